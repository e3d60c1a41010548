import type { SignedIn } from '@saudagar/contract';

/**
 * Where a host keeps its session. A portal that signs its members in elsewhere needs none and
 * gives the provider a `getToken` instead. None of the calls may throw: where storage is full or
 * forbidden, a store keeps the session in memory.
 */
export interface SessionStore {
  /** The kept session, or null; a damaged value counts as none. */
  read(): SignedIn | null;
  /** Keeps a session after sign-in. */
  write(signedIn: SignedIn): void;
  /** Drops it. */
  clear(): void;
  /**
   * Calls back whenever another tab may have changed it: on the storage event, and when a page
   * comes back from the browser's page cache. Returns the way to stop.
   */
  subscribe(onChange: () => void): () => void;
}
