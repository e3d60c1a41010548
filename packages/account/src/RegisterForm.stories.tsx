import { login, register } from '@saudagar/contract';
import {
  buildInvitation,
  dropConnection,
  failWith,
  loseAnswer,
  type Mocks,
  mockEndpoint,
  neverAnswer,
  replyWith,
  sampleCommunity,
} from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, fn, waitFor } from 'storybook/test';
import { RegisterForm } from './RegisterForm.tsx';

const meta = preview.meta({
  title: 'Register (sign up)',
  tags: ['visitor'],
  component: RegisterForm,
  args: { onSignedIn: fn() },
  parameters: { portal: { signedInAs: null } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '30rem', marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
});

type Scene = Pick<StoryContext, 'canvas' | 'userEvent'>;

const filled = {
  'Full name': 'Wayan Sudarma',
  Email: 'wayan@ukirjepara.example',
  Username: 'wayan.ukir',
  Password: 'jati-mahoni-2026',
};
type Filled = Partial<Record<keyof typeof filled, string>>;

async function fill({ canvas, userEvent }: Scene, overrides: Filled = {}) {
  await canvas.findByRole('textbox', { name: 'Phone' });
  for (const [name, text] of Object.entries({ ...filled, ...overrides })) {
    await userEvent.type(canvas.getByLabelText(name), text);
  }
}

const send = ({ canvas, userEvent }: Scene) =>
  userEvent.click(canvas.getByRole('button', { name: 'Create account' }));

async function expectFilled({ canvas }: Scene, overrides: Filled = {}) {
  for (const [name, text] of Object.entries({ ...filled, ...overrides })) {
    await expect(canvas.getByLabelText(name)).toHaveValue(text);
  }
}

/** A server that creates the account but sends no token. */
const registeredWithoutToken = ({ community }: Mocks) =>
  mockEndpoint(community, register, () => ({}));

/** The rules of username and password are shown before anything is typed. */
export const Ready = meta.story({
  name: 'Registration form, industry tags',
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('textbox', { name: 'Username' }),
    ).toHaveAccessibleDescription('3 to 30 letters, digits, “_” or “.”');
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      'At least 8 characters',
    );
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  },
});

/** Filled in: shows a strong password, and tags chosen freely. */
export const Filled = meta.story({
  name: 'Form filled in, strong password',
  async play({ canvas, userEvent }) {
    await fill({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Furniture' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Wood' }));
    await expect(canvas.getByText('Strong password')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Wood' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
});

/** The four required fields show errors; the first has the focus. */
export const FieldErrors = meta.story({
  name: 'Sign-up errors: required fields are missing',
  tags: ['refused'],
  async play({ canvas, userEvent }) {
    await canvas.findByRole('textbox', { name: 'Phone' });
    await send({ canvas, userEvent });
    for (const name of Object.keys(filled)) {
      await expect(await canvas.findByText(`${name} is required`)).toBeVisible();
    }
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveFocus());
  },
});

/** Broken rules are errors beside their fields. */
export const BrokenRules = meta.story({
  name: 'Fields invalid: username, password, email, phone',
  tags: ['refused'],
  async play({ canvas, userEvent }) {
    await fill({ canvas, userEvent }, { Username: 'wa', Password: '1234567', Email: 'wayan@' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), 'call me');
    await send({ canvas, userEvent });
    await expect(await canvas.findByText('Enter a valid email address')).toBeVisible();
    await expect(canvas.getByText('Use 3 to 30 letters, digits, “_” or “.”')).toBeVisible();
    await expect(canvas.getByText('Use 8 to 200 characters')).toBeVisible();
    await expect(canvas.getByText(/Enter a phone number/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus());
  },
});

/** Submitting: nothing can be changed or sent a second time. */
export const Submitting = meta.story({
  name: 'Account being created',
  tags: ['sending'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(register));
  },
  async play({ canvas, userEvent }) {
    await fill({ canvas, userEvent });
    await send({ canvas, userEvent });
    await expect(await canvas.findByRole('button', { name: /Create account/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly');
  },
});

/** The account is created and the member signed in. */
export const SignedIn = meta.story({
  name: 'Account created and signed in',
  tags: ['done'],
  async play({ args, canvas, session, userEvent }) {
    await fill({ canvas, userEvent });
    await send({ canvas, userEvent });
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
    await expect(session.read()?.user).toMatchObject({ username: 'wayan.ukir', role: 'user' });
  },
});

/** A server that sends no token: the kit signs in itself. */
export const SigningIn = meta.story({
  name: 'Account created, signing in',
  tags: ['sending'],
  beforeEach({ mocks, msw }) {
    msw.use(registeredWithoutToken(mocks), neverAnswer(login));
  },
  async play({ canvas, userEvent }) {
    await fill({ canvas, userEvent });
    await send({ canvas, userEvent });
    await expect(await canvas.findByText('Your account is ready.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Sign in/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

/** The account exists but signing in failed: only that is retried. */
export const SignInFailed = meta.story({
  name: 'Account created, but signing in failed',
  tags: ['failed'],
  beforeEach({ mocks, msw }) {
    msw.use(registeredWithoutToken(mocks), failWith(login, 503));
  },
  async play({ canvas, userEvent }) {
    await fill({ canvas, userEvent });
    await send({ canvas, userEvent });
    await expect(await canvas.findByText('Login failed. Please try again.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sign in' })).toHaveFocus());
  },
});

/** Signing in succeeds on retry, and the form is not sent a second time. */
export const SignedInAfterwards = meta.story({
  name: 'Signed in by a retry',
  tags: ['no-picture', 'done'],
  beforeEach({ mocks, msw }) {
    const { accounts } = mocks.community;
    const access_token = accounts.openSession('member-1');
    msw.use(
      registeredWithoutToken(mocks),
      failWith(login, 503, undefined, { once: true }),
      replyWith(login, { access_token, user: accounts.viewer(access_token) }),
    );
  },
  async play({ args, canvas, userEvent }) {
    await fill({ canvas, userEvent });
    await send({ canvas, userEvent });
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
  },
});

/** A taken email shows an error beside its field, all input stays. */
export const EmailTaken = meta.story({
  name: 'Email already registered',
  tags: ['refused'],
  beforeEach({ msw }) {
    msw.use(
      failWith(register, 409, { detail: 'This email is already registered', field: 'email' }),
    );
  },
  async play({ canvas, userEvent }) {
    await fill({ canvas, userEvent });
    await send({ canvas, userEvent });
    await expect(await canvas.findByText(/^This email is already registered/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'Sign in with this email' })).toHaveAttribute(
      'href',
      '/login',
    );
    await expectFilled({ canvas, userEvent });
  },
});

/** The username is taken. */
export const UsernameTaken = meta.story({
  name: 'Username already taken',
  tags: ['refused'],
  async play({ canvas, userEvent }) {
    await fill({ canvas, userEvent }, { Username: 'budi.santoso' });
    await send({ canvas, userEvent });
    await expect(await canvas.findByText('This username is already taken')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveFocus());
  },
});

/** Long enough, but a common password. */
export const CommonPassword = meta.story({
  name: 'Password too common (weak)',
  tags: ['refused'],
  async play({ canvas, userEvent }) {
    await fill({ canvas, userEvent }, { Password: 'password123' });
    await send({ canvas, userEvent });
    await expect(
      await canvas.findByText('This password is too common. Choose another.'),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
  },
});

/** Rate-limited: shows the wait, and keeps all input. */
export const TooManyAttempts = meta.story({
  name: 'Too many attempts: wait (rate limit)',
  tags: ['refused'],
  beforeEach({ msw }) {
    msw.use(failWith(register, 429, { detail: 'Please wait a moment', retryAfter: 120 }));
  },
  async play({ canvas, userEvent }) {
    await fill({ canvas, userEvent });
    await send({ canvas, userEvent });
    await expect(await canvas.findByText(/try again in 2 minutes/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Create account' })).toBeDisabled();
    await expectFilled({ canvas, userEvent });
  },
});

/** A server error without a message. */
export const ServerError = meta.story({
  tags: ['failed'],
  beforeEach({ msw }) {
    msw.use(failWith(register, 500));
  },
  async play({ canvas, userEvent }) {
    await fill({ canvas, userEvent });
    await send({ canvas, userEvent });
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Registration failed. Please try again.',
    );
    await expectFilled({ canvas, userEvent });
  },
});

/** No connection: an error with an explanation. */
export const Offline = meta.story({
  name: 'No network',
  tags: ['offline'],
  beforeEach({ msw }) {
    msw.use(dropConnection(register));
  },
  async play({ canvas, userEvent }) {
    await fill({ canvas, userEvent });
    await send({ canvas, userEvent });
    await expect(await canvas.findByText(/We cannot reach the server/)).toBeVisible();
    await expectFilled({ canvas, userEvent });
  },
});

// ACCT-142
/** The answer was lost: sending once more signs in to the account that the first try made. */
export const SentAgain = meta.story({
  name: 'Reply lost: sending again signs in',
  tags: ['no-picture', 'done'],
  beforeEach({ mocks, msw }) {
    msw.use(loseAnswer(mocks, register, { once: true }));
  },
  async play({ args, canvas, userEvent, session }) {
    await fill({ canvas, userEvent });
    await send({ canvas, userEvent });
    await expect(await canvas.findByText(/We cannot reach the server/)).toBeVisible();
    await send({ canvas, userEvent });
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
    await expect(session.read()?.user).toMatchObject({ username: 'wayan.ukir' });
  },
});

// ACCT-143
/** A reload in the same tab: everything typed is back, except the password. */
export const Drafted = meta.story({
  name: 'Input restored after a reload',
  tags: ['no-picture'],
  beforeEach({ storageBackend }) {
    const { Password: _, ...kept } = filled;
    const [full_name, email, username] = Object.values(kept);
    const values = { full_name, email, username, industry_tags: ['wood', 'nothing'] };
    storageBackend.storage.setItem(
      'saudagar.registration.v1',
      JSON.stringify({ values, clientId: null }),
    );
  },
  async play({ canvas, storageBackend, userEvent }) {
    await expect(await canvas.findByLabelText('Full name')).toHaveValue('Wayan Sudarma');
    await expect(await canvas.findByRole('button', { name: 'Wood', pressed: true })).toBeVisible();
    await expectFilled({ canvas, userEvent }, { Password: '' });
    await userEvent.type(canvas.getByLabelText('Password'), 'jati-mahoni-2026');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Location' }), 'Jepara');
    const stored = storageBackend.storage.getItem('saudagar.registration.v1');
    await expect(stored).toContain('Jepara');
    await expect(stored).not.toContain('jati-mahoni-2026');
  },
});

/** Names of maximum length. */
export const LongTexts = meta.story({
  name: 'Very long names',
  async play({ canvas, userEvent }) {
    await fill(
      { canvas, userEvent },
      {
        'Full name': 'Raden Mas Haji Muhammad Abdurrahman Wiryawan Kusumaningrat Sastrowardoyo',
        Email: 'muhammad.abdurrahman.kusumaningrat@perdagangan-rempah-nusantara.example',
        Username: 'muhammad_abdurrahman_kusuma_30',
      },
    );
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Company name' }),
      'Perseroan Terbatas Perdagangan Rempah-Rempah dan Hasil Bumi Nusantara Sejahtera Abadi',
    );
  },
});

/** Creates an invitation by member-1 with the code of its link. */
function inviting() {
  const community = sampleCommunity({ posts: 0 });
  community.invitations.add('member-1', buildInvitation({ code: 'undangan-pasar-0000000000' }));
  return community;
}

/** An invited visitor sees the inviter's name and prefilled fields. */
export const Invited = meta.story({
  name: 'Registration by an invitation',
  args: { invitation: 'undangan-pasar-0000000000' },
  parameters: { portal: { signedInAs: null, community: inviting } },
  async play({ canvas }) {
    await expect(await canvas.findByText(/Siti Rahmawati invites you/)).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(/^Email/)).toHaveValue('joko@pasar.example'));
    await expect(canvas.getByLabelText('Full name')).toHaveValue('Joko Prasetyo');
  },
});

/** An invalid invitation does not prevent registering. */
export const InvitationGone = meta.story({
  name: 'Invitation no longer valid',
  tags: ['gone'],
  args: { invitation: 'undangan-yang-tidak-pernah-ada' },
  async play({ canvas }) {
    await expect(await canvas.findByText(/no longer valid/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Create account' })).toBeEnabled();
  },
});
