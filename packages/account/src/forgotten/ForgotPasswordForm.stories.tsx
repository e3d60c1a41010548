import { forgotPassword, getPasswordRecovery } from '@saudagar/contract';
import { dropConnection, neverAnswer } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, waitFor } from 'storybook/test';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';

const meta = preview.meta({
  title: 'Forgot password (reset link)',
  tags: ['visitor'],
  component: ForgotPasswordForm,
  parameters: { portal: { signedInAs: null }, layout: 'centered' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(26rem, 90vw)' }}>
        <Story />
      </div>
    ),
  ],
});

type Scene = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function ask({ canvas, userEvent }: Scene, email = 'siti@saudagar.example') {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), email);
  await userEvent.click(canvas.getByRole('button', { name: 'Mail me the link' }));
}

/** Asks for the address. */
export const Ready = meta.story({
  name: 'Asks for the email address',
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Mail me the link' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to sign-in' })).toHaveAttribute(
      'href',
      '/login',
    );
  },
});

/** The community's mail setting is loading. */
export const Loading = meta.story({
  tags: ['no-picture', 'loading'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(getPasswordRecovery));
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Back to sign-in' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

/** A community without mail refers to an administrator. */
export const WithoutMail = meta.story({
  name: 'No mail: refers to an administrator',
  async beforeEach({ mocks }) {
    mocks.community.mails.isOpen = false;
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Ask an administrator')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

/** The email must be an address. */
export const InvalidEmail = meta.story({
  name: 'Email is not an address',
  tags: ['no-picture', 'refused'],
  async play({ canvas, userEvent }) {
    await ask({ canvas, userEvent }, 'siti@');
    await expect(await canvas.findByText('Enter a valid email address')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus());
  },
});

/** Sent: shows the same text to members and strangers. */
export const Sent = meta.story({
  name: 'Reset link sent',
  tags: ['done'],
  async play({ canvas, mocks, userEvent }) {
    await ask({ canvas, userEvent });
    await expect(await canvas.findByText('Look into your mail')).toBeVisible();
    await expect(canvas.getByText(/If siti@saudagar.example belongs/)).toBeVisible();
    await expect(mocks.community.mails.linkTo('siti@saudagar.example')).toMatch(/token=/);
  },
});

/** No connection: the address stays. */
export const Offline = meta.story({
  name: 'No network',
  tags: ['offline'],
  beforeEach({ msw }) {
    msw.use(dropConnection(forgotPassword));
  },
  async play({ canvas, userEvent }) {
    await ask({ canvas, userEvent });
    await expect(await canvas.findByText('The mail could not be asked for.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(
      'siti@saudagar.example',
    );
  },
});
