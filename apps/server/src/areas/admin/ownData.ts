import type { Database } from '../../database/schema.ts';

/** Archives a member's flags and warnings, and what a moderator removed. */
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
  removed_content: await db
    .selectFrom('removed_content')
    .innerJoin('flag_cases', 'flag_cases.id', 'case_id')
    .where('author_id', '=', memberId)
    .where('position', '=', 0)
    .select(['content_type', 'content_id', 'removed_at', 'row_data'])
    .orderBy('case_id')
    .execute(),
});
