import type { Member } from '@saudagar/contract';

/** Callbacks of the host for members. */
export interface NetworkLinks {
  /** Opens a member's profile, where the provider has no route `member`. @default names are plain text */
  onMember?: ((member: Member) => void) | undefined;
  /** Starts a conversation with a member. @default no button */
  // NET-008
  onMessage?: ((member: Member) => void) | undefined;
}
