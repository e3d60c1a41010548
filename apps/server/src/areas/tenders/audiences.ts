import { isUndecided, PROPOSAL_STATUSES, type ProposalOutcome } from '@saudagar/contract';
import type { Database } from '../../database/schema.ts';
import type { Audience } from '../area.ts';

/** Audience of bidders whose proposal on a tender is undecided. */
export const tenderBidders: Audience = (db, of) => biddersOf(db, of, null);

/** Audience of bidders whose proposal on a tender was not selected. */
export const tenderNotSelected: Audience = (db, of) => biddersOf(db, of, 'not_selected');

/** Audience of bidders whose proposal an amendment concerns: undecided or accepted. */
export const tenderAmended: Audience = (db, of) => biddersOf(db, of, null, [...OPEN, 'accepted']);

const OPEN = PROPOSAL_STATUSES.filter(isUndecided);

async function biddersOf(
  db: Database,
  { id, after, limit }: Parameters<Audience>[1],
  outcome: ProposalOutcome | null,
  statuses = OPEN,
): Promise<string[]> {
  const rows = await db
    .selectFrom('proposals')
    .where('tender_id', '=', id)
    .where('status', 'in', statuses)
    .where('outcome', outcome === null ? 'is' : '=', outcome)
    .$if(after !== null, (query) => query.where('bidder_id', '>', after ?? ''))
    .orderBy('bidder_id')
    .limit(limit)
    .select('bidder_id')
    .execute();
  return rows.map(({ bidder_id }) => bidder_id);
}
