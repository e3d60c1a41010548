import { beginningOf, EXCERPT_MAX } from '@saudagar/contract/server';
import type { Database } from '../../../database/schema.ts';
import { newId } from '../../../ids.ts';
import type { Publish } from '../../../sockets/fanOut.ts';
import { decisionsOf } from './decisionRows.ts';

/** A deactivation, as its member's statement of reasons has it. */
interface RecordedDeactivation {
  readonly at: Date;
  readonly reason?: string | null | undefined;
  /** The admin who decided; null for a command of the operator. */
  readonly by?: string | null | undefined;
}

/** Finds the latest deactivation of an account; it counts while the account is deactivated. */
export const latestDeactivation = (db: Database, memberId: string) =>
  decisionsOf(db)
    .where('of.member_id', '=', memberId)
    .where('of.kind', '=', 'deactivation')
    .orderBy('of.created_at', 'desc')
    .orderBy('of.id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Records a deactivation for its member, or its changed reason while it lasts. */
export async function recordDeactivation(
  write: Database,
  memberId: string,
  { at, reason = null, by = null }: RecordedDeactivation,
): Promise<void> {
  const member = await write
    .selectFrom('members')
    .where('id', '=', memberId)
    .select(['full_name', 'deactivated_at'])
    .executeTakeFirst();
  if (!member) return;
  const lasting = member.deactivated_at && (await latestDeactivation(write, memberId));
  if (lasting) {
    await write
      .updateTable('moderation_decisions')
      .set({ notes: reason })
      .where('id', '=', lasting.id)
      .execute();
    return;
  }
  await write
    .insertInto('moderation_decisions')
    .values({
      ...{ id: newId(), kind: 'deactivation', member_id: memberId, decided_by: by },
      ...{ content_type: 'member', content_id: memberId, title: member.full_name },
      ...{ excerpt: beginningOf(member.full_name, EXCERPT_MAX), reason: null, flag_id: null },
      ...{ notes: reason, created_at: at },
    })
    .execute();
}

/** Settles the pending appeals of an account that an admin reactivates without them. */
export async function settleAppeals(
  write: Database,
  publish: Publish,
  { id: reviewed_by }: { readonly id: string },
  memberId: string,
  at: Date,
): Promise<void> {
  const settled = await write
    .updateTable('appeals')
    .set({ status: 'decided', outcome: 'overturned', is_restored: true })
    .set({ reviewed_by, decided_at: at })
    .where('status', '=', 'pending')
    .where('decision_id', 'in', (of) =>
      of
        .selectFrom('moderation_decisions')
        .where('member_id', '=', memberId)
        .where('kind', '=', 'deactivation')
        .select('id'),
    )
    .returning('decision_id')
    .execute();
  if (settled.length > 0) publish({ kind: 'moderation', by: reviewed_by });
}
