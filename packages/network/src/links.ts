import type { Member } from '@saudagar/contract';

/** Where members lead in the host. */
export interface NetworkLinks {
  /** Opens a member's profile, where the provider has no `memberPath`. @default names are plain text */
  onMember?: ((member: Member) => void) | undefined;
  /** Writes to a member (NET-008). @default no button is shown */
  onMessage?: ((member: Member) => void) | undefined;
}
