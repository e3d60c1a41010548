import { ApiError, type Client, logout } from '@saudagar/contract';
import { assign, fromCallback, fromPromise, setup } from 'xstate';
import { watchPage } from '../provider/watchPage.ts';
import type { StoredValue, StoredValueOptions } from '../storage/storedValue.ts';

/** Milliseconds before unsent sign-outs are retried; the last one repeats. */
const RETRY_DELAYS = [5000, 10_000, 20_000, 40_000, 60_000] as const;

const missing = (name: string) => () => {
  throw new Error(`signOuts: provide ${name}`);
};

/** Reports ended sessions to the server, also those that ended without a connection. */
export const signOutsMachine = setup({
  types: {
    context: {} as { retries: number },
    events: {} as { type: 'signOut.kept' } | { type: 'page.returned' },
  },
  actors: {
    /** Sends all pending ones; fails when the server is unreachable. */
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
  // Sign-outs of an earlier page come first.
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

/** Tokens whose sessions ended here, and that the server has not received yet. */
export const storedSignOuts: StoredValueOptions<readonly string[]> = {
  key: 'saudagar.sign-outs.v1',
  fallback: [],
  parse: (stored) =>
    Array.isArray(stored) && stored.every((token) => typeof token === 'string') ? stored : null,
};

interface SignOutsParts {
  tokens: StoredValue<readonly string[]>;
  /** Creates a client that calls with this token, independent of the session. */
  clientOf: (token: string) => Client;
}

/** Pending sign-outs of this browser. */
export function createSignOuts({ tokens, clientOf }: SignOutsParts) {
  const drop = (token: string) => {
    const others = tokens.read().filter((one) => one !== token);
    if (others.length === 0) tokens.clear();
    else tokens.write(others);
  };

  async function sendAll(): Promise<undefined> {
    for (const token of tokens.read()) {
      try {
        await clientOf(token).call(logout);
      } catch (error) {
        // Any reply means that the session is over or unknown there.
        if (ApiError.from(error).isTransient) throw error;
      }
      drop(token);
    }
  }

  return {
    keep: (token: string) => tokens.write([...tokens.read(), token]),
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
