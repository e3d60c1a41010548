import { UNDO_SECONDS } from '@saudagar/contract';
import { isWithheldType, Refusal } from '@saudagar/contract/server';
import { brokenUniqueness } from '../../../database/constraint.ts';
import type { Database } from '../../../database/schema.ts';
import type { ServiceParts } from '../../area.ts';
import { audit, type Moderator } from '../auditLog.ts';
import type { FlagRow } from './flagRows.ts';
import { lockCase } from './settling.ts';

type Parts = Pick<ServiceParts, 'fanOut' | 'forget' | 'now'>;

/** Number of attempts to undo when somebody flags the content concurrently. */
const TRIES = 3;

/** Undoes a decision with its warning and notifications. */
export async function undo(parts: Parts, moderator: Moderator, flag: FlagRow): Promise<void> {
  for (let tries = 1; ; tries += 1)
    try {
      return await undoOnce(parts, moderator, flag);
    } catch (error) {
      if (!brokenUniqueness(error) || tries === TRIES) throw error;
    }
}

const undoOnce = ({ fanOut, forget, now }: Parts, moderator: Moderator, flag: FlagRow) =>
  fanOut.transaction(async (write, publish) => {
    const of = await lockCase(write, flag.case_id);
    const currentTime = now();
    if (of.status === 'pending') {
      if (of.undone_by === moderator.id) return;
      throw new Refusal(409, 'undoTooLate');
    }
    if (of.reviewed_by !== moderator.id) throw new Refusal(403, 'notYourDecision');
    const age = currentTime.getTime() - (of.reviewed_at?.getTime() ?? 0);
    if (of.outcome === 'removed' || age > UNDO_SECONDS * 1000)
      throw new Refusal(409, 'undoTooLate');
    if (of.outcome === 'warned') {
      const warning = await write
        .deleteFrom('warnings')
        .where('case_id', '=', of.id)
        .where('answer', 'is', null)
        .returning('id')
        .executeTakeFirst();
      // An answered warning stays; so does that of a deleted member.
      if (!warning) throw new Refusal(409, 'undoTooLate');
      await forget(write, publish, 'warning', [warning.id]);
    }
    await takeIn(write, of);
    await write
      .updateTable('flag_cases')
      .set({
        status: 'pending',
        outcome: null,
        notes: null,
        reviewed_by: null,
        reviewed_at: null,
        title: null,
        author_id: null,
        undone_by: moderator.id,
      })
      .where('id', '=', of.id)
      .execute();
    const flags = await write
      .updateTable('flags')
      .set({ status: 'pending', reviewed_at: null })
      .where('case_id', '=', of.id)
      .returning('id')
      .execute();
    await forget(
      write,
      publish,
      'report',
      flags.map(({ id }) => id),
    );
    const { content_type, content_id, author_id } = of;
    const title = isWithheldType(content_type) ? null : of.title;
    const act = { action_type: 'undo_review', content_type, content_id, title } as const;
    await audit(write, moderator, { ...act, target_id: author_id }, currentTime);
    publish({ kind: 'moderation', by: moderator.id });
  });

/** Merges a reopened case with the flags that came since. */
async function takeIn(
  write: Database,
  of: Pick<FlagRow, 'content_type' | 'content_id'> & { id: string; created_at: Date },
): Promise<void> {
  const since = await write
    .selectFrom('flag_cases')
    .where('content_type', '=', of.content_type)
    .where('content_id', '=', of.content_id)
    .where('status', '=', 'pending')
    .select('id')
    .forUpdate()
    .executeTakeFirst();
  if (!since) return;
  await write
    .updateTable('flags')
    .set({ case_id: of.id, case_at: of.created_at })
    .where('case_id', '=', since.id)
    .execute();
  await write.deleteFrom('flag_cases').where('id', '=', since.id).execute();
}
