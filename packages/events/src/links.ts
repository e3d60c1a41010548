import type { Member } from '@saudagar/contract';

/** Callbacks and addresses that open an event and its organizer. */
export interface EventLinks {
  /** Opens an organizer's profile, where the provider has no route `member`. @default the name alone */
  onMember?: ((member: Member) => void) | undefined;
  /** Starts a conversation with an organizer. @default hidden */
  onMessage?: ((member: Member) => void) | undefined;
}
