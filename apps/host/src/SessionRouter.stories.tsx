import { getMe, listPosts, logout } from '@saudagar/contract';
import {
  dropConnection,
  failWith,
  neverAnswer,
  SAMPLE_PASSWORD,
  sampleCommunity,
} from '@saudagar/mocks';
import { keepReply } from '@saudagar/storybook/keptReply';
import preview from '@saudagar/storybook/preview';
import { expect, spyOn, waitFor } from 'storybook/test';
import { hostDecorator } from './hostDecorator.tsx';
import { SessionRouter } from './SessionRouter.tsx';

const meta = preview.meta({
  title: 'Open the app, sign in and out',
  component: SessionRouter,
  tags: ['phone'],
  decorators: [hostDecorator],
  parameters: {
    layout: 'fullscreen',
    portal: { community: () => sampleCommunity({ posts: 3 }) },
  },
});

const signedOut = { portal: { signedInAs: null } };

/** A stored token is being checked. */
// SHELL-068–070, SHELL-073
export const Loading = meta.story({
  name: 'Session being checked',
  tags: ['loading'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(getMe));
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('status', { name: 'Saudagar Hub Loading' })).toBeVisible();
  },
});

/** Signed out. */
// SHELL-057
export const SignInPage = meta.story({
  name: 'Sign-in page',
  tags: ['visitor'],
  parameters: { ...signedOut, host: { path: '/login' } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Language' })).toBeVisible();
    await expect(document.title).toBe('Sign in · Saudagar Hub');
  },
});

/** Sets the browser's language. */
function browserIn(language: string) {
  spyOn(Navigator.prototype, 'language', 'get').mockReturnValue(language);
}

/** A browser in Indonesian: one line offers the language. */
// SHELL-025
export const LanguageOffered = meta.story({
  name: 'Indonesian offered (language, Bahasa)',
  tags: ['!phone', 'visitor'],
  parameters: { ...signedOut, host: { path: '/login' } },
  beforeEach: () => browserIn('id-ID'),
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'Welcome back' });
    const offer = 'Tampilkan dalam Bahasa Indonesia';
    await expect(await canvas.findByRole('button', { name: offer })).toBeVisible();
    await expect(canvas.getByText(offer)).toHaveAttribute('lang', 'id');
  },
});

/** The offer is gone once it is accepted, and the form has the focus. */
// SHELL-025
export const LanguageAccepted = meta.story({
  tags: ['!phone', 'no-picture', 'done', 'visitor'],
  parameters: { ...signedOut, host: { path: '/login' } },
  beforeEach: () => browserIn('id-ID'),
  async play({ canvas, userEvent }) {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Tampilkan dalam Bahasa Indonesia' }),
    );
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Tampilkan/ })).toBeNull());
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
});

/** A browser in a language that there is not: nothing is offered. */
// SHELL-025
export const NothingOffered = meta.story({
  name: 'No language offered',
  tags: ['!phone', 'no-picture', 'visitor'],
  parameters: { ...signedOut, host: { path: '/login' } },
  beforeEach: () => browserIn('fr-FR'),
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'Welcome back' });
    await expect(canvas.queryByRole('button', { name: /Read this in|Tampilkan/ })).toBeNull();
  },
});

/** The registration page. */
// SHELL-058
export const RegisterPage = meta.story({
  name: 'Registration page',
  tags: ['visitor'],
  parameters: { ...signedOut, host: { path: '/register' } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Join the community' })).toBeVisible();
    await expect(document.title).toBe('Create account · Saudagar Hub');
  },
});

/** A visitor who requests another page must sign in first. */
// SHELL-060
export const SignInFirst = meta.story({
  name: 'Page needs signing in first',
  tags: ['!phone', 'no-picture', 'forbidden', 'visitor'],
  parameters: { ...signedOut, host: { path: '/posts/1' } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await expect(canvas.queryByText(/Your session has ended/)).toBeNull();
  },
});

/** Signed in: the requested page, in the shell. */
export const SignedIn = meta.story({
  name: 'Signed in: the requested page',
  async play({ canvas }) {
    await expect(await canvas.findByRole('feed')).toBeVisible();
    await expect(document.title).toBe('Feed · Saudagar Hub');
  },
});

/** A temporary password must be changed first: nothing else is available. */
// ACCT-045
export const FirstPassword = meta.story({
  name: 'Temporary password must be changed',
  tags: ['no-picture', 'first-use'],
  async beforeEach({ mocks }) {
    mocks.community.accounts.update('member-1', { must_change_password: true });
  },
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByLabelText('Temporary password'), SAMPLE_PASSWORD);
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await userEvent.type(canvas.getByLabelText('New password'), 'lumbung-padi-9');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await expect(await canvas.findByRole('heading', { name: 'Feed', level: 1 })).toBeVisible();
  },
});

/** An unknown path leads home. */
// SHELL-052
export const UnknownPath = meta.story({
  name: 'Unknown address leads home (page not found)',
  tags: ['!phone', 'no-picture', 'gone'],
  parameters: { host: { path: '/nowhere' } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Latest posts' })).toBeVisible();
  },
});

/** A return visit: what this device kept is there while the stored token is being checked. */
// SHELL-193
export const Returned = meta.story({
  name: 'Return visit: kept content while checking',
  tags: ['loading'],
  async beforeEach({ msw, draftStorage, storageBackend, mocks }) {
    msw.use(neverAnswer(getMe), neverAnswer(listPosts));
    const reply = mocks.community.posts.list('member-1', {});
    await keepReply({ draftStorage, storageBackend }, 'listPosts:[null,{}]', reply);
  },
  async play({ canvas }) {
    await expect(await canvas.findAllByRole('article')).toHaveLength(3);
    await waitFor(() => expect(canvas.getByText('Last updated:')).toBeVisible());
    await expect(await canvas.findByText('Loading', {}, { timeout: 4000 })).toBeVisible();
  },
});

/** A token that turns out invalid takes what was kept away. */
export const ReturnedInvalid = meta.story({
  name: 'Return visit: session no longer valid',
  tags: ['!phone', 'no-picture', 'refused', 'visitor'],
  async beforeEach({ msw, draftStorage, storageBackend }) {
    msw.use(failWith(getMe, 401), neverAnswer(listPosts));
    const reply = { items: [], cursor: null };
    await keepReply({ draftStorage, storageBackend }, 'listPosts:[null,{}]', reply);
  },
  async play({ canvas, draftStorage }) {
    await expect(await canvas.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await waitFor(async () => expect(await draftStorage.keys()).toEqual([]));
  },
});

/** The server is unreachable: a message with Retry; the token is retained. */
// SHELL-118
export const Unreachable = meta.story({
  name: 'Server cannot be reached (down)',
  tags: ['failed', 'offline'],
  beforeEach({ msw }) {
    msw.use(dropConnection(getMe));
  },
  async play({ canvas, session }) {
    await expect(
      await canvas.findByRole('button', { name: 'Retry' }, { timeout: 10_000 }),
    ).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('We cannot reach the server');
    await expect(canvas.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Bahasa Indonesia' })).toBeVisible();
    await expect(session.read()).not.toBeNull();
  },
});

/** Retry reaches the server. */
export const Reached = meta.story({
  name: 'Server reached by Retry',
  tags: ['!phone'],
  beforeEach({ msw }) {
    msw.use(failWith(getMe, 503));
  },
  async play({ canvas, msw, mocks, userEvent }) {
    const retry = await canvas.findByRole('button', { name: 'Retry' }, { timeout: 10_000 });
    msw.use(...mocks.handlers);
    await userEvent.click(retry);
    await expect(await canvas.findByRole('heading', { name: 'Feed', level: 1 })).toBeVisible();
    await expect(await canvas.findByRole('feed')).toBeVisible();
  },
});

/** The connection returns: the page loads automatically. */
export const ReachedByItself = meta.story({
  name: 'Server reached once back online',
  tags: ['!phone', 'no-picture'],
  beforeEach({ msw }) {
    msw.use(failWith(getMe, 503));
  },
  async play({ canvas, msw, mocks }) {
    await canvas.findByRole('button', { name: 'Retry' }, { timeout: 10_000 });
    msw.use(...mocks.handlers);
    window.dispatchEvent(new Event('online'));
    await expect(await canvas.findByRole('heading', { name: 'Feed', level: 1 })).toBeVisible();
  },
});

/** Without a network, the device keeps a door's list: its member comes in, confirmed later. */
// EVT-312
export const OfflineMember = meta.story({
  name: 'No network: organizer enters for check-in',
  tags: ['!phone', 'no-picture', 'offline', 'organizer'],
  async beforeEach({ msw, draftStorage, storageBackend }) {
    msw.use(dropConnection(getMe));
    const until = new Date(Date.now() + 3_600_000).toISOString();
    const key = `offline:["${window.location.origin}/","member-1",events.door.event-01`;
    await draftStorage.change(key, () => ({ value: 'door', until }));
    storageBackend.storage.setItem('saudagar.offline.v1', JSON.stringify(until));
  },
  async play({ canvas, msw, mocks }) {
    await expect(await canvas.findByRole('button', { name: 'User menu' })).toBeVisible();
    window.dispatchEvent(new Event('online'));
    msw.use(...mocks.handlers);
    window.dispatchEvent(new Event('online'));
    await expect(await canvas.findByRole('heading', { name: 'Feed', level: 1 })).toBeVisible();
  },
});

/** Signing out is possible while the server is unreachable. */
export const LeftWhileUnreachable = meta.story({
  name: 'Signed out while the server is down',
  tags: ['!phone', 'no-picture', 'failed'],
  beforeEach({ msw }) {
    msw.use(failWith(getMe, 503), failWith(logout, 503));
  },
  async play({ canvas, session, userEvent }) {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Sign Out' }, { timeout: 10_000 }),
    );
    await expect(await canvas.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await expect(session.read()).toBeNull();
  },
});

/** The server rejects the token: back to sign-in, with the reason. */
// SHELL-116, SHELL-117
export const SessionEnded = meta.story({
  name: 'Session ended: sign in again (expired)',
  tags: ['refused', 'visitor'],
  beforeEach({ msw }) {
    msw.use(failWith(getMe, 401));
  },
  async play({ canvas, session }) {
    await expect(await canvas.findByText(/Your session has ended/)).toBeVisible();
    await expect(session.read()).toBeNull();
  },
});

/** An administrator deactivated the account: sign-in says so, and again after a reload. */
export const Deactivated = meta.story({
  name: 'Signed out: account deactivated (banned)',
  tags: ['forbidden', 'visitor'],
  async play({ canvas, mocks, userEvent }) {
    await canvas.findByRole('feed');
    mocks.community.accounts.shutOut('member-1');
    await userEvent.click(canvas.getAllByRole('button', { name: /^Like/ })[0] as HTMLElement);
    await expect(await canvas.findByText(/This account has been deactivated/)).toBeVisible();
  },
});

/** Unsent text: a confirmation before it is deleted, and the member may stay. */
export const UnsentAsked = meta.story({
  name: 'Sign out and delete unsent text?',
  tags: ['asked'],
  async beforeEach({ draftStorage }) {
    const key = JSON.stringify([`${window.location.origin}/`, 'member-1', 'feed.composer']);
    await draftStorage.change(key, () => ({ text: 'Batik' }));
  },
  async play({ canvas, session, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'User menu' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign Out' }));
    await expect(await canvas.findByRole('alertdialog', { name: /not sent/ })).toBeVisible();
    await expect(session.read()).not.toBeNull();
  },
});

/** The member signs out anyway. */
export const UnsentDeleted = meta.story({
  name: 'Signed out, unsent text deleted',
  tags: ['!phone', 'no-picture', 'done', 'visitor'],
  async beforeEach({ draftStorage }) {
    const key = JSON.stringify([`${window.location.origin}/`, 'member-1', 'feed.composer']);
    await draftStorage.change(key, () => ({ text: 'Batik' }));
  },
  async play({ canvas, session, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'User menu' }));
    const leave = () => canvas.findByRole('button', { name: 'Sign Out' });
    await userEvent.click(await leave());
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await userEvent.click(await leave());
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out and delete' }));
    await expect(await canvas.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await expect(session.read()).toBeNull();
  },
});

/** Signing out waits briefly for the server; the token is removed at once. */
export const SigningOut = meta.story({
  tags: ['!phone', 'no-picture', 'sending'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(logout));
  },
  async play({ canvas, session, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'User menu' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign Out' }));
    await expect(await canvas.findByRole('status', { name: /Loading/ })).toBeVisible();
    await expect(session.read()).toBeNull();
  },
});

/** Signed out by the member: sign-in without a message. */
export const SignedOut = meta.story({
  name: 'Signed out (logged out)',
  tags: ['!phone', 'no-picture', 'done', 'visitor'],
  async play({ canvas, session, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'User menu' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign Out' }));
    await expect(await canvas.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await expect(canvas.queryByText(/Your session has ended/)).toBeNull();
    await expect(session.read()).toBeNull();
  },
});

/** Signed out in another tab: the reason is shown here. */
export const SignedOutElsewhere = meta.story({
  name: 'Signed out in another tab',
  tags: ['visitor'],
  async play({ canvas, signInElsewhere }) {
    await canvas.findByRole('feed');
    signInElsewhere(null);
    await expect(await canvas.findByText(/signed out in another tab/)).toBeVisible();
  },
});
