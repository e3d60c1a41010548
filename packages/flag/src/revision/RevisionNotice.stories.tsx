import { withdrawRevision } from '@saudagar/contract';
import { failWith, replyWith } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, screen } from 'storybook/test';
import { RevisionNotice } from './RevisionNotice.tsx';
import { provideWithdrawRevision } from './withdrawRevisionFlow.ts';

const meta = preview.meta({
  title: 'Changes that wait for approval',
  component: RevisionNotice,
  args: {
    id: 'group-1',
    revision: { is_own: true },
    provide: provideWithdrawRevision('group', () => undefined),
  },
  parameters: { portal: {} },
});

/** The maker's own change, which they can take back. */
export const Own = meta.story({
  name: 'Own change waits for approval (pending)',
  async play({ canvas }) {
    await expect(await canvas.findByText(/^Your change waits for approval/)).toBeVisible();
  },
});

/** Another's change, as moderators see it. */
export const Others = meta.story({
  name: "Another's change waits for approval",
  args: { revision: { is_own: false } },
  tags: ['no-picture', 'moderator'],
  async play({ canvas }) {
    await expect(await canvas.findByText(/^A change of this waits/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** The change was taken back. */
export const Withdrawn = meta.story({
  name: 'Own change taken back',
  tags: ['no-picture', 'done'],
  beforeEach({ msw }) {
    msw.use(replyWith(withdrawRevision, undefined));
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take back the change' }));
    await expect(await screen.findByText('Your change was taken back')).toBeVisible();
  },
});

/** The server failed; the button stays. */
export const NotWithdrawn = meta.story({
  name: 'Change could not be taken back',
  tags: ['no-picture', 'failed'],
  beforeEach({ msw }) {
    msw.use(failWith(withdrawRevision, 500));
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take back the change' }));
    await expect(await canvas.findByText(/could not be taken back/)).toBeVisible();
  },
});
