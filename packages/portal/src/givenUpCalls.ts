import type { Client } from '@saudagar/contract';

/**
 * A client whose calls say nothing more once their caller gave them up. React stops a view's actors
 * and starts the same ones again (strict mode, `Activity`): the failure of what was given up would
 * be taken for that of the second try.
 */
export const silenceGivenUp = (client: Client): Client => ({
  ...client,
  call: (endpoint, ...options) =>
    new Promise((resolve, reject) => {
      const unless =
        <Said>(say: (said: Said) => void) =>
        (said: Said) => {
          if (!options[0]?.signal?.aborted) say(said);
        };
      client.call(endpoint, ...options).then(unless(resolve), unless(reject));
    }),
});
