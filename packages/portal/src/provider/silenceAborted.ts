import type { Client } from '@saudagar/contract';

/**
 * A client whose aborted calls never settle. React stops a view's actors and starts the same ones
 * again (strict mode, `Activity`): the failure of the first try would be taken for that of the second.
 */
export const silenceAborted = (client: Client): Client => ({
  ...client,
  call: (endpoint, ...options) =>
    client.call(endpoint, ...options).catch((error: unknown) => {
      if (options[0]?.signal?.aborted) return new Promise(() => {});
      throw error;
    }),
});
