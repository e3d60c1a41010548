import type { Database } from '../../database/schema.ts';

/** Archives flags, warnings, decisions with appeals, removals and revisions of a member. */
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
  moderation_decisions: await db
    .selectFrom('moderation_decisions as of')
    .leftJoin('appeals', 'appeals.decision_id', 'of.id')
    .where('of.member_id', '=', memberId)
    .select(['of.kind', 'of.content_type', 'of.content_id', 'of.title', 'of.excerpt'])
    .select(['of.reason', 'of.notes', 'of.created_at', 'appeals.text as appeal'])
    .select(['appeals.created_at as appealed_at', 'appeals.outcome as appeal_outcome'])
    .select(['appeals.notes as appeal_notes', 'appeals.decided_at as appeal_decided_at'])
    .orderBy('of.id')
    .execute(),
  revisions: await db
    .selectFrom('revisions')
    .where('maker_id', '=', memberId)
    .select(['content_type', 'content_id', 'changes', 'created_at'])
    .orderBy('id')
    .execute(),
});
