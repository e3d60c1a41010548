import type { Member } from '@saudagar/contract';

/** Links to tenders and their members. */
export interface TenderLinks {
  /** Opens the profile of a poster or bidder. @default the name without a link */
  onMember?: ((member: Member) => void) | undefined;
  /** Opens a conversation with a poster or bidder. @default not offered */
  onMessage?: ((member: Member) => void) | undefined;
}
