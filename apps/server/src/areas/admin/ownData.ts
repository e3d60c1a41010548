import type { Database } from '../../database/schema.ts';

/** Archives a member's flags, warnings and edits that wait for approval. */
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
  revisions: await db
    .selectFrom('revisions')
    .where('maker_id', '=', memberId)
    .select(['content_type', 'content_id', 'changes', 'created_at'])
    .orderBy('id')
    .execute(),
});
