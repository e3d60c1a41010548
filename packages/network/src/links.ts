import type { Member } from '@saudagar/contract';

/** Where members lead in the host. */
export interface NetworkLinks {
  /** Opens a member's profile, where the provider has no route `member`. @default names are plain text */
  onMember?: ((member: Member) => void) | undefined;
  /** Writes to a member. @default no button is shown */
  // NET-008
  onMessage?: ((member: Member) => void) | undefined;
}
