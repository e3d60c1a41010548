import { appealDeactivation, login } from '@saudagar/contract';
import { dropConnection, failWith, neverAnswer, SAMPLE_PASSWORD } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { StrictMode } from 'react';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { LoginForm } from './LoginForm.tsx';

const meta = preview.meta({
  title: 'Sign in (log in)',
  tags: ['visitor'],
  component: LoginForm,
  args: { onSignedIn: fn() },
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

const email = 'siti@saudagar.example';

async function submit(
  { canvas, userEvent }: Scene,
  { as = email, password = SAMPLE_PASSWORD }: { as?: string; password?: string } = {},
) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), as);
  await userEvent.type(canvas.getByLabelText('Password'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
}

/** Expects the input to stay, with an error text. */
async function expectFailure({ canvas }: Scene, text: string | RegExp, password = SAMPLE_PASSWORD) {
  await expect(await canvas.findByText(text)).toBeVisible();
  await expect(canvas.getByRole('alert')).toHaveTextContent(text);
  await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await expect(canvas.getByLabelText('Password')).toHaveValue(password);
}

/** Empty form for email and password. */
// ACCT-001–003
export const Ready = meta.story({
  name: 'Sign-in form',
  async play({ canvas }) {
    await expect(await canvas.findByRole('textbox', { name: 'Email' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create account' })).toHaveAttribute(
      'href',
      '/register',
    );
    await expect(canvas.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  },
});

/** Each invalid field shows an error; the first has the focus. */
export const FieldErrors = meta.story({
  name: 'Sign-in refused: fields are missing or invalid',
  tags: ['refused'],
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByText('Email is required')).toBeVisible();
    await expect(canvas.getByText('Password is required')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus());
  },
});

/** The email must be an address; its error goes away once it is corrected. */
export const InvalidEmail = meta.story({
  name: 'Email is not an address',
  tags: ['refused'],
  async play({ canvas, userEvent }) {
    await submit({ canvas, userEvent }, { as: 'siti@' });
    await expect(await canvas.findByText('Enter a valid email address')).toBeVisible();
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription('Enter a valid email address');
    await userEvent.type(field, 'b');
    await expect(canvas.queryByText('Enter a valid email address')).toBeNull();
  },
});

/** Submitting: nothing can be changed or sent a second time. */
export const Submitting = meta.story({
  name: 'Signing in',
  tags: ['sending'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(login));
  },
  async play({ canvas, userEvent }) {
    await submit({ canvas, userEvent });
    await expect(await canvas.findByRole('button', { name: /Sign in/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly');
  },
});

/** Signed in: the host is notified, the portal's session has started. */
export const SignedIn = meta.story({
  tags: ['done'],
  async play({ args, canvas, session, userEvent }) {
    await submit({ canvas, userEvent });
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
    await expect(session.read()?.user.email).toBe(email);
  },
});

/** The server's own message for a wrong pair. */
export const InvalidCredentials = meta.story({
  name: 'Wrong password (invalid login)',
  tags: ['refused'],
  async play({ canvas, userEvent }) {
    await submit({ canvas, userEvent }, { password: 'not-the-password' });
    await expectFailure({ canvas, userEvent }, 'Invalid email or password', 'not-the-password');
  },
});

/** A 401 without a server message shows the same text. */
export const InvalidCredentialsWithoutDetail = meta.story({
  name: "Wrong password, without the server's text",
  tags: ['no-picture', 'refused'],
  beforeEach({ msw }) {
    msw.use(failWith(login, 401));
  },
  async play({ canvas, userEvent }) {
    await submit({ canvas, userEvent });
    await expectFailure({ canvas, userEvent }, 'Invalid email or password');
  },
});

/** A field named by the server shows its message. */
export const RefusedField = meta.story({
  name: 'Field refused by the server',
  tags: ['refused'],
  beforeEach({ msw }) {
    msw.use(failWith(login, 422, { detail: 'Email has been retired', field: 'email' }));
  },
  async play({ canvas, userEvent }) {
    await submit({ canvas, userEvent });
    await expect(await canvas.findByText('Email has been retired')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus());
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** Rate-limited: shows the wait, and enables the button after it. */
export const TooManyAttempts = meta.story({
  name: 'Too many attempts: wait (rate limit)',
  tags: ['refused'],
  beforeEach({ msw }) {
    msw.use(failWith(login, 429, { detail: 'Please wait a moment', retryAfter: 600 }));
  },
  async play({ canvas, userEvent }) {
    await submit({ canvas, userEvent });
    await expect(await canvas.findByText(/try again in 10 minutes/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeDisabled();
  },
});

/** The first waits are short and said in seconds; they grow with each wrong password. */
// ACCT-146
export const FirstWait = meta.story({
  name: 'Too many attempts: wait of seconds',
  tags: ['refused', '!phone'],
  beforeEach({ msw }) {
    msw.use(failWith(login, 429, { detail: 'Please wait a moment', retryAfter: 30 }));
  },
  async play({ canvas, userEvent }) {
    await submit({ canvas, userEvent });
    await expect(await canvas.findByText(/try again in 30 seconds/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeDisabled();
  },
});

/** The wait is over: the button is enabled. */
export const TriedAgain = meta.story({
  name: 'Wait is over: can try again',
  tags: ['!phone'],
  beforeEach({ msw }) {
    msw.use(failWith(login, 429, { detail: 'Please wait a moment', retryAfter: 1 }));
  },
  async play({ canvas, userEvent }) {
    await submit({ canvas, userEvent });
    await canvas.findByText(/try again in 1 second/);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sign in' })).toBeEnabled());
    await expect(canvas.queryByText(/try again in/)).toBeNull();
  },
});

/** A server error without a message. */
export const ServerError = meta.story({
  tags: ['failed'],
  beforeEach({ msw }) {
    msw.use(failWith(login, 500));
  },
  async play({ canvas, userEvent }) {
    await submit({ canvas, userEvent });
    await expectFailure({ canvas, userEvent }, 'Login failed. Please try again.');
  },
});

/** No connection: an error with an explanation. */
export const Offline = meta.story({
  name: 'No network',
  tags: ['offline'],
  beforeEach({ msw }) {
    msw.use(dropConnection(login));
  },
  async play({ canvas, userEvent }) {
    await submit({ canvas, userEvent });
    await expectFailure({ canvas, userEvent }, 'Login failed. Please try again.');
    await expect(canvas.getByText(/We cannot reach the server/)).toBeVisible();
  },
});

/** Correct credentials of a deactivated account. */
export const Deactivated = meta.story({
  name: 'Account deactivated (banned, disabled)',
  tags: ['forbidden'],
  async play({ canvas, mocks, userEvent }) {
    mocks.community.accounts.deactivate('member-1');
    await submit({ canvas, userEvent });
    await expectFailure(
      { canvas, userEvent },
      'This account has been deactivated. Contact an administrator.',
    );
  },
});

/** A suspended account: until when, and why. */
export const Suspended = meta.story({
  name: 'Account suspended: until when, and why',
  tags: ['forbidden'],
  async play({ canvas, mocks, userEvent }) {
    mocks.community.accounts.deactivate('member-1', {
      reason: 'Menawarkan barang palsu',
      until: '2096-12-06T03:00:00.000Z',
    });
    await submit({ canvas, userEvent });
    await expectFailure(
      { canvas, userEvent },
      /^Your account is suspended until December 6, 2096.* Reason: Menawarkan barang palsu/,
    );
  },
});

/** A deactivated member appeals once, from the refusal of the sign-in. */
export const Appealed = meta.story({
  name: 'Appeal sent against a deactivation',
  tags: ['done'],
  async play({ canvas, mocks, userEvent }) {
    mocks.community.accounts.deactivate('member-1', { reason: 'Akun palsu', until: null });
    await submit({ canvas, userEvent });
    await userEvent.click(await canvas.findByRole('button', { name: 'Appeal' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Appeal the decision' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send appeal' }));
    await expect(await dialog.findByText(/^Please write why/)).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Your appeal' }), 'Akun saya asli.');
    await userEvent.click(dialog.getByRole('button', { name: 'Send appeal' }));
    await expect(await canvas.findByText(/^Your appeal was received/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.queryByRole('button', { name: 'Appeal' })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sign in' })).toHaveFocus());
  },
});

/** A refused appeal keeps its text. */
export const AppealRefused = meta.story({
  name: 'Appeal refused: already appealed',
  tags: ['refused'],
  beforeEach({ msw }) {
    msw.use(failWith(appealDeactivation, 409, { detail: 'A decision can be appealed once' }));
  },
  async play({ canvas, mocks, userEvent }) {
    mocks.community.accounts.deactivate('member-1', { reason: 'Akun palsu', until: null });
    await submit({ canvas, userEvent });
    await userEvent.click(await canvas.findByRole('button', { name: 'Appeal' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Appeal the decision' }));
    const field = dialog.getByRole('textbox', { name: 'Your appeal' });
    await userEvent.type(field, 'Akun saya asli.');
    await userEvent.click(dialog.getByRole('button', { name: 'Send appeal' }));
    await expect(await dialog.findByText(/A decision can be appealed once/)).toBeVisible();
    await expect(field).toHaveValue('Akun saya asli.');
  },
});

/** An upheld appeal: sign-in says so, with the notes. */
export const AppealUpheld = meta.story({
  name: 'Appeal rejected: account stays deactivated',
  tags: ['forbidden'],
  async play({ canvas, mocks, userEvent }) {
    const { accounts, appeals } = mocks.community;
    const [member, admin] = ['siti@saudagar.example', 'member-6'].map((key) => accounts.find(key));
    if (!member || !admin) throw new Error('the sample has a member and an admin');
    accounts.deactivate(member.id, { reason: 'Akun palsu', until: null });
    const { id } = appeals.appealDeactivation(member, 'Akun saya asli.');
    const verdict = { outcome: 'upheld', notes: 'Fakturnya palsu.' } as const;
    appeals.decide({ ...admin, role: 'admin' }, id, verdict, () => {});
    await submit({ canvas, userEvent });
    await expect(await canvas.findByText(/the decision stays/)).toBeVisible();
    await expect(canvas.getByText(/Fakturnya palsu/)).toBeVisible();
  },
});

/** A portal that manages accounts and passwords itself shows no links. */
export const WithoutRegistration = meta.story({
  name: 'Without links to register or reset',
  parameters: { portal: { pages: [] } },
  async play({ canvas }) {
    await canvas.findByRole('textbox', { name: 'Email' });
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

/** In React's strict mode one submission is one sign-in, too. */
export const Strict = meta.story({
  name: 'Sent once only (technical check)',
  tags: ['no-picture'],
  render: (args) => (
    <StrictMode>
      <LoginForm {...args} />
    </StrictMode>
  ),
  async play({ args, canvas, userEvent }) {
    await submit({ canvas, userEvent });
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
  },
});
