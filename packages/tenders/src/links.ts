import type { Member } from '@saudagar/contract';

/** How a tender and its people are opened. */
export interface TenderLinks {
  /** Opens the profile of a poster or bidder. @default the name alone */
  onMember?: ((member: Member) => void) | undefined;
  /** Writes to a poster or bidder. @default not offered */
  onMessage?: ((member: Member) => void) | undefined;
}
