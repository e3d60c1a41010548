import type { Database } from '../../database/schema.ts';

/** Whom the member keeps away and who may add them to group chats; never who keeps them away. */
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
});

/** Forgets what the member chose, whom they kept away, and who kept them away. */
export async function deleteBlockList(write: Database, memberId: string): Promise<void> {
  await write.deleteFrom('addable_by').where('member_id', '=', memberId).execute();
  await write
    .deleteFrom('kept_away')
    .where((of) => of.or([of('member_id', '=', memberId), of('other_id', '=', memberId)]))
    .execute();
}
