import type { SignedIn } from '@saudagar/contract';

/**
 * Where a host keeps its session. A portal that signs its members in elsewhere needs none and
 * gives the provider a `getToken` instead.
 */
export interface SessionStore {
  /** The kept session, or null. */
  read(): SignedIn | null;
  /** Keeps a session after sign-in. */
  write(signedIn: SignedIn): void;
  /** Drops it. */
  clear(): void;
  /** Calls back whenever another tab changed it; returns the way to stop. */
  subscribe(onChange: () => void): () => void;
}
