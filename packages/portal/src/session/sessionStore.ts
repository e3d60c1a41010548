import type { SignedIn } from '@saudagar/contract';

/**
 * The host's storage of its session. A portal that signs its members in elsewhere needs none and
 * passes `getToken` instead. No call may throw: when storage is full or forbidden, a store falls
 * back to memory.
 */
export interface SessionStore {
  /** The stored session, or null; a damaged value counts as none. */
  read(): SignedIn | null;
  /** Stores a session after sign-in. */
  write(signedIn: SignedIn): void;
  /** Removes it. */
  clear(): void;
  /**
   * Calls back whenever another tab may have changed it: on the storage event, and when a page is
   * restored from the back/forward cache. Returns the unsubscriber.
   */
  subscribe(onChange: () => void): () => void;
}
