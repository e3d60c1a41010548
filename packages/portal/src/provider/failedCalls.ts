import { ApiError, type Client, type Endpoint } from '@saudagar/contract';

type Contract = typeof import('@saudagar/contract');

/** The name of a call of the contract. */
export type CallName = {
  [Name in keyof Contract]: Contract[Name] extends Endpoint ? Name : never;
}[keyof Contract];

/** The additive calls that the server turned out not to have, as a foreign one may not (rule 1). */
export interface MissingCalls {
  has(name: CallName): boolean;
  /** Calls back whenever another one turns out to be missing. Returns the way to stop. */
  subscribe(listener: () => void): () => void;
}

/**
 * A client whose failures are heard before their caller. What the server does not have is noted:
 * learned once, for everything on the page. What was given up says nothing more: React stops a view's
 * actors and starts the same ones again (strict mode, `Activity`), and the failure of the first try
 * would be taken for that of the second.
 */
export function hearFailures(client: Client): { client: Client; missing: MissingCalls } {
  const names = new Set<string>();
  const listeners = new Set<() => void>();
  return {
    client: {
      ...client,
      call: (endpoint, ...options) =>
        client.call(endpoint, ...options).catch((error: unknown) => {
          if (options[0]?.signal?.aborted) return new Promise(() => {});
          if (
            endpoint.additive &&
            ApiError.from(error).isUnsupported &&
            !names.has(endpoint.name)
          ) {
            names.add(endpoint.name);
            for (const listener of listeners) listener();
          }
          throw error;
        }),
    },
    missing: {
      has: (name) => names.has(name),
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  };
}
