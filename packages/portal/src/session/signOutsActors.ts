import { ApiError, type Client, logout } from '@saudagar/contract';
import { fromCallback, fromPromise } from 'xstate';
import { watchPage } from '../provider/watchPage.ts';
import type { StoredValue, StoredValueOptions } from '../storage/storedValue.ts';
import { signOutsMachine } from './signOutsMachine.ts';

/** Tokens whose sessions ended here, and whose server does not know it yet. */
export const storedSignOuts: StoredValueOptions<readonly string[]> = {
  key: 'saudagar.sign-outs.v1',
  fallback: [],
  parse: (kept) =>
    Array.isArray(kept) && kept.every((token) => typeof token === 'string') ? kept : null,
};

interface SignOutsParts {
  kept: StoredValue<readonly string[]>;
  /** A client that calls with this token, whoever is signed in. */
  clientOf: (token: string) => Client;
}

/** The sign-outs of this browser that are still to be sent. */
export function createSignOuts({ kept, clientOf }: SignOutsParts) {
  const drop = (token: string) => {
    const others = kept.read().filter((one) => one !== token);
    if (others.length === 0) kept.clear();
    else kept.write(others);
  };

  async function sendAll(): Promise<undefined> {
    for (const token of kept.read()) {
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
    keep: (token: string) => kept.write([...kept.read(), token]),
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
