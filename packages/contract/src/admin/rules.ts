import type { Suspension } from '../core/apiError.ts';
import type { Role } from '../core/role.ts';
import { beginningOf } from '../text/beginningOf.ts';
import { plainText } from '../text/memberText.ts';
import { APPEAL_DAYS } from './appeals.ts';
import { CONTENT_ACTIONS, type ContentAction } from './approving.ts';
import { auditChanges } from './auditChanges.ts';
import { FLAG_ACTIONS, type FlagAction, type FlagChange } from './reviewing.ts';

/** Maximum characters of a flagged item's title in notifications, and of an excerpt. */
const FLAG_TITLE_MAX = 80;
export const EXCERPT_MAX = 300;
/** Maximum number of earlier decisions in a flag's history. */
export const HISTORY_MAX = 20;

/** Returns true when only `getFlag` shows the text of this type (ADM-097). */
export const isWithheldType = (content_type: string): boolean => content_type === 'message';

/** Returns true when only admins can remove this type: a member, whose account ends with it. */
const isAdminsType = (content_type: string): boolean => content_type === 'member';

/**
 * Flagged content with the fields its decision depends on; a deleted author's `authorId` is null.
 */
export interface PendingItem {
  readonly content_type: string;
  readonly authorId: string | null;
  /** True when the content no longer exists, so that nothing is left to remove. */
  readonly isGone: boolean;
  /** Ids of the members whose flags the decision settles; null for those who left. */
  readonly reporterIds: readonly (string | null)[];
}

/** Decisions open to a moderator about flagged content: none about their own, or their reports. */
export function flagActionsOn(
  { content_type, authorId, isGone, reporterIds }: PendingItem,
  moderator: { readonly id: string; readonly role: Role },
): FlagAction[] {
  if (authorId === moderator.id || reporterIds.includes(moderator.id)) return [];
  const mayRemove = !isGone && (moderator.role === 'admin' || !isAdminsType(content_type));
  return FLAG_ACTIONS.filter(
    (action) =>
      (action !== 'remove_content' || mayRemove) && (action !== 'warn_user' || authorId !== null),
  );
}

/** True when a member may restore what a decision removed, while there is time. */
export const mayRestore = (
  { authorId, reporterIds }: Pick<PendingItem, 'authorId' | 'reporterIds'>,
  { id, role }: { readonly id: string; readonly role: Role },
): boolean => role === 'admin' && authorId !== id && !reporterIds.includes(id);

/**
 * Decisions open to a moderator about pending content; only admins decide about their own. A
 * revision has several makers when more than one edited it.
 */
export const contentActionsOn = (
  makerIds: readonly (string | null)[],
  moderator: { readonly id: string; readonly role: Role },
): readonly ContentAction[] =>
  makerIds.includes(moderator.id) && moderator.role !== 'admin' ? [] : CONTENT_ACTIONS;

/**
 * Fields of content that a revision changes once all its edits are taken together: without those
 * that are as they were. Null when none is left (ADM-380).
 */
export const revisedFields = (
  live: Readonly<Record<string, unknown>>,
  ...edits: readonly Readonly<Record<string, unknown>>[]
): Readonly<Record<string, unknown>> | null =>
  auditChanges(live, Object.assign({}, ...edits))?.after ?? null;

/** Texts and files of content, as a flag compares them. */
export interface ComparedContent {
  readonly title?: string | undefined;
  readonly name?: string | undefined;
  readonly content?: string | undefined;
  readonly files?: readonly string[] | undefined;
}

/** True when the words or files of content differ from those that were flagged. */
export const isEditedSince = (then: ComparedContent, now: ComparedContent): boolean =>
  (['title', 'name', 'content'] as const).some(
    (part) => (then[part] ?? '') !== (now[part] ?? ''),
  ) || (then.files ?? []).join() !== (now.files ?? []).join();

/** Change of content since a flag; null when it stands as it did, or nobody can tell. */
export function flagChangeOf(
  then: ComparedContent | null | undefined,
  now: ComparedContent | undefined,
): FlagChange | null {
  if (!now) return 'deleted';
  return then && isEditedSince(then, now) ? 'edited' : null;
}

/** Title of flagged content: its title, name or first words, without markup. */
export const flagTitleOf = (thing: {
  readonly title?: string | undefined;
  readonly name?: string | undefined;
  readonly content?: string | undefined;
}): string => {
  const text = thing.title ?? thing.name ?? plainText(thing.content ?? '').replace(/\s+/g, ' ');
  return beginningOf(text, FLAG_TITLE_MAX);
};

/** Maps each action to the outcome shown on flags. */
export const FLAG_OUTCOMES = {
  dismiss: 'dismissed',
  warn_user: 'warned',
  remove_content: 'removed',
} as const satisfies Record<FlagAction, string>;

/** Maps each action to its name in the audit log. */
export const FLAG_ACTS = {
  dismiss: 'dismiss_flag',
  warn_user: 'warn_user',
  remove_content: 'remove_content',
} as const satisfies Record<FlagAction, string>;

/** Kind of the decision that removes flagged content: an account is deactivated. */
export const removalKindOf = (content_type: string) =>
  isAdminsType(content_type) ? 'deactivation' : 'removal';

/** Last moment at which a decision can be appealed. */
export const appealUntil = (decidedAt: Date): Date =>
  new Date(decidedAt.getTime() + APPEAL_DAYS * 86_400_000);

/** Members of an appealed decision; a deleted account is null. */
export interface AppealedDecision {
  readonly kind: string;
  readonly memberId: string;
  /** All who made the decision or changed it since. */
  readonly deciderIds: readonly (string | null)[];
  readonly reporterIds: readonly (string | null)[];
}

/** Reason why a moderator cannot decide an appeal; null when they can. */
export function appealDenyReason(
  { kind, memberId, deciderIds, reporterIds }: AppealedDecision,
  { id, role }: { readonly id: string; readonly role: Role },
) {
  if (memberId === id) return 'own_content';
  if (kind === 'deactivation' && role !== 'admin') return 'admins_only';
  if (deciderIds.includes(id)) return 'own_decision';
  return reporterIds.includes(id) ? 'own_report' : null;
}

/** State of a deactivation's appeal, as its member reads it at sign-in; null when there is none. */
export function deactivationAppealOf(
  decision: { readonly created_at: Date; readonly appeal: AppealState | null },
  at: Date,
): Pick<Suspension, 'appeal' | 'appealNotes'> {
  const { created_at, appeal } = decision;
  if (!appeal) return at <= appealUntil(created_at) ? { appeal: 'open' } : {};
  if (appeal.outcome === null) return { appeal: 'pending' };
  // Overturned, the account is active; deactivated again, another decision counts.
  return { appeal: 'upheld', appealNotes: appeal.notes };
}

interface AppealState {
  readonly outcome: string | null;
  readonly notes: string | null;
}

/** Refusal of each reason why a moderator cannot decide an appeal. */
export const APPEAL_REFUSALS = {
  own_content: 'ownContent',
  own_decision: 'ownDecision',
  admins_only: 'adminsDecideAccounts',
  own_report: 'ownReport',
} as const;
