import type { Member } from '@saudagar/contract';

/** Callbacks of the host for members. */
export interface NetworkLinks {
  /** Opens a member's profile when the provider has no `memberPath`. @default plain names */
  onMember?: ((member: Member) => void) | undefined;
  /** Starts a conversation with a member. @default no button */
  // NET-008
  onMessage?: ((member: Member) => void) | undefined;
}
