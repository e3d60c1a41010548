import { type Client, getMe, logout, logoutEverywhere, type SignedIn } from '@saudagar/contract';
import { fromPromise } from 'xstate';
import { sessionMachine } from './sessionMachine.ts';
import type { SessionStore } from './sessionStore.ts';

interface SessionSources {
  client: Client;
  getToken: () => Promise<string | null>;
  store: () => SessionStore | undefined;
}

/**
 * The session machine on a real client and the host's store. The token it runs on stays in here
 * and never enters the machine, whose context is shown to whoever inspects.
 */
export function bindSession({ client, getToken, store }: SessionSources) {
  let running: string | null = null;

  function forget() {
    // Another tab may have signed in anew in the meantime: that token is not ours to drop.
    if (running !== null && store()?.read()?.access_token === running) store()?.clear();
    running = null;
  }

  const logic = sessionMachine.provide({
    actors: {
      readToken: fromPromise(async () => {
        running = await getToken();
        return running;
      }),
      validate: fromPromise(({ signal }) => client.call(getMe, { signal })),
      revoke: fromPromise(() => {
        // The call takes the token at once. Dropping it now keeps a tab that is closed while the
        // server is slow from opening signed in again.
        const answer = client.call(logout);
        forget();
        return answer;
      }),
      revokeAll: fromPromise(() => client.call(logoutEverywhere)),
    },
    actions: {
      remember: (_, { signedIn }: { signedIn: SignedIn }) => {
        running = signedIn.access_token;
        store()?.write(signedIn);
      },
      forget,
    },
  });

  return {
    logic,
    /** Whether the store keeps another token than the one the session runs on. */
    hasOtherToken: () => (store()?.read()?.access_token ?? null) !== running,
  };
}
