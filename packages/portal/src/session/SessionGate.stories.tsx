import { getMe, listPosts } from '@saudagar/contract';
import { dropConnection, failWith, neverAnswer } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { inspectActors } from '@saudagar/storybook-addon-statecharts';
import { Button, Card } from '@saudagar/ui';
import { expect, fn, type Mock, spyOn } from 'storybook/test';
import { usePortal } from '../provider/PortalContext.ts';
import { PortalProvider, type PortalProviderProps } from '../provider/PortalProvider.tsx';
import { SessionGate } from './SessionGate.tsx';

type GetToken = NonNullable<PortalProviderProps['getToken']>;

const getToken = fn<GetToken>();
const onSessionEnded = fn();

/** A sample feature that greets its member, and calls the server. */
function Feature() {
  const { client } = usePortal();
  return (
    <SessionGate>
      {({ full_name }) => (
        <Card>
          <p>Welcome, {full_name}</p>
          <Button onPress={() => void client.call(listPosts).catch(() => {})}>Ask for posts</Button>
        </Card>
      )}
    </SessionGate>
  );
}

const meta = preview.meta({
  title: 'Sign-in before a feature is shown',
  component: SessionGate,
  args: { children: () => null },
  parameters: { portal: {} },
  // A portal that signs its members in itself, and passes a token to the kit.
  render: (_, { globals }) => (
    <PortalProvider
      baseUrl={window.location.origin}
      getToken={getToken}
      onSessionEnded={onSessionEnded}
      locale={globals.locale as string}
      theme={globals.theme}
      inspect={inspectActors}
    >
      <Feature />
    </PortalProvider>
  ),
  beforeEach({ mocks }) {
    getToken.mockReset().mockReturnValue(mocks.token);
    onSessionEnded.mockReset();
    spyOn(console, 'warn').mockImplementation(() => {});
  },
});

/** The portal's token is valid: the feature shows. */
export const SignedIn = meta.story({
  async play({ canvas }) {
    await expect(await canvas.findByText('Welcome, Siti Rahmawati')).toBeVisible();
    await expect(console.warn).not.toHaveBeenCalled();
  },
});

/** The token, or its validation, is pending. */
export const Loading = meta.story({
  name: 'Sign-in being checked',
  tags: ['loading'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(getMe));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Signing you in')).toBeInTheDocument();
  },
});

/** The server is unreachable: shown, and retried automatically or by Retry. */
export const Unreachable = meta.story({
  name: 'Server out of reach (cannot connect)',
  tags: ['failed', 'offline'],
  beforeEach({ msw }) {
    msw.use(failWith(getMe, 503));
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong');
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

/** The server is back, and the page is shown again: the feature appears without a press. */
export const ComesBack = meta.story({
  name: 'Server back: feature appears',
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(dropConnection(getMe));
  },
  async play({ canvas, msw, mocks }) {
    await canvas.findByRole('button', { name: 'Retry' });
    msw.use(...mocks.handlers);
    window.dispatchEvent(new Event('online'));
    await expect(await canvas.findByText('Welcome, Siti Rahmawati')).toBeVisible();
  },
});

/** The portal returns no token: signed out, with a console warning for its developer. */
export const SignedOut = meta.story({
  name: 'You are not signed in',
  tags: ['forbidden', 'visitor'],
  beforeEach() {
    getToken.mockReturnValue(null);
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/You are not signed in/)).toBeVisible();
    await expect(console.warn).toHaveBeenCalledOnce();
    await expect(onSessionEnded).not.toHaveBeenCalled();
  },
});

/** The portal gets its token after the page has loaded: the feature appears by itself. */
export const LateToken = meta.story({
  name: 'Signed in after the page loaded',
  tags: ['no-picture'],
  beforeEach({ mocks }) {
    getToken.mockReturnValueOnce(null).mockReturnValueOnce(null).mockReturnValue(mocks.token);
  },
  async play({ canvas }) {
    await canvas.findByText(/You are not signed in/);
    await expect(await canvas.findByText('Welcome, Siti Rahmawati')).toBeVisible();
  },
});

/** The token function fails at first, and is called again. */
export const ThrowingToken = meta.story({
  name: 'Sign-in failed at first, then worked',
  tags: ['no-picture'],
  beforeEach() {
    getToken.mockRejectedValueOnce(new Error('No token yet'));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Welcome, Siti Rahmawati')).toBeVisible();
    await expect(console.warn).toHaveBeenCalledOnce();
  },
});

/** An expired token is replaced by the portal's next one, unnoticed by the member. */
export const Renewed = meta.story({
  name: 'Session renewed unnoticed',
  beforeEach({ mocks, msw }) {
    msw.use(failWith(listPosts, 401, undefined, { once: true }));
    getToken.mockReturnValue(mocks.token);
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask for posts' }));
    await expect(canvas.getByText('Welcome, Siti Rahmawati')).toBeVisible();
    await expect(onSessionEnded).not.toHaveBeenCalled();
  },
});

/** Rejected twice: shown, reported to the portal, and resolved by another token. */
export const Ended = meta.story({
  name: 'Session ended (expired, signed out)',
  tags: ['refused'],
  beforeEach({ msw }) {
    msw.use(failWith(listPosts, 401));
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask for posts' }));
    await expect(await canvas.findByText(/Your session has ended/)).toBeVisible();
    await expect(onSessionEnded).toHaveBeenCalledWith('expired');
  },
});

/** The account was deactivated: shown, and reported to the portal. */
export const Deactivated = meta.story({
  name: 'Account deactivated (disabled)',
  tags: ['forbidden'],
  async play({ canvas, mocks, userEvent }) {
    const ask = await canvas.findByRole('button', { name: 'Ask for posts' });
    mocks.community.accounts.shutOut('member-1');
    await userEvent.click(ask);
    await expect(await canvas.findByText(/This account has been deactivated/)).toBeVisible();
    await expect(onSessionEnded).toHaveBeenCalledWith('deactivated');
  },
});

/** The account was suspended: until when, and why. */
export const Suspended = meta.story({
  name: 'Account suspended (banned, blocked)',
  tags: ['forbidden'],
  async play({ canvas, mocks, userEvent }) {
    const ask = await canvas.findByRole('button', { name: 'Ask for posts' });
    mocks.community.accounts.shutOut('member-1', {
      reason: 'Menawarkan barang palsu',
      until: '2096-12-06T03:00:00.000Z',
    });
    await userEvent.click(ask);
    await expect(
      await canvas.findByText(/^Your account is suspended until December 6, 2096.* Reason: Men/),
    ).toBeVisible();
  },
});

/** After the end of a session, the portal's next token brings the feature back. */
export const SignedInAgain = meta.story({
  name: 'Signed in again after the session ended',
  tags: ['no-picture', 'done'],
  beforeEach({ msw }) {
    msw.use(failWith(listPosts, 401));
  },
  async play({ canvas, mocks, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask for posts' }));
    await canvas.findByText(/Your session has ended/);
    const { accounts } = mocks.community;
    (getToken as Mock).mockReturnValue(accounts.openSession('member-1'));
    document.dispatchEvent(new Event('visibilitychange'));
    await expect(await canvas.findByText('Welcome, Siti Rahmawati')).toBeVisible();
  },
});
