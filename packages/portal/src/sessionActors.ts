import { type Client, getMe, logout, type SignedIn } from '@saudagar/contract';
import { fromPromise } from 'xstate';
import { sessionMachine } from './sessionMachine.ts';
import type { SessionStore } from './sessionStore.ts';

interface SessionSources {
  client: Client;
  getToken: () => Promise<string | null>;
  store: () => SessionStore | undefined;
}

/** The session machine on a real client and the host's store. */
export function provideSession({ client, getToken, store }: SessionSources) {
  return sessionMachine.provide({
    actors: {
      readToken: fromPromise(getToken),
      validate: fromPromise(({ signal }) => client.call(getMe, { signal })),
      revoke: fromPromise(() => client.call(logout)),
    },
    actions: {
      remember: (_, { signedIn }: { signedIn: SignedIn }) => store()?.write(signedIn),
      forget: () => store()?.clear(),
    },
  });
}
