import type { Client } from '@saudagar/contract';

/**
 * A client whose aborted calls never settle. React stops a view's actors and restarts the same ones
 * (strict mode, `Activity`): the first try's error would be taken for the second's.
 */
export const silenceAborted = (client: Client): Client => ({
  ...client,
  call: (endpoint, ...options) =>
    client.call(endpoint, ...options).catch((error: unknown) => {
      if (options[0]?.signal?.aborted) return new Promise(() => {});
      throw error;
    }),
});
