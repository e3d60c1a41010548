import type { Audience } from '../area.ts';

/** All active members, by their ids, which follow the moment of joining. */
export const everyone: Audience = async (db, { after, limit }) => {
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
