import { CLAIM_MINUTES, type Flag, type FlagAction, type Locale } from '@saudagar/contract';
import { flagActionsOn, Refusal, refusalText } from '@saudagar/contract/server';
import type { Community } from '../../../community.ts';
import type { ServiceParts } from '../../area.ts';
import type { Moderator } from '../auditLog.ts';
import type { ShownContent } from '../flagged.ts';
import type { Flags } from '../flags.ts';
import { type FlagRow, readFlag } from './flagRows.ts';
import type { FlagViews } from './flagViews.ts';
import { lockCase, requireOpen, settle } from './settling.ts';
import { undo } from './undoing.ts';

/** A moderator's decision and its reason. */
interface Decision {
  readonly action: FlagAction;
  readonly notes?: string | undefined;
}

/** Decisions of moderators about flagged content. Refusals are thrown as `Refusal`. */
export type Reviews = ReturnType<typeof createReviews>;

export function createReviews(
  { db, now, fanOut, notify, forget }: ServiceParts,
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
    const thing = await show(flag);
    requireAction(moderator, flag, thing, action);
    const verdict = { moderator, flag, thing, action, notes, at: now() };
    if (action !== 'remove_content') {
      await fanOut.transaction((write, publish) => settle(write, publish, notify, verdict));
      return;
    }
    const isRemoved = await types[flag.content_type]?.remove(
      community,
      flag.content_id,
      (write, publish) => settle(write, publish, notify, verdict),
    );
    if (isRemoved) return;
    // It was removed concurrently: by a decision, or by its author.
    const { status } = await readFlag(db, flag.id);
    if (status === 'reviewed') throw new Refusal(400, 'alreadyReviewed');
    throw new Refusal(404, 'contentNotFound');
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
      if (flag.status === 'reviewed' && !(await show(flag))) throw new Refusal(409, 'undoTooLate');
      await undo({ fanOut, forget, now }, moderator, flag);
      return views.one(moderator, id);
    },

    /** Claims a case for a limited time. */
    async claim(moderator: Moderator, id: string): Promise<Flag> {
      const flag = await readFlag(db, id);
      const currentTime = now();
      if ((await show(flag))?.author_id === moderator.id) throw new Refusal(403, 'ownContent');
      await db.transaction().execute(async (write) => {
        requireOpen(await lockCase(write, flag.case_id), moderator, currentTime);
        const claimed_until = new Date(currentTime.getTime() + CLAIM_MINUTES * 60_000);
        await write
          .updateTable('flag_cases')
          .set({ claimed_by: moderator.id, claimed_until })
          .where('id', '=', flag.case_id)
          .execute();
      });
      return views.one(moderator, id);
    },

    async release(moderator: Moderator, id: string): Promise<void> {
      const { case_id } = await readFlag(db, id);
      await db
        .updateTable('flag_cases')
        .set({ claimed_by: null, claimed_until: null })
        .where('id', '=', case_id)
        .where('claimed_by', '=', moderator.id)
        .execute();
    },
  };
}

/**
 * @throws Refusal 403 when the moderator may not act, 404 when content or author no longer exist
 */
function requireAction(
  moderator: Moderator,
  { content_type }: FlagRow,
  thing: ShownContent | undefined,
  action: FlagAction,
): void {
  if (!thing) {
    if (action === 'dismiss') return;
    throw new Refusal(404, 'contentNotFound');
  }
  const authorId = thing.author_id;
  if (flagActionsOn({ content_type, authorId }, moderator).includes(action)) return;
  if (authorId === moderator.id) throw new Refusal(403, 'ownContent');
  if (action === 'warn_user') throw new Refusal(404, 'memberNotFound');
  throw new Refusal(403, 'adminsRemoveMembers');
}
