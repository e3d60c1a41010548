import type { Member } from '@saudagar/contract';

/** Callbacks and addresses that open an event and its organizer. */
export interface EventLinks {
  /** Address of an event's own page, for links, sharing and calendars. @default dialogs only */
  hrefOf?: ((id: string) => string) | undefined;
  /** Opens an organizer's profile when the provider has no `memberPath`. @default plain name */
  onMember?: ((member: Member) => void) | undefined;
  /** Starts a conversation with an organizer. @default hidden */
  onMessage?: ((member: Member) => void) | undefined;
}
