import { RESTORE_DAYS } from '@saudagar/contract';
import {
  isWithheldType,
  mayRestore,
  Refusal,
  restoredNotification,
} from '@saudagar/contract/server';
import { brokenUniqueness } from '../../../database/constraint.ts';
import type { Database } from '../../../database/schema.ts';
import type { Publish } from '../../../sockets/fanOut.ts';
import type { ServiceParts } from '../../area.ts';
import { audit, type Moderator } from '../auditLog.ts';
import type { Flags } from '../flags.ts';
import { readFlag } from './flagRows.ts';
import { missingParent, putBack } from './removedContent.ts';
import { lockCase } from './settling.ts';

const DAY = 86_400_000;

/** Restorations of removed content. */
export interface Restoring {
  /**
   * Puts removed content back, in the transaction of the act that decides so, which audits and
   * notifies. False when it was restored before.
   * @throws Refusal 404 on an unknown case, 409 when the content cannot come back
   */
  restoreRemoved(
    write: Database,
    publish: Publish,
    caseId: string,
    moderator: Pick<Moderator, 'id'>,
  ): Promise<boolean>;
  /** Restores the content of a flag as an admin's own decision. */
  restore(moderator: Moderator, flagId: string): Promise<void>;
}

export function createRestoring(
  { db, now, fanOut, notify, bringBack, forget }: ServiceParts,
  { types }: Pick<Flags, 'types'>,
): Restoring {
  const restoreRemoved: Restoring['restoreRemoved'] = async (
    write,
    publish,
    caseId,
    { id: by },
  ) => {
    const of = await lockCase(write, caseId);
    const { content_type, content_id, author_id } = of;
    if (of.restored_at !== null) return false;
    const restoration = types[content_type]?.restoration ?? 'none';
    if (of.outcome !== 'removed' || of.reviewed_at === null || restoration === 'none')
      throw new Refusal(409, 'notRestorable');
    if (author_id !== null && !(await isMember(write, author_id)))
      throw new Refusal(409, 'restoreAuthorGone');
    if (now().getTime() > of.reviewed_at.getTime() + RESTORE_DAYS * DAY)
      throw new Refusal(409, 'restoreTooLate');
    const { table } = restoration;
    const content = { caseId, table, id: content_id };
    // Content of before there were records has none.
    if (!(await isRecorded(write, caseId))) throw new Refusal(409, 'notRestorable');
    const gone = await missingParent(write, content);
    if (gone !== null)
      throw new Refusal(409, gone === 'members' ? 'restoreAuthorGone' : 'restorePlaceGone');
    await putBack(write, content);
    await restoration.restored(write, publish, { notify, bringBack, now }, content_id);
    await write
      .updateTable('flag_cases')
      .set({ restored_at: now(), restored_by: by })
      .where('id', '=', caseId)
      .execute();
    // Members of a group, registrants and bidders read that it is gone.
    const readers = await write
      .selectFrom('notifications')
      .where('subject_type', '=', 'deleted')
      .where('subject_id', '=', content_id)
      .select(['recipient_id', 'subject_title'])
      .execute();
    const title = readers[0]?.subject_title ?? '';
    await forget(write, publish, 'deleted', [content_id]);
    await notify(
      write,
      publish,
      restoredNotification({
        caseId,
        recipients: readers.map(({ recipient_id }) => recipient_id),
        content: { type: content_type, id: content_id, title },
      }),
    );
    publish({ kind: 'moderation', by });
    return true;
  };

  return {
    restoreRemoved,

    async restore(moderator, flagId) {
      const flag = await readFlag(db, flagId);
      const { case_id: caseId, content_type, content_id, author_id, title } = flag;
      if (!mayRestore({ authorId: author_id, reporterIds: flag.reporter_ids }, moderator))
        throw new Refusal(403, author_id === moderator.id ? 'ownContent' : 'ownReport');
      try {
        await fanOut.transaction(async (write, publish) => {
          if (!(await restoreRemoved(write, publish, caseId, moderator))) return;
          const act = { content_type, content_id, target_id: author_id } as const;
          // The log contains no words of a conversation.
          const named = isWithheldType(content_type) ? null : title;
          await audit(
            write,
            moderator,
            { action_type: 'restore_content', ...act, title: named },
            now(),
          );
          const content = { type: content_type, id: content_id, title: title ?? '' };
          await notify(
            write,
            publish,
            restoredNotification({
              caseId,
              recipients: author_id === null ? [] : [author_id],
              content,
            }),
          );
        });
      } catch (error) {
        // Its author has used the same key again, or something took its name.
        if (brokenUniqueness(error)) throw new Refusal(409, 'restoreConflict');
        throw error;
      }
    },
  };
}

const isMember = async (db: Database, id: string): Promise<boolean> =>
  (await db.selectFrom('members').where('id', '=', id).select('id').executeTakeFirst()) !==
  undefined;

const isRecorded = async (db: Database, caseId: string): Promise<boolean> =>
  (await db
    .selectFrom('removed_content')
    .where('case_id', '=', caseId)
    .where('position', '=', 0)
    .select('case_id')
    .executeTakeFirst()) !== undefined;
