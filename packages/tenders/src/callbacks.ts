import type { Member } from '@saudagar/contract';

/** Callbacks of the host for the members of a tender. */
export interface TenderCallbacks {
  /** Opens a conversation with a poster or bidder. @default not offered */
  onMessage?: ((member: Member) => void) | undefined;
}
