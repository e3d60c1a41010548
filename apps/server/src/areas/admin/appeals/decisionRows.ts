import type { Database } from '../../../database/schema.ts';

/** Query of decisions with their appeals. */
export const decisionsOf = (db: Database) =>
  db
    .selectFrom('moderation_decisions as of')
    .leftJoin('appeals', 'appeals.decision_id', 'of.id')
    .select(['of.id', 'of.kind', 'of.member_id', 'of.decided_by', 'of.content_type'])
    .select(['of.content_id', 'of.title', 'of.excerpt', 'of.reason', 'of.flag_id', 'of.notes'])
    .select(['of.created_at', 'appeals.text', 'appeals.created_at as appealed_at'])
    .select(['appeals.status', 'appeals.outcome', 'appeals.notes as appeal_notes'])
    .select(['appeals.is_restored', 'appeals.reviewed_by', 'appeals.decided_at']);

export type DecisionRow = Awaited<ReturnType<ReturnType<typeof decisionsOf>['execute']>>[number];

/** Fields that the member and the moderators read. */
export const decisionFieldsOf = (row: DecisionRow) => ({
  id: row.id,
  kind: row.kind,
  content_type: row.content_type,
  content_id: row.content_id,
  title: row.title,
  excerpt: row.excerpt,
  reason: row.reason,
  notes: row.notes,
  created_at: row.created_at.toISOString(),
});

/** Fields of an appeal that the member and the moderators read. */
export const appealFieldsOf = (row: DecisionRow) => ({
  text: row.text ?? '',
  created_at: (row.appealed_at ?? row.created_at).toISOString(),
  outcome: row.outcome,
  notes: row.appeal_notes,
  decided_at: row.decided_at?.toISOString() ?? null,
  is_restored: row.is_restored ?? false,
});
