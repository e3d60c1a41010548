import type { Audience } from '../area.ts';

/** Audience of bidders whose proposal on a tender is undecided. */
export const tenderBidders: Audience = async (db, { id, after, limit }) => {
  const rows = await db
    .selectFrom('proposals')
    .where('tender_id', '=', id)
    .where('status', 'in', ['submitted', 'under_review', 'needs_clarification'])
    .$if(after !== null, (query) => query.where('bidder_id', '>', after ?? ''))
    .orderBy('bidder_id')
    .limit(limit)
    .select('bidder_id')
    .execute();
  return rows.map(({ bidder_id }) => bidder_id);
};
