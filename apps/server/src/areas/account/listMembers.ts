import type { Audience } from '../area.ts';

/** Audience of all active members, ordered by id, which follows the time of joining. */
export const activeMembers: Audience = async (db, { after, limit }) => {
  const members = await db
    .selectFrom('members')
    .where('deactivated_at', 'is', null)
    .$if(after !== null, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .select('id')
    .execute();
  return members.map(({ id }) => id);
};
