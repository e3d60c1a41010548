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

/** Any feature: it greets its member, and asks the server for something. */
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
  component: SessionGate,
  args: { children: () => null },
  parameters: { portal: {} },
  // A portal that signs its members in by itself, and gives the kit a token.
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

/** The portal's token holds: the feature shows. */
export const SignedIn = meta.story({
  async play({ canvas }) {
    await expect(await canvas.findByText('Welcome, Siti Rahmawati')).toBeVisible();
    await expect(console.warn).not.toHaveBeenCalled();
  },
});

/** The token, or the answer about it, is on its way. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(neverAnswer(getMe));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Signing you in')).toBeInTheDocument();
  },
});

/** The server is out of reach: said, tried again by itself, or at once with Retry. */
export const Unreachable = meta.story({
  beforeEach({ msw }) {
    msw.use(failWith(getMe, 503));
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong');
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

/** The server is back, and the page looked at again: the feature comes without a press. */
export const ComesBack = meta.story({
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

/** The portal gives no token: signed out, and a word in the console for its developer. */
export const SignedOut = meta.story({
  beforeEach() {
    getToken.mockReturnValue(null);
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/You are not signed in/)).toBeVisible();
    await expect(console.warn).toHaveBeenCalledOnce();
    await expect(onSessionEnded).not.toHaveBeenCalled();
  },
});

/** The portal has its token some time after the page: the feature comes by itself. */
export const LateToken = meta.story({
  tags: ['no-picture'],
  beforeEach({ mocks }) {
    getToken.mockReturnValueOnce(null).mockReturnValueOnce(null).mockReturnValue(mocks.token);
  },
  async play({ canvas }) {
    await canvas.findByText(/You are not signed in/);
    await expect(await canvas.findByText('Welcome, Siti Rahmawati')).toBeVisible();
  },
});

/** The token function fails at first, and is asked again. */
export const ThrowingToken = meta.story({
  tags: ['no-picture'],
  beforeEach() {
    getToken.mockRejectedValueOnce(new Error('No token yet'));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Welcome, Siti Rahmawati')).toBeVisible();
    await expect(console.warn).toHaveBeenCalledOnce();
  },
});

/** A token that ended is replaced by the portal's next one, and the member notices nothing. */
export const Renewed = meta.story({
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

/** Refused twice: said, told to the portal, and over as soon as there is another token. */
export const Ended = meta.story({
  beforeEach({ msw }) {
    msw.use(failWith(listPosts, 401));
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask for posts' }));
    await expect(await canvas.findByText(/Your session has ended/)).toBeVisible();
    await expect(onSessionEnded).toHaveBeenCalledWith('expired');
  },
});

/** The account was deactivated: said, and told to the portal. */
export const Deactivated = meta.story({
  async play({ canvas, mocks, userEvent }) {
    const ask = await canvas.findByRole('button', { name: 'Ask for posts' });
    mocks.community.accounts.shutOut('member-1');
    await userEvent.click(ask);
    await expect(await canvas.findByText(/This account has been deactivated/)).toBeVisible();
    await expect(onSessionEnded).toHaveBeenCalledWith('deactivated');
  },
});

/** After its end the portal gives another token: the feature is back. */
export const SignedInAgain = meta.story({
  tags: ['no-picture'],
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
