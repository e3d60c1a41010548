import type { Member } from '@saudagar/contract';

/** How an event and its organizer are opened. */
export interface EventLinks {
  /** Address of an event's own page, for links, sharing and calendars. @default opened in place alone */
  hrefOf?: ((id: string) => string) | undefined;
  /** Opens an organizer's profile, where the provider has no `memberPath`. @default the name alone */
  onMember?: ((member: Member) => void) | undefined;
  /** Writes to an organizer. @default not offered */
  onMessage?: ((member: Member) => void) | undefined;
}
