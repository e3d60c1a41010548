import {
  CLAIM_MINUTES,
  type Flag,
  type FlagAction,
  type Locale,
  RESTORE_DAYS,
  type User,
} from '@saudagar/contract';
import {
  decisionNotifications,
  FLAG_ACTS,
  FLAG_OUTCOMES,
  flagTitleOf,
  isWithheldType,
  mayRestore,
  Refusal,
  refusalText,
  removalKindOf,
  restoredNotification,
} from '@saudagar/contract/server';
import type { Community, ShownContent } from '../../core/community.ts';
import { minutesAgo, NOW } from '../../core/time.ts';
import type { Case, StoredFlag } from './flags.ts';
import { publishModeration } from './publishModeration.ts';

const DAY_MINUTES = 24 * 60;

/** A moderator's decision and its reason. */
export interface Verdict {
  action: FlagAction;
  notes?: string | undefined;
}

/** Decisions of moderators about flagged content. */
export class Reviews {
  #community: Community;

  constructor(community: Community) {
    this.#community = community;
  }

  /** Settles all pending flags on the content of a flag (ADM-071–078). */
  review(moderator: User, id: string, { action, notes }: Verdict): Flag {
    const { of, flag } = this.#community.flags.get(id);
    this.#requireOpen(of);
    this.#requireUnclaimed(of, moderator);
    this.#requireAction(moderator, of, flag, action);
    const { accounts, flags, warnings } = this.#community;
    const known = flags.shown(of) ?? flag.snapshot;
    const shown = { ...known, authorId: accounts.find(known.authorId ?? '')?.id ?? null };
    const warningId = action === 'warn_user' ? warnings.add(of, flag, shown, notes) : null;
    const putBack = action === 'remove_content' ? this.#remove(of) : null;
    of.claim = null;
    of.undoneBy = null;
    of.decision = {
      outcome: FLAG_OUTCOMES[action],
      notes: notes || null,
      reviewerId: moderator.id,
      at: NOW,
      shown,
      warningId,
      putBack,
      restoredAt: null,
    };
    const isRemoval = action === 'remove_content' && removalKindOf(of.content_type) === 'removal';
    const decisionId = isRemoval && shown.authorId !== null ? of.id : null;
    if (decisionId !== null && shown.authorId !== null)
      this.#community.appeals.record({
        ...{ id: decisionId, kind: 'removal', memberId: shown.authorId },
        deciderIds: [moderator.id],
        ...{ content_type: of.content_type, content_id: of.content_id },
        ...{ title: flagTitleOf(shown), text: shown.content ?? '', reason: flag.reason },
        ...{ flagId: flag.id, notes: notes || null },
      });
    if (action === 'remove_content' && !isRemoval)
      this.#noteDeactivation(of, flag, moderator, notes || null);
    this.#write(moderator, FLAG_ACTS[action], of, shown, notes);
    this.#notify(of, shown, action, {
      ...{ warningId, decisionId, notes },
      reason: flag.reason,
    });
    return this.#community.flagViews.flag(of, flag, moderator);
  }

  /** Decides a removal by those who keep order in a group, which only its author reads of. */
  removeAtOnce(moderator: User, of: Case, notes: string | null | undefined): void {
    const { accounts, appeals, notifications } = this.#community;
    const [flag] = of.flags;
    if (!flag) return;
    const { snapshot, reason, id: flagId } = flag;
    const shown = { ...snapshot, authorId: accounts.find(snapshot.authorId ?? '')?.id ?? null };
    of.decision = {
      ...{ outcome: 'removed', notes: notes || null, reviewerId: moderator.id, at: NOW, shown },
      ...{ warningId: null, putBack: this.#remove(of), restoredAt: null },
    };
    const { id, content_type, content_id } = of;
    const title = flagTitleOf(shown);
    if (shown.authorId !== null)
      appeals.record({
        ...{ id, kind: 'removal', memberId: shown.authorId, deciderIds: [moderator.id] },
        ...{ content_type, content_id, title, text: shown.content ?? '', reason, flagId },
        notes: notes || null,
      });
    publishModeration(this.#community, moderator.id);
    notifications.notify(
      decisionNotifications({
        ...{ action: 'remove_content', title, caseId: id, authorId: shown.authorId },
        ...{ flags: [], warningId: null, decisionId: id, reason, notes },
      }),
    );
  }

  /** Completes the statement of reasons of an account that a decision deactivated. */
  #noteDeactivation(of: Case, { id, reason }: StoredFlag, { id: by }: User, notes: string | null) {
    const { accounts, appeals, mails } = this.#community;
    accounts.deactivate(of.content_id, { reason: notes, until: null });
    appeals.noteDecider(of.content_id, by, { id: of.id, reason, flagId: id, notes });
    const member = accounts.find(of.content_id);
    if (member) mails.aboutAccount(member);
  }

  /** Decides each flag separately; failure reasons are in the caller's language. */
  reviewMany(moderator: User, ids: readonly string[], verdict: Verdict, language: Locale) {
    const reviewed: Flag[] = [];
    const refused: { id: string; status: number; detail: string }[] = [];
    const settled = new Set<string>();
    for (const id of new Set(ids)) {
      try {
        const { of, flag } = this.#community.flags.get(id);
        // An earlier decision of this batch has settled the same case.
        const isSettled = settled.has(of.id);
        reviewed.push(
          isSettled
            ? this.#community.flagViews.flag(of, flag, moderator)
            : this.review(moderator, id, verdict),
        );
        settled.add(of.id);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        refused.push({ id, status: error.status, detail: refusalText(language, error.detail) });
      }
    }
    return { reviewed, refused };
  }

  /** Undoes one's own dismissal or warning; with the fixed clock it is never too late. */
  undo(moderator: User, id: string): Flag {
    const { flags, flagViews, notifications, warnings } = this.#community;
    const { of, flag } = flags.get(id);
    const { decision } = of;
    if (!decision && of.undoneBy === moderator.id) return flagViews.flag(of, flag, moderator);
    if (!decision) throw new Refusal(409, 'undoTooLate');
    if (decision.reviewerId !== moderator.id) throw new Refusal(403, 'notYourDecision');
    const isAnswered = decision.warningId !== null && warnings.isAnswered(decision.warningId);
    const isOld = decision.at < NOW;
    if (decision.outcome === 'removed' || isAnswered || isOld)
      throw new Refusal(409, 'undoTooLate');
    if (decision.warningId !== null) {
      warnings.remove(decision.warningId);
      notifications.forget('warning', decision.warningId);
    }
    for (const each of of.flags) notifications.forget('report', each.id);
    of.decision = null;
    of.undoneBy = moderator.id;
    flags.reopen(of);
    this.#write(moderator, 'undo_review', of, decision.shown);
    return flagViews.flag(of, flag, moderator);
  }

  /** Restores removed content; with the fixed clock it is too late for older decisions alone. */
  restore(admin: User, id: string): Flag {
    const { flags, flagViews, notifications } = this.#community;
    const { of, flag } = flags.get(id);
    const authorId = of.decision?.shown.authorId ?? null;
    const reporterIds = of.flags.map(({ reporterId }) => reporterId);
    if (!mayRestore({ authorId, reporterIds }, admin))
      throw new Refusal(403, authorId === admin.id ? 'ownContent' : 'ownReport');
    const shown = this.restoreRemoved(of);
    if (shown) {
      this.#write(admin, 'restore_content', of, shown);
      const content = { type: of.content_type, id: of.content_id, title: flagTitleOf(shown) };
      const recipients = authorId === null ? [] : [authorId];
      notifications.notify([restoredNotification({ caseId: of.id, recipients, content })]);
    }
    return flagViews.flag(of, flag, admin);
  }

  /**
   * Puts removed content back and returns it, for the act that decides so; null when it was
   * restored before.
   * @throws Refusal 409 when it cannot come back
   */
  restoreRemoved({ id: caseId, decision, ...of }: Case): ShownContent | null {
    if (decision?.restoredAt) return null;
    if (decision?.outcome !== 'removed') throw new Refusal(409, 'notRestorable');
    const { authorId } = decision.shown;
    if (authorId !== null && !this.#community.accounts.find(authorId))
      throw new Refusal(409, 'restoreAuthorGone');
    if (decision.at < minutesAgo(RESTORE_DAYS * DAY_MINUTES))
      throw new Refusal(409, 'restoreTooLate');
    if (!decision.putBack) throw new Refusal(409, 'notRestorable');
    decision.putBack();
    decision.restoredAt = NOW;
    const { notifications } = this.#community;
    // Members of a group, registrants and bidders read that it is gone.
    const recipients = notifications.forget('deleted', of.content_id);
    const title = flagTitleOf(decision.shown);
    const content = { type: of.content_type, id: of.content_id, title };
    notifications.notify([restoredNotification({ caseId, recipients, content })]);
    return decision.shown;
  }

  /** Removes content and its files for members; the files stay for a restoration. */
  #remove({ content_type, content_id }: Case): (() => void) | null {
    const { files, flags } = this.#community;
    const type = flags.typeOf(content_type);
    return files.holding(() => type?.remove(this.#community, content_id) ?? null);
  }

  /** Claims a case for a limited time. */
  claim(moderator: User, id: string): Flag {
    const { of, flag } = this.#community.flags.get(id);
    this.#requireOpen(of);
    this.#requireForeign(moderator, of, flag);
    // An admin takes over what another has claimed.
    if (moderator.role !== 'admin') this.#requireUnclaimed(of, moderator);
    of.claim = { memberId: moderator.id, until: minutesAgo(-CLAIM_MINUTES) };
    publishModeration(this.#community, moderator.id);
    return this.#community.flagViews.flag(of, flag, moderator);
  }

  release(moderator: User, id: string): void {
    const { of } = this.#community.flags.get(id);
    if (of.claim && of.claim.memberId !== moderator.id && of.claim.until > NOW)
      throw new Refusal(403, 'notYourClaim');
    of.claim = null;
    publishModeration(this.#community, moderator.id);
  }

  /** @throws Refusal 400 if it is decided already */
  #requireOpen({ decision }: Case): void {
    if (decision) throw new Refusal(400, 'alreadyReviewed');
  }

  /** @throws Refusal 403 on the moderator's own content or report */
  #requireForeign(moderator: User, of: Case, { snapshot }: StoredFlag): void {
    const { authorId } = this.#community.flags.shown(of) ?? snapshot;
    if (authorId === moderator.id) throw new Refusal(403, 'ownContent');
    if (of.flags.some(({ reporterId }) => reporterId === moderator.id))
      throw new Refusal(403, 'ownReport');
  }

  /**
   * @throws Refusal 403 when the moderator may not act, 404 when content or author no longer exist
   */
  #requireAction(moderator: User, of: Case, flag: StoredFlag, action: FlagAction): void {
    this.#requireForeign(moderator, of, flag);
    if (this.#community.flagViews.actions(of, flag, moderator).includes(action)) return;
    if (action === 'warn_user') throw new Refusal(404, 'memberNotFound');
    if (!this.#community.flags.shown(of)) throw new Refusal(404, 'contentNotFound');
    throw new Refusal(403, 'adminsRemoveMembers');
  }

  #requireUnclaimed({ claim }: Case, moderator: User): void {
    if (claim && claim.memberId !== moderator.id && claim.until > NOW)
      throw new Refusal(409, 'claimedByAnother');
  }

  #write(
    moderator: User,
    action_type: Parameters<Community['auditLog']['write']>[1]['action_type'],
    of: Case,
    shown: ShownContent,
    notes?: string,
  ): void {
    publishModeration(this.#community, moderator.id);
    this.#community.auditLog.write(moderator, {
      action_type,
      content_type: of.content_type,
      content_id: of.content_id,
      // The log contains no words of a conversation.
      title: isWithheldType(of.content_type) ? null : flagTitleOf(shown),
      notes: notes || null,
      target: this.#community.accounts.find(shown.authorId ?? ''),
    });
  }

  #notify(
    of: Case,
    shown: ShownContent,
    action: FlagAction,
    decided: {
      warningId: string | null;
      decisionId: string | null;
      reason: string;
      notes: string | undefined;
    },
  ): void {
    this.#community.notifications.notify(
      decisionNotifications({
        action,
        title: flagTitleOf(shown),
        caseId: of.id,
        authorId: shown.authorId,
        // A reporter who left is told nothing.
        flags: of.flags.map(({ id, reporterId }) => ({
          id,
          reporterId: this.#community.accounts.find(reporterId)?.id ?? null,
        })),
        ...decided,
      }),
    );
  }
}
