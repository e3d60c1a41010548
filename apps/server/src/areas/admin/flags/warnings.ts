import type { Warning } from '@saudagar/contract';
import { answerNotification, Refusal } from '@saudagar/contract/server';
import type { Selectable } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { isId } from '../../../ids.ts';
import type { ServiceParts } from '../../area.ts';
import type { WarningsTable } from '../tables.ts';

/** What members were warned about; each reads their own alone. */
export type Warnings = ReturnType<typeof createWarnings>;

export function createWarnings({
  db,
  now,
  fanOut,
  notify,
}: Pick<ServiceParts, 'db' | 'now' | 'fanOut' | 'notify'>) {
  return {
    async find(memberId: string, id: string): Promise<Warning> {
      return toWarning(await ownWarning(db, memberId, id));
    },

    /** Answers a warning, once; who decided is told. */
    answer: (memberId: string, id: string, answer: string): Promise<Warning> =>
      fanOut.transaction(async (write, publish) => {
        const known = await ownWarning(write, memberId, id);
        const answered = await write
          .updateTable('warnings')
          .set({ answer, answered_at: now() })
          .where('id', '=', known.id)
          .where('answer', 'is', null)
          .returningAll()
          .executeTakeFirst();
        if (!answered) {
          // Answered before, or taken back while this waited.
          const stored = await ownWarning(write, memberId, id);
          if (stored.answer !== answer) throw new Refusal(409, 'warningAnswered');
          return toWarning(stored);
        }
        const of = await write
          .selectFrom('flag_cases')
          .where('id', '=', answered.case_id)
          .select('reviewed_by')
          .executeTakeFirst();
        const { flag_id: flagId, title } = answered;
        const reviewerId = of?.reviewed_by;
        if (reviewerId)
          await notify(write, publish, answerNotification({ memberId, reviewerId, flagId, title }));
        return toWarning(answered);
      }),
  };
}

/** @throws Refusal 404 for another's, and for one that was taken back */
async function ownWarning(db: Database, memberId: string, id: string) {
  const row = isId(id)
    ? await db
        .selectFrom('warnings')
        .where('id', '=', id)
        .where('member_id', '=', memberId)
        .selectAll()
        .executeTakeFirst()
    : undefined;
  if (!row) throw new Refusal(404, 'warningNotFound');
  return row;
}

const toWarning = (row: Selectable<WarningsTable>): Warning => ({
  id: row.id,
  content_type: row.content_type,
  content_id: row.content_id,
  excerpt: row.excerpt,
  reason: row.reason,
  notes: row.notes,
  created_at: row.created_at.toISOString(),
  answer: row.answer,
  answered_at: row.answered_at?.toISOString() ?? null,
});
