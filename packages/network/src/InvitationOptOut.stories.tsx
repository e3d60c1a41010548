import { setInvitationOptOut } from '@saudagar/contract';
import { dropConnection, failWith, neverAnswer, OPT_OUT_CODE } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import type { StoryContext } from 'storybook/internal/csf';
import { expect } from 'storybook/test';
import { InvitationOptOut } from './invitations/InvitationOptOut.tsx';

const meta = preview.meta({
  title: 'Stop invitations by mail (unsubscribe, opt out)',
  tags: ['visitor'],
  component: InvitationOptOut,
  args: { code: OPT_OUT_CODE },
  parameters: { portal: { signedInAs: null }, layout: 'centered' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(26rem, 90vw)' }}>
        <Story />
      </div>
    ),
  ],
});

const stop = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Do not invite me again' }));

/** The link alone stops nothing, since mail programs open links by themselves. */
// NET-158
export const Asked = meta.story({
  name: 'Question: stop invitations to this address',
  tags: ['phone'],
  async play({ canvas, mocks }) {
    await expect(
      await canvas.findByRole('button', { name: 'Do not invite me again' }),
    ).toBeVisible();
    await expect(mocks.community.invitations.isOptedOut).toBe(false);
  },
});

export const Sending = meta.story({
  name: 'Stopping invitations',
  tags: ['no-picture', 'sending'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(setInvitationOptOut));
  },
  async play({ canvas, userEvent }) {
    await stop({ canvas, userEvent });
    await expect(
      await canvas.findByRole('button', { name: /Do not invite me again/ }),
    ).toHaveAttribute('aria-disabled', 'true');
  },
});

export const Stopped = meta.story({
  name: 'Invitations stopped',
  tags: ['done'],
  async play({ canvas, mocks, userEvent }) {
    await stop({ canvas, userEvent });
    await expect(await canvas.findByText(/^You get no more invitations/)).toBeVisible();
    await expect(mocks.community.invitations.isOptedOut).toBe(true);
  },
});

/** A code that was never mailed is refused in the server's words. */
export const InvalidLink = meta.story({
  name: 'Link refused: not one of a mail',
  tags: ['refused'],
  args: { code: 'bukan-kode-dari-email-ini' },
  async play({ canvas, userEvent }) {
    await stop({ canvas, userEvent });
    await expect(await canvas.findByText(/^This link is not valid/)).toBeVisible();
  },
});

/** A link that was cut off has no code. */
export const Incomplete = meta.story({
  name: 'Link incomplete (cut off)',
  tags: ['no-picture', 'refused'],
  args: { code: undefined },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^This link is incomplete/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** After a failure the button tries again. */
export const Failed = meta.story({
  name: 'Stopping failed, and tried again',
  tags: ['no-picture', 'failed'],
  beforeEach({ msw }) {
    msw.use(failWith(setInvitationOptOut, 500, undefined, { once: true }));
  },
  async play({ canvas, userEvent }) {
    await stop({ canvas, userEvent });
    await expect(await canvas.findByText(/could not be stopped/)).toBeVisible();
    await stop({ canvas, userEvent });
    await expect(await canvas.findByText(/^You get no more invitations/)).toBeVisible();
  },
});

export const Offline = meta.story({
  name: 'No network',
  tags: ['no-picture', 'offline'],
  beforeEach({ msw }) {
    msw.use(dropConnection(setInvitationOptOut));
  },
  async play({ canvas, userEvent }) {
    await stop({ canvas, userEvent });
    await expect(await canvas.findByText(/could not be stopped|cannot reach/)).toBeVisible();
  },
});
