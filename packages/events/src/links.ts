import type { Member } from '@saudagar/contract';

/** How an event and its organizer are opened. */
export interface EventLinks {
  /** Opens an organizer's profile, where the provider has no route `member`. @default the name alone */
  onMember?: ((member: Member) => void) | undefined;
  /** Writes to an organizer. @default not offered */
  onMessage?: ((member: Member) => void) | undefined;
}
