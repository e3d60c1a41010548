import type { Member } from '@saudagar/contract';

/** Callbacks of the host for members. */
export interface NetworkCallbacks {
  /** Starts a conversation with a member. @default no button */
  // NET-008
  onMessage?: ((member: Member) => void) | undefined;
}
