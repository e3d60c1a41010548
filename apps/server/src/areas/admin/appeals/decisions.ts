import type { ModerationDecision } from '@saudagar/contract';
import {
  appealUntil,
  beginningOf,
  deactivationAppealOf,
  EXCERPT_MAX,
  Refusal,
} from '@saudagar/contract/server';
import type { Insertable } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { isId } from '../../../ids.ts';
import type { Publish } from '../../../sockets/fanOut.ts';
import { isSuspensionOver } from '../../account/suspension.ts';
import type { ServiceParts } from '../../area.ts';
import type { ModerationDecisionsTable } from '../tables.ts';
import { latestDeactivation } from './deactivations.ts';
import { appealFieldsOf, type DecisionRow, decisionFieldsOf, decisionsOf } from './decisionRows.ts';

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
  /** @throws Refusal 409 for a second appeal and after 30 days */
  async function add(
    write: Database,
    publish: Publish,
    known: DecisionRow,
    text: string,
  ): Promise<ModerationDecision> {
    const at = now();
    const { id, member_id: memberId } = known;
    if (known.text === null && at > appealUntil(known.created_at))
      throw new Refusal(409, 'appealTooLate');
    const added = await write
      .insertInto('appeals')
      .values({ decision_id: id, text, created_at: at })
      .onConflict((conflict) => conflict.column('decision_id').doNothing())
      .returning('decision_id')
      .executeTakeFirst();
    const stored = await ownDecision(write, memberId, id);
    // A repetition, or a concurrent appeal that was first.
    if (stored.text !== text) throw new Refusal(409, 'alreadyAppealed');
    if (added) publish({ kind: 'moderation', by: memberId });
    return toDecision(stored, at);
  }

  return {
    async find(memberId: string, id: string): Promise<ModerationDecision> {
      return toDecision(await ownDecision(db, memberId, id), now());
    },

    /**
     * @throws Refusal 404 for another member's decision, 409 for a second appeal and after 30 days
     */
    appeal: (memberId: string, id: string, text: string): Promise<ModerationDecision> =>
      fanOut.transaction(async (write, publish) =>
        add(write, publish, await ownDecision(write, memberId, id), text),
      ),

    /**
     * Appeals the deactivation of an account, without a session.
     * @throws Refusal 409 while the account is active, for a second appeal and after 30 days
     */
    appealDeactivation: (memberId: string, text: string): Promise<ModerationDecision> =>
      fanOut.transaction(async (write, publish) => {
        // Locked against a reactivation at the same moment.
        const member = await write
          .selectFrom('members')
          .where('id', '=', memberId)
          .select(['deactivated_at', 'deactivated_until'])
          .forUpdate()
          .executeTakeFirst();
        const decision = await latestDeactivation(write, memberId);
        if (!member?.deactivated_at || isSuspensionOver(member, now()) || !decision)
          throw new Refusal(409, 'accountActive');
        return add(write, publish, decision, text);
      }),

    /** Reads the state of the appeal of an account's deactivation. */
    async deactivationAppeal(memberId: string) {
      const row = await latestDeactivation(db, memberId);
      if (!row) return {};
      const { created_at, text, outcome, appeal_notes: notes } = row;
      const appeal = text === null ? null : { outcome, notes };
      return deactivationAppealOf({ created_at, appeal }, now());
    },
  };
}

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

function toDecision(row: DecisionRow, at: Date): ModerationDecision {
  const until = appealUntil(row.created_at);
  return {
    ...decisionFieldsOf(row),
    appeal_until: until.toISOString(),
    can_appeal: row.text === null && at <= until,
    appeal: row.text === null ? null : appealFieldsOf(row),
  };
}
