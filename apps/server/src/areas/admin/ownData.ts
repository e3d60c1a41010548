import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { forgetFlags } from './forgetFlags.ts';

/** Archives a member's flags and warnings. */
export const archiveModeration = async (db: Database, memberId: string) => ({
  flags: await db
    .selectFrom('flags')
    .where('member_id', '=', memberId)
    .select(['content_type', 'content_id', 'reason', 'description', 'created_at'])
    .orderBy('id')
    .execute(),
  warnings: await db
    .selectFrom('warnings')
    .where('member_id', '=', memberId)
    .select(['content_type', 'content_id', 'excerpt', 'reason', 'notes', 'created_at'])
    .select(['answer', 'answered_at'])
    .orderBy('id')
    .execute(),
});

/** Deletes a member's flags and the flags on them; a case without flags is deleted. */
export async function deleteModeration(write: Database, memberId: string): Promise<void> {
  await forgetFlags(write, 'member', [memberId]);
  // Locked first, so concurrent flags of the same content are seen below.
  const { rows } = await sql<{ id: string }>`
    select id from flag_cases where status = 'pending'
      and id in (select case_id from flags where member_id = ${memberId} and status = 'pending')
    order by id for update`.execute(write);
  await write.deleteFrom('flags').where('member_id', '=', memberId).execute();
  await sql`
    delete from flag_cases where id = any (${rows.map(({ id }) => id)}::uuid[])
      and not exists (select from flags where case_id = flag_cases.id)`.execute(write);
}
