import type { Database } from '../../database/schema.ts';

/** Archives a member's block list and choices of privacy; never who blocks or mutes them. */
export const archiveBlockList = async (db: Database, memberId: string) => ({
  kept_away: await db
    .selectFrom('kept_away')
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .orderBy('other_id')
    .select(['other_id', 'way', 'created_at'])
    .execute(),
  addable_by: await db
    .selectFrom('addable_by')
    .where('member_id', '=', memberId)
    .select('addable_by')
    .execute(),
  connections_visible_to: await db
    .selectFrom('members')
    .where('id', '=', memberId)
    .select('connections_visible_to')
    .execute(),
  hidden_presence: await db
    .selectFrom('hidden_presence')
    .where('member_id', '=', memberId)
    .selectAll()
    .execute(),
});

/** Deletes a member's choices, and all blocks and mutes by and of them. */
export async function deleteBlockList(write: Database, memberId: string): Promise<void> {
  await write.deleteFrom('addable_by').where('member_id', '=', memberId).execute();
  await write.deleteFrom('hidden_presence').where('member_id', '=', memberId).execute();
  await write
    .deleteFrom('kept_away')
    .where((of) => of.or([of('member_id', '=', memberId), of('other_id', '=', memberId)]))
    .execute();
}
