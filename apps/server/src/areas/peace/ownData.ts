import type { Database } from '../../database/schema.ts';

/** Whom the member has blocked and muted; never who has done so to them. */
export const archivePeace = async (db: Database, memberId: string) => ({
  kept_away: await db
    .selectFrom('kept_away')
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .orderBy('other_id')
    .select(['other_id', 'way', 'created_at'])
    .execute(),
});

/** Forgets whom the member kept away, and who kept them away. */
export async function deletePeace(write: Database, memberId: string): Promise<void> {
  await write
    .deleteFrom('kept_away')
    .where((of) => of.or([of('member_id', '=', memberId), of('other_id', '=', memberId)]))
    .execute();
}
