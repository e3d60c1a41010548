import { CLAIM_MINUTES, type Flag, type FlagAction, type Locale } from '@saudagar/contract';
import { flagActionsOn, Refusal, refusalText } from '@saudagar/contract/server';
import type { Community } from '../../../community.ts';
import type { Database } from '../../../database/schema.ts';
import type { ServiceParts } from '../../area.ts';
import type { Moderator } from '../auditLog.ts';
import type { Restoration, ShownContent } from '../flagged.ts';
import type { Flags } from '../flags.ts';
import { mailMember } from '../users/mailMember.ts';
import { type FlagRow, readFlag } from './flagRows.ts';
import type { FlagViews } from './flagViews.ts';
import { recordRemoved } from './removedContent.ts';
import { isClaimedByAnother, lockCase, requireOpen, settle } from './settling.ts';
import { shownOf } from './snapshots.ts';
import { undo } from './undoing.ts';

/** A moderator's decision and its reason. */
interface Decision {
  readonly action: FlagAction;
  readonly notes?: string | undefined;
}

/** Decisions of moderators about flagged content. Refusals are thrown as `Refusal`. */
export type Reviews = ReturnType<typeof createReviews>;

export function createReviews(
  { db, now, fanOut, notify, forget, mailbox }: ServiceParts,
  { types, show }: Pick<Flags, 'types' | 'show'>,
  views: FlagViews,
) {
  async function decide(
    community: Community,
    moderator: Moderator,
    flag: FlagRow,
    { action, notes }: Decision,
  ): Promise<void> {
    if (flag.status === 'reviewed') throw new Refusal(400, 'alreadyReviewed');
    const current = await show(flag);
    const thing = current ?? (flag.snapshot ? shownOf(flag.snapshot) : undefined);
    const authorId = await authorOf(thing);
    requireAction(moderator, flag, { authorId, isGone: !current }, action);
    const verdict = { moderator, flag, thing: thing && { ...thing, author_id: authorId } };
    const settled = { ...verdict, action, notes, at: now() };
    if (action !== 'remove_content') {
      await fanOut.transaction((write, publish) => settle(write, publish, notify, settled));
      return;
    }
    const type = types[flag.content_type];
    const isRemoved = await type?.remove(community, flag.content_id, async (write, publish) => {
      await settle(write, publish, notify, settled);
      if (flag.content_type === 'member')
        await mailMember(mailbox, write, publish, 'accountDeactivated', flag.content_id);
      await record(write, flag, type.restoration, settled.at);
    });
    if (isRemoved) return;
    // It was removed concurrently: by a decision, or by its author.
    const { status } = await readFlag(db, flag.id);
    if (status === 'reviewed') throw new Refusal(400, 'alreadyReviewed');
    throw new Refusal(404, 'contentNotFound');
  }

  /** Records what a removal takes out, so that an admin can restore it. */
  async function record(
    write: Database,
    { case_id: caseId, content_id: id }: FlagRow,
    restoration: Restoration | 'none',
    at: Date,
  ): Promise<void> {
    if (restoration === 'none') return;
    const placeholders = (await restoration.placeholders?.(write, id)) ?? [];
    await recordRemoved(write, {
      caseId,
      table: restoration.table,
      ids: [id, ...placeholders],
      at,
    });
  }

  /** The author of content while the account exists. */
  async function authorOf(thing: ShownContent | undefined): Promise<string | null> {
    if (!thing?.author_id) return null;
    const author = db.selectFrom('members').where('id', '=', thing.author_id).select('id');
    return (await author.executeTakeFirst())?.id ?? null;
  }

  async function review(
    community: Community,
    moderator: Moderator,
    id: string,
    decision: Decision,
  ): Promise<Flag> {
    await decide(community, moderator, await readFlag(db, id), decision);
    return views.one(moderator, id);
  }

  return {
    /** Settles all pending flags on the content of a flag (ADM-071–078). */
    review,

    /** Decides each flag separately; failure reasons are in the caller's language. */
    async reviewMany(
      community: Community,
      moderator: Moderator,
      { ids, ...decision }: Decision & { readonly ids: readonly string[] },
      language: Locale,
    ) {
      const reviewed: Flag[] = [];
      const refused: { id: string; status: number; detail: string }[] = [];
      const settled = new Set<string>();
      for (const id of new Set(ids)) {
        try {
          const flag = await readFlag(db, id);
          // An earlier decision of this batch has settled the same case.
          if (!settled.has(flag.case_id)) await decide(community, moderator, flag, decision);
          settled.add(flag.case_id);
          reviewed.push(await views.one(moderator, id));
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          refused.push({ id, status: error.status, detail: refusalText(language, error.detail) });
        }
      }
      return { reviewed, refused };
    },

    /** Undoes one's own dismissal or warning within a few seconds. */
    async undo(moderator: Moderator, id: string): Promise<Flag> {
      const flag = await readFlag(db, id);
      await undo({ fanOut, forget, now }, moderator, flag);
      return views.one(moderator, id);
    },

    /** Claims a case for a limited time. */
    async claim(moderator: Moderator, id: string): Promise<Flag> {
      const flag = await readFlag(db, id);
      const currentTime = now();
      const author = ((await show(flag)) ?? flag.snapshot)?.author_id;
      requireForeign(moderator, flag, author);
      await fanOut.transaction(async (write, publish) => {
        const of = await lockCase(write, flag.case_id);
        // An admin takes over what another has claimed.
        const holder = moderator.role === 'admin' ? { ...of, claimed_until: null } : of;
        requireOpen(holder, moderator, currentTime);
        const claimed_until = new Date(currentTime.getTime() + CLAIM_MINUTES * 60_000);
        await write
          .updateTable('flag_cases')
          .set({ claimed_by: moderator.id, claimed_until })
          .where('id', '=', flag.case_id)
          .execute();
        publish({ kind: 'moderation', by: moderator.id });
      });
      return views.one(moderator, id);
    },

    async release(moderator: Moderator, id: string): Promise<void> {
      const { case_id } = await readFlag(db, id);
      await fanOut.transaction(async (write, publish) => {
        const of = await lockCase(write, case_id);
        if (isClaimedByAnother(of, moderator, now())) throw new Refusal(403, 'notYourClaim');
        await write
          .updateTable('flag_cases')
          .set({ claimed_by: null, claimed_until: null })
          .where('id', '=', case_id)
          .execute();
        publish({ kind: 'moderation', by: moderator.id });
      });
    },
  };
}

/**
 * @throws Refusal 403 on the moderator's own content or report
 */
function requireForeign(
  moderator: Moderator,
  { reporter_ids }: FlagRow,
  authorId: string | null | undefined,
): void {
  if (authorId === moderator.id) throw new Refusal(403, 'ownContent');
  if (reporter_ids.includes(moderator.id)) throw new Refusal(403, 'ownReport');
}

/**
 * @throws Refusal 403 when the moderator may not act, 404 when content or author no longer exist
 */
function requireAction(
  moderator: Moderator,
  flag: FlagRow,
  thing: { authorId: string | null; isGone: boolean },
  action: FlagAction,
): void {
  requireForeign(moderator, flag, thing.authorId);
  const { content_type, reporter_ids: reporterIds } = flag;
  if (flagActionsOn({ content_type, reporterIds, ...thing }, moderator).includes(action)) return;
  if (action === 'warn_user') throw new Refusal(404, 'memberNotFound');
  if (thing.isGone) throw new Refusal(404, 'contentNotFound');
  throw new Refusal(403, 'adminsRemoveMembers');
}
