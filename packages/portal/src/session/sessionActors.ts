import { type Client, getMe, logout, logoutEverywhere, type SignedIn } from '@saudagar/contract';
import { fromCallback, fromPromise } from 'xstate';
import { watchPage } from '../provider/watchPage.ts';
import { sessionMachine } from './sessionMachine.ts';
import type { SessionStore } from './sessionStore.ts';

interface SessionSources {
  client: Client;
  getToken: () => Promise<string | null>;
  /** The token that `getToken` gave last. */
  lastToken: () => string | null;
  store: () => SessionStore | undefined;
  /** Whether the member has begun anything that is not sent. */
  hasUnsent: () => Promise<boolean>;
  /** Tells the server that a token's session is over, now or once it can be reached. */
  signOut: (token: string) => Promise<undefined>;
  /** Resolves once earlier sessions that ended are told of, or cannot be. */
  signOutsSettled: () => Promise<unknown>;
}

/**
 * The session machine on a real client and the host's store. The token it runs on stays in here
 * and never enters the machine, whose context is shown to whoever inspects.
 */
export function bindSession({ client, getToken, ...sources }: SessionSources) {
  const { lastToken, store, hasUnsent, signOut, signOutsSettled } = sources;
  let running: string | null = null;
  /** A portal's token that the server takes no longer. */
  let refused: string | null = null;

  function forget() {
    // Another tab may have signed in anew in the meantime: that token is not ours to drop.
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
      revoke: fromPromise(() => {
        // Dropping the token at once keeps a tab that is closed while the server is slow from
        // opening signed in again. A portal's own is the portal's to keep.
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
      // A store tells by itself when there is another token.
      mustAsk: () => store() === undefined,
    },
  });

  return {
    logic,
    /** Whether the store keeps another token than the one the session runs on. */
    hasOtherToken: () => (store()?.read()?.access_token ?? null) !== running,
  };
}
