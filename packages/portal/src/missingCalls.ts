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

/** A client that notes what the server does not have: learned once, for everything on the page. */
export function noteMissingCalls(client: Client): { client: Client; missing: MissingCalls } {
  const names = new Set<string>();
  const listeners = new Set<() => void>();
  return {
    client: {
      ...client,
      call: (endpoint, ...options) =>
        client.call(endpoint, ...options).catch((error: unknown) => {
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
