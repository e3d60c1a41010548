import type { ModerationDecision } from '@saudagar/contract';
import { appealUntil, beginningOf, EXCERPT_MAX, Refusal } from '@saudagar/contract/server';
import type { Insertable } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { isId } from '../../../ids.ts';
import type { ServiceParts } from '../../area.ts';
import type { ModerationDecisionsTable } from '../tables.ts';

/** Records a decision for the member concerned, in the transaction of the decision itself. */
export async function recordDecision(
  write: Database,
  { text, ...decision }: Omit<Insertable<ModerationDecisionsTable>, 'excerpt'> & { text: string },
): Promise<void> {
  await write
    .insertInto('moderation_decisions')
    .values({ ...decision, excerpt: beginningOf(text || decision.title, EXCERPT_MAX) })
    .execute();
}

/** Statements of reasons; each member reads and appeals only their own. */
export type ModerationDecisions = ReturnType<typeof createModerationDecisions>;

export function createModerationDecisions({
  db,
  now,
  fanOut,
}: Pick<ServiceParts, 'db' | 'now' | 'fanOut'>) {
  return {
    async find(memberId: string, id: string): Promise<ModerationDecision> {
      return toDecision(await ownDecision(db, memberId, id), now());
    },

    /**
     * @throws Refusal 404 for another member's decision, 409 for a second appeal and after 30 days
     */
    appeal: (memberId: string, id: string, text: string): Promise<ModerationDecision> =>
      fanOut.transaction(async (write, publish) => {
        const at = now();
        const known = await ownDecision(write, memberId, id);
        if (known.text === null && at > appealUntil(known.created_at))
          throw new Refusal(409, 'appealTooLate');
        const added = await write
          .insertInto('appeals')
          .values({ decision_id: known.id, text, created_at: at })
          .onConflict((conflict) => conflict.column('decision_id').doNothing())
          .returning('decision_id')
          .executeTakeFirst();
        const stored = await ownDecision(write, memberId, id);
        // A repetition, or a concurrent appeal that was first.
        if (stored.text !== text) throw new Refusal(409, 'alreadyAppealed');
        if (added) publish({ kind: 'moderation', by: memberId });
        return toDecision(stored, at);
      }),
  };
}

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

/** @throws Refusal 404 for another member's */
async function ownDecision(db: Database, memberId: string, id: string): Promise<DecisionRow> {
  const row = isId(id)
    ? await decisionsOf(db)
        .where('of.id', '=', id)
        .where('of.member_id', '=', memberId)
        .executeTakeFirst()
    : undefined;
  if (!row) throw new Refusal(404, 'decisionNotFound');
  return row;
}

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

function toDecision(row: DecisionRow, at: Date): ModerationDecision {
  const until = appealUntil(row.created_at);
  return {
    ...decisionFieldsOf(row),
    appeal_until: until.toISOString(),
    can_appeal: row.text === null && at <= until,
    appeal: row.text === null ? null : appealFieldsOf(row),
  };
}
