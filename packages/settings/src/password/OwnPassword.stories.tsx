import { SAMPLE_PASSWORD } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { OwnPassword } from './OwnPassword.tsx';

const meta = preview.meta({
  title: 'Replace a temporary password',
  component: OwnPassword,
  parameters: { portal: {}, layout: 'centered' },
  async beforeEach({ mocks }) {
    mocks.community.accounts.update('member-1', { must_change_password: true });
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(26rem, 90vw)' }}>
        <Story />
      </div>
    ),
  ],
});

/** A temporary password must be changed before anything else. */
// ACCT-045
export const Ready = meta.story({
  name: 'New password required (first sign-in)',
  tags: ['first-use'],
  async play({ canvas }) {
    await expect(await canvas.findByLabelText('Temporary password')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toBeVisible();
  },
});

/** The password is changed; the member may continue. */
export const Changed = meta.story({
  name: 'Password changed',
  tags: ['no-picture', 'done'],
  async play({ canvas, mocks, userEvent }) {
    await userEvent.type(await canvas.findByLabelText('Temporary password'), SAMPLE_PASSWORD);
    await userEvent.type(canvas.getByLabelText('New password'), 'lumbung-padi-9');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await waitFor(() =>
      expect(mocks.community.accounts.find('member-1')?.must_change_password).toBeUndefined(),
    );
  },
});
