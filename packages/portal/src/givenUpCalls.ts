import type { Client } from '@saudagar/contract';

/**
 * A client whose calls do not fail any more once their caller gave them up. React stops a view's actors
 * and starts the same ones again (strict mode, `Activity`): the failure of what was given up would
 * be taken for that of the second try.
 */
export const silenceGivenUp = (client: Client): Client => ({
  ...client,
  call: (endpoint, ...options) =>
    client.call(endpoint, ...options).catch((error: unknown) => {
      if (options[0]?.signal?.aborted) return new Promise(() => {});
      throw error;
    }),
});
