import { ApiError, type Client, logout } from '@saudagar/contract';
import { assign, fromCallback, fromPromise, setup } from 'xstate';
import { watchPage } from '../provider/watchPage.ts';
import type { StoredValue, StoredValueOptions } from '../storage/storedValue.ts';

/** Milliseconds before sign-outs that did not arrive are sent again; the last one is repeated. */
const RETRY_DELAYS = [5000, 10_000, 20_000, 40_000, 60_000] as const;

const missing = (name: string) => () => {
  throw new Error(`signOuts: provide ${name}`);
};

/** Tells the server of sessions that ended here, also those that ended without a connection. */
export const signOutsMachine = setup({
  types: {
    context: {} as { retries: number },
    events: {} as { type: 'signOut.kept' } | { type: 'page.returned' },
  },
  actors: {
    /** Sends all that are kept; fails where the server could not be reached. */
    send: fromPromise<undefined>(missing('send')),
    watchPage: fromCallback(missing('watchPage')),
  },
  actions: { logFailure: (_, _params: { error: unknown }) => missing('logFailure')() },
  delays: {
    retryDelay: ({ context }) =>
      RETRY_DELAYS[Math.min(context.retries, RETRY_DELAYS.length) - 1] ?? 0,
  },
}).createMachine({
  id: 'signOuts',
  context: { retries: 0 },
  // What an earlier page could not send goes first.
  initial: 'sending',
  states: {
    sending: {
      invoke: {
        src: 'send',
        onDone: { target: 'resting', actions: assign({ retries: 0 }) },
        onError: {
          target: 'waiting',
          actions: assign({ retries: ({ context }) => context.retries + 1 }),
        },
      },
      on: { 'signOut.kept': { target: 'sending', reenter: true } },
    },
    waiting: {
      invoke: {
        src: 'watchPage',
        onError: { actions: { type: 'logFailure', params: ({ event }) => event } },
      },
      after: { retryDelay: 'sending' },
      on: { 'signOut.kept': 'sending', 'page.returned': 'sending' },
    },
    resting: { on: { 'signOut.kept': 'sending' } },
  },
});

/** Tokens whose sessions ended here, and whose server does not know it yet. */
export const storedSignOuts: StoredValueOptions<readonly string[]> = {
  key: 'saudagar.sign-outs.v1',
  fallback: [],
  parse: (persisted) =>
    Array.isArray(persisted) && persisted.every((token) => typeof token === 'string')
      ? persisted
      : null,
};

interface SignOutsParts {
  persisted: StoredValue<readonly string[]>;
  /** A client that calls with this token, whoever is signed in. */
  clientOf: (token: string) => Client;
}

/** The sign-outs of this browser that are still to be sent. */
export function createSignOuts({ persisted, clientOf }: SignOutsParts) {
  const drop = (token: string) => {
    const others = persisted.read().filter((one) => one !== token);
    if (others.length === 0) persisted.clear();
    else persisted.write(others);
  };

  async function sendAll(): Promise<undefined> {
    for (const token of persisted.read()) {
      try {
        await clientOf(token).call(logout);
      } catch (error) {
        // Any other answer than none means that the session is over or unknown there.
        if (ApiError.from(error).isTransient) throw error;
      }
      drop(token);
    }
  }

  return {
    keep: (token: string) => persisted.write([...persisted.read(), token]),
    logic: signOutsMachine.provide({
      actions: { logFailure: (_, { error }) => console.info('saudagar: sign-outs', error) },
      actors: {
        send: fromPromise(sendAll),
        watchPage: fromCallback(({ sendBack }) =>
          watchPage(() => sendBack({ type: 'page.returned' })),
        ),
      },
    }),
  };
}
