import type { FlagAction } from '@saudagar/contract';
import {
  beginningOf,
  decisionNotifications,
  EXCERPT_MAX,
  FLAG_ACTS,
  FLAG_OUTCOMES,
  flagTitleOf,
  isWithheldType,
  Refusal,
  removalKindOf,
} from '@saudagar/contract/server';
import type { Database } from '../../../database/schema.ts';
import { newId } from '../../../ids.ts';
import type { Publish } from '../../../sockets/fanOut.ts';
import type { Notifier } from '../../notifications/notify.ts';
import { recordDecision } from '../appeals/decisions.ts';
import { audit, type Moderator } from '../auditLog.ts';
import type { ShownContent } from '../flagged.ts';
import type { FlagRow } from './flagRows.ts';

/** A decision about the case of a flag, and the content at the time of the decision. */
export interface Verdict {
  readonly moderator: Moderator;
  readonly flag: FlagRow;
  readonly thing: ShownContent | undefined;
  readonly action: FlagAction;
  readonly notes: string | undefined;
  readonly at: Date;
}

/**
 * Locks a case until the transaction ends.
 * @throws Refusal 404 if its content was deleted meanwhile
 */
export async function lockCase(write: Database, caseId: string) {
  const of = await write
    .selectFrom('flag_cases')
    .where('id', '=', caseId)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
  if (!of) throw new Refusal(404, 'flagNotFound');
  return of;
}

/** @throws Refusal 400 if it is decided already, 409 while another moderator has claimed it */
export function requireOpen(
  of: Awaited<ReturnType<typeof lockCase>>,
  moderator: Moderator,
  at: Date,
): void {
  if (of.status === 'reviewed') throw new Refusal(400, 'alreadyReviewed');
  if (isClaimedByAnother(of, moderator, at)) throw new Refusal(409, 'claimedByAnother');
}

/** True while another moderator's claim lasts. */
export const isClaimedByAnother = (
  of: Pick<Awaited<ReturnType<typeof lockCase>>, 'claimed_by' | 'claimed_until'>,
  { id }: Moderator,
  at: Date,
): boolean => of.claimed_until !== null && of.claimed_until > at && of.claimed_by !== id;

/** Title that people know the content by. */
export const titleOf = (thing: ShownContent | undefined): string =>
  thing ? flagTitleOf({ ...thing, content: thing.text }) : '';

/** Settles all flags of a case, once: warns, notifies and writes the log in one transaction. */
export async function settle(
  write: Database,
  publish: Publish,
  notify: Notifier['notify'],
  { moderator, flag, thing, action, notes, at }: Verdict,
): Promise<void> {
  const of = await lockCase(write, flag.case_id);
  requireOpen(of, moderator, at);
  const { id: caseId, content_type, content_id } = of;
  const title = titleOf(thing);
  const author_id = thing?.author_id ?? null;
  await write
    .updateTable('flag_cases')
    .set({
      status: 'reviewed',
      outcome: FLAG_OUTCOMES[action],
      notes: notes || null,
      reviewed_by: moderator.id,
      reviewed_at: at,
      claimed_by: null,
      claimed_until: null,
      undone_by: null,
      title,
      author_id,
    })
    .where('id', '=', caseId)
    .execute();
  const flags = await write
    .updateTable('flags')
    .set({ status: 'reviewed', reviewed_at: at })
    .where('case_id', '=', caseId)
    .returning(['id', 'member_id'])
    .execute();
  const warningId =
    action === 'warn_user' && thing && author_id !== null
      ? await warn(write, { flag, author_id, title, text: thing.text, notes, at })
      : null;
  const kind = removalKindOf(content_type);
  const isRemoval = action === 'remove_content' && author_id !== null;
  if (isRemoval)
    await recordDecision(write, {
      ...{ id: caseId, kind, member_id: author_id, decided_by: moderator.id },
      ...{ content_type, content_id, title, text: thing?.text ?? '', reason: flag.reason },
      ...{ flag_id: flag.id, notes: notes || null, created_at: at },
    });
  await audit(
    write,
    moderator,
    {
      action_type: FLAG_ACTS[action],
      content_type,
      content_id,
      target_id: author_id,
      // The log contains no words of a conversation.
      title: isWithheldType(content_type) ? null : title,
      notes,
    },
    at,
  );
  const drafts = decisionNotifications({
    action,
    title,
    caseId,
    authorId: author_id,
    flags: flags.map(({ id, member_id }) => ({ id, reporterId: member_id })),
    warningId,
    // A deactivated member reads it at sign-in.
    reason: flag.reason,
    decisionId: isRemoval && kind === 'removal' ? caseId : null,
    notes,
  });
  for (const draft of drafts) await notify(write, publish, draft);
  publish({ kind: 'moderation', by: moderator.id });
}

async function warn(
  write: Database,
  parts: {
    flag: FlagRow;
    author_id: string;
    title: string;
    text: string;
    notes: string | undefined;
    at: Date;
  },
): Promise<string> {
  const { flag, author_id, title, text, notes, at } = parts;
  const id = newId();
  await write
    .insertInto('warnings')
    .values({
      id,
      case_id: flag.case_id,
      flag_id: flag.id,
      member_id: author_id,
      content_type: flag.content_type,
      content_id: flag.content_id,
      title,
      excerpt: beginningOf(text || title, EXCERPT_MAX),
      reason: flag.reason,
      notes: notes || null,
      created_at: at,
    })
    .execute();
  return id;
}
