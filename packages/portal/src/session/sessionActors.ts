import { type Client, getMe, logout, logoutEverywhere, type SignedIn } from '@saudagar/contract';
import { fromCallback, fromPromise } from 'xstate';
import { watchPage } from '../provider/watchPage.ts';
import { sessionMachine } from './sessionMachine.ts';
import type { SessionStore } from './sessionStore.ts';

interface SessionSources {
  client: Client;
  getToken: () => Promise<string | null>;
  /** The last token from `getToken`. */
  lastToken: () => string | null;
  store: () => SessionStore | undefined;
  /** Resolves to true when the member has anything unsent. */
  hasUnsent: () => Promise<boolean>;
  /** Resolves to true when this device keeps data of a member for use without a network. */
  hasOffline: (memberId: string) => Promise<boolean>;
  /** Reports a token's ended session to the server, now or once it is reachable. */
  signOut: (token: string) => Promise<undefined>;
  /** Resolves once earlier ended sessions are reported, or cannot be. */
  signOutsSettled: () => Promise<unknown>;
}

/**
 * Binds the session machine to a client and the host's store. The running token stays in this
 * closure and never enters the machine, whose context is visible to inspectors.
 */
export function bindSession({ client, getToken, ...sources }: SessionSources) {
  const { lastToken, store, hasUnsent, hasOffline, signOut, signOutsSettled } = sources;
  let running: string | null = null;
  /** A portal's token that the server no longer accepts. */
  let refused: string | null = null;

  function forget() {
    // Another tab may have signed in meanwhile: its token must not be dropped.
    if (running !== null && store()?.read()?.access_token === running) store()?.clear();
    running = null;
    distrust();
  }

  function distrust() {
    refused = lastToken();
  }

  async function readToken() {
    await signOutsSettled();
    running = await getToken();
    return running;
  }

  const logic = sessionMachine.provide({
    actors: {
      readToken: fromPromise(readToken),
      askForAnother: fromPromise(async () => {
        const token = await readToken();
        return token === refused ? null : token;
      }),
      validate: fromPromise(({ signal }) => client.call(getMe, { signal })),
      findUnsent: fromPromise(hasUnsent),
      findOffline: fromPromise(async () => {
        const user = store()?.read()?.user;
        return user && (await hasOffline(user.id)) ? user : null;
      }),
      revoke: fromPromise(() => {
        // Dropping the token at once prevents a tab closed before a slow reply from opening signed
        // in again. A portal's own token stays with the portal.
        const token = running;
        const answer = store() && token !== null ? signOut(token) : client.call(logout);
        forget();
        return answer;
      }),
      revokeAll: fromPromise(() => client.call(logoutEverywhere)),
      watchPage: fromCallback(({ sendBack }) =>
        watchPage(() => sendBack({ type: 'page.returned' })),
      ),
    },
    actions: {
      remember: (_, { signedIn }: { signedIn: SignedIn }) => {
        running = signedIn.access_token;
        store()?.write(signedIn);
      },
      forget,
      distrust,
      logFailure: (_, { error }) => console.info('saudagar: session', error),
    },
    guards: {
      // A store reports another token by itself.
      mustAsk: () => store() === undefined,
    },
  });

  return {
    logic,
    /** True when the store has another token than the session. */
    hasOtherToken: () => (store()?.read()?.access_token ?? null) !== running,
  };
}
