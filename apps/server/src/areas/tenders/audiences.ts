import type { Audience } from '../area.ts';

/** All whose proposal on a tender stands. */
export const tenderBidders: Audience = async (db, { id, after, limit }) => {
  const rows = await db
    .selectFrom('proposals')
    .where('tender_id', '=', id)
    .where('status', '<>', 'draft')
    .$if(after !== null, (query) => query.where('bidder_id', '>', after ?? ''))
    .orderBy('bidder_id')
    .limit(limit)
    .select('bidder_id')
    .execute();
  return rows.map(({ bidder_id }) => bidder_id);
};
