import type { Member } from '@saudagar/contract';

/** Callbacks of the host for an event's organizer. */
export interface EventCallbacks {
  /** Starts a conversation with an organizer. @default hidden */
  onMessage?: ((member: Member) => void) | undefined;
}
