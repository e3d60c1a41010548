import { resetPassword } from '@saudagar/contract';
import { failWith } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, waitFor } from 'storybook/test';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

const TOKEN = 'tautan-sandi-1'.padEnd(24, '0');

const meta = preview.meta({
  title: 'Set a new password from the link',
  tags: ['visitor'],
  component: ResetPasswordForm,
  args: { token: TOKEN },
  parameters: { portal: { signedInAs: null }, layout: 'centered' },
  async beforeEach({ mocks }) {
    mocks.community.passwordLinks.ask('siti@saudagar.example');
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(26rem, 90vw)' }}>
        <Story />
      </div>
    ),
  ],
});

type Scene = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function save({ canvas, userEvent }: Scene, password = 'lumbung-padi-9') {
  await userEvent.type(await canvas.findByLabelText('New password'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Save the password' }));
}

/** Asks for the new password. */
export const Ready = meta.story({
  name: 'Asks for the new password',
  async play({ canvas }) {
    await expect(await canvas.findByLabelText('New password')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  },
});

/** Saved: leads to sign-in, which accepts the new password. */
export const Saved = meta.story({
  name: 'New password saved',
  tags: ['done'],
  async play({ canvas, mocks, userEvent }) {
    await save({ canvas, userEvent });
    await expect(await canvas.findByText(/Your new password is saved/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    const { accounts } = mocks.community;
    await expect(
      accounts.signIn({ email: 'siti@saudagar.example', password: 'lumbung-padi-9' }).user.id,
    ).toBe('member-1');
  },
});

/** A used or expired link. */
export const LinkGone = meta.story({
  name: 'Link used or expired',
  tags: ['gone'],
  args: { token: 'tautan-sandi-lama-00000000' },
  async play({ canvas, userEvent }) {
    await save({ canvas, userEvent });
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This link is no longer valid. Ask for a new one.',
    );
  },
});

/** A link truncated by a mail program. */
export const LinkIncomplete = meta.story({
  name: 'Link is incomplete',
  tags: ['refused'],
  args: { token: null },
  async play({ canvas }) {
    await expect(await canvas.findByText(/This link is not complete/)).toBeVisible();
    await expect(canvas.queryByLabelText('New password')).toBeNull();
  },
});

/** A short password shows an error beside the field before it is sent. */
export const TooShort = meta.story({
  name: 'Password too short',
  tags: ['no-picture', 'refused'],
  async play({ canvas, userEvent }) {
    await save({ canvas, userEvent }, 'padi');
    await expect(await canvas.findByText('Use 8 to 200 characters')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('New password')).toHaveFocus());
  },
});

/** A common password: the link stays valid for another one. */
export const CommonPassword = meta.story({
  name: 'Password too common (weak)',
  tags: ['refused'],
  async play({ canvas, userEvent }) {
    await save({ canvas, userEvent }, 'password123');
    await expect(
      await canvas.findByText('This password is too common. Choose another.'),
    ).toBeVisible();
  },
});

/** A server error without a message. */
export const ServerError = meta.story({
  tags: ['no-picture', 'failed'],
  beforeEach({ msw }) {
    msw.use(failWith(resetPassword, 500));
  },
  async play({ canvas, userEvent }) {
    await save({ canvas, userEvent });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The password was not saved.');
  },
});
