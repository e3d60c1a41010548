import type {
  Appeal,
  AppealOutcome,
  ApprovedType,
  DecisionKind,
  listAppeals,
  ModerationDecision,
  Page,
  Suspension,
  User,
} from '@saudagar/contract';
import {
  APPEAL_REFUSALS,
  appealDenyReason,
  appealNotifications,
  appealUntil,
  beginningOf,
  deactivationAppealOf,
  EXCERPT_MAX,
  isWithheldType,
  Refusal,
} from '@saudagar/contract/server';
import type { core } from 'zod/mini';
import type { Community } from '../../core/community.ts';
import { inOrder, type Placed, pageOf } from '../../core/paging.ts';
import { NOW } from '../../core/time.ts';
import { publishModeration } from './publishModeration.ts';

type ListQuery = core.output<typeof listAppeals.query>;

/** A decision on a member's content, to be recorded. */
interface Recorded {
  id: string;
  kind: DecisionKind;
  memberId: string;
  /** All who made it or changed it since; none for the operator. */
  deciderIds: string[];
  content_type: string;
  content_id: string;
  title: string;
  text: string;
  reason: string | null;
  flagId: string | null;
  notes: string | null;
  created_at: string;
}

/** An appeal as stored. */
interface StoredAppeal {
  text: string;
  created_at: string;
  outcome: AppealOutcome | null;
  notes: string | null;
  decided_at: string | null;
  is_restored: boolean;
  reviewerId: string | null;
}

interface StoredDecision extends Recorded {
  appeal: StoredAppeal | null;
  /** True for a deactivation until the account is active again. */
  isLasting: boolean;
}

/** The flag whose decision deactivated an account. */
type FlaggedAccount = Pick<Recorded, 'id' | 'reason' | 'flagId' | 'notes'>;

/** Statements of reasons for the members concerned, and their appeals. */
export class Appeals {
  #community: Community;
  #stored: StoredDecision[] = [];
  #made = 0;

  constructor(community: Community) {
    this.#community = community;
    community.accounts.onDeactivated((user, { reason }) => this.#recordDeactivation(user, reason));
  }

  /** Records a deactivation, or its changed reason while it lasts. */
  #recordDeactivation({ id, full_name: title }: User, notes: string | null): void {
    const lasting = this.#lasting(id);
    if (lasting) {
      lasting.notes = notes;
      return;
    }
    this.#made += 1;
    this.record({
      ...{ id: `decision-account-${this.#made}`, kind: 'deactivation', memberId: id },
      ...{ deciderIds: [], content_type: 'member', content_id: id, title, text: '' },
      ...{ reason: null, flagId: null, notes },
    });
  }

  /** Notes who deactivated an account, or changed its suspension. */
  noteDecider(memberId: string, deciderId: string, flag?: FlaggedAccount): void {
    const lasting = this.#lasting(memberId);
    if (!lasting) return;
    lasting.deciderIds.push(deciderId);
    Object.assign(lasting, flag);
  }

  /** Ends the deactivation of an account; its pending appeal is settled with it by an admin. */
  endDeactivation(memberId: string, adminId?: string): void {
    const lasting = this.#lasting(memberId);
    if (!lasting) return;
    lasting.isLasting = false;
    const { appeal } = lasting;
    if (adminId === undefined || appeal?.outcome !== null) return;
    Object.assign(appeal, { outcome: 'overturned', is_restored: true });
    Object.assign(appeal, { reviewerId: adminId, decided_at: this.#nextMoment() });
    publishModeration(this.#community, adminId);
  }

  /** The appeal of an account's deactivation, as its member reads it at sign-in. */
  ofDeactivation(memberId: string): Partial<Suspension> {
    const lasting = this.#lasting(memberId);
    const decided = lasting && { ...lasting, created_at: new Date(lasting.created_at) };
    return decided ? deactivationAppealOf(decided, new Date(NOW)) : {};
  }

  /** Appeals the deactivation of an account, without a session. */
  appealDeactivation(member: User, text: string): ModerationDecision {
    const lasting = this.#lasting(member.id);
    if (!lasting) throw new Refusal(409, 'accountActive');
    return this.appeal(member, lasting.id, text);
  }

  #lasting(id: string): StoredDecision | undefined {
    return this.#stored.find(({ memberId, isLasting }) => isLasting && memberId === id);
  }

  /** Records a decision for the member concerned. */
  record(decision: Omit<Recorded, 'created_at'>, created_at = NOW): void {
    const isLasting = decision.kind === 'deactivation';
    this.#stored.push({ ...decision, created_at, appeal: null, isLasting });
  }

  find(member: User, id: string): ModerationDecision {
    return toDecision(this.#own(member, id));
  }

  /** Appeals a decision, once and within 30 days. */
  appeal(member: User, id: string, text: string): ModerationDecision {
    const stored = this.#own(member, id);
    const isLate = new Date(NOW) > appealUntil(new Date(stored.created_at));
    if (!stored.appeal && isLate) throw new Refusal(409, 'appealTooLate');
    if (stored.appeal && stored.appeal.text !== text) throw new Refusal(409, 'alreadyAppealed');
    if (!stored.appeal) {
      stored.appeal = {
        ...{ text, created_at: this.#nextMoment(), outcome: null, notes: null },
        ...{ decided_at: null, is_restored: false, reviewerId: null },
      };
      publishModeration(this.#community, member.id);
    }
    return toDecision(stored);
  }

  /** Lists pending appeals, oldest first, or decided ones, latest first. */
  list(viewer: User, query: ListQuery): Page<Appeal> {
    const isPending = query.status !== 'decided';
    const placed = this.#stored.flatMap((stored) => {
      const { id, appeal } = stored;
      if (!appeal || (appeal.outcome === null) !== isPending) return [];
      return [{ id, created_at: appeal.decided_at ?? appeal.created_at, stored }];
    });
    const compare = isPending ? inOrder : (a: Placed, b: Placed) => inOrder(b, a);
    const page = pageOf(placed.sort(compare), query, compare);
    return { ...page, items: page.items.map(({ stored }) => this.#view(stored, viewer)) };
  }

  /** Counts the appeals that wait. */
  pending(): number {
    return this.#stored.filter(({ appeal }) => appeal?.outcome === null).length;
  }

  /**
   * Decides an appeal, once, and carries the outcome out.
   * @throws Refusal 403 on the moderator's own content, decision or report, 409 once decided
   */
  decide(
    moderator: User,
    id: string,
    { outcome, notes }: { outcome: AppealOutcome; notes?: string | undefined },
    confirm: () => void,
  ): Appeal {
    const stored = this.#stored.find((one) => one.id === id);
    const { appeal } = stored ?? {};
    if (!stored || !appeal) throw new Refusal(404, 'appealNotFound');
    const denied = this.#denyReason(stored, moderator);
    if (denied) throw new Refusal(403, APPEAL_REFUSALS[denied]);
    if (stored.kind === 'deactivation' && outcome === 'overturned') confirm();
    if (appeal.outcome !== null) throw new Refusal(409, 'appealDecided');
    Object.assign(appeal, {
      ...{ outcome, notes: notes || null, decided_at: this.#nextMoment() },
      ...{
        reviewerId: moderator.id,
        is_restored: outcome === 'overturned' && this.#restore(stored, moderator),
      },
    });
    const { accounts, auditLog, mails, notifications } = this.#community;
    const { kind, content_type, content_id, memberId, deciderIds, title } = stored;
    const [deciderId = null] = deciderIds;
    const member = accounts.find(memberId);
    if (kind === 'deactivation' && member) mails.aboutAccount(member);
    publishModeration(this.#community, moderator.id);
    auditLog.write(moderator, {
      ...{ action_type: 'decide_appeal', content_type, content_id, notes: notes || null },
      // The log contains no words of a conversation.
      title: isWithheldType(content_type) ? null : title,
      target: member,
      changes: { before: { appeal: 'pending' }, after: { appeal: outcome } },
    });
    notifications.notify(
      appealNotifications({ decisionId: id, outcome, memberId, deciderId, title, notes }),
    );
    return this.#view(stored, moderator);
  }

  /** Makes content public again; false when nothing can be. */
  #restore(stored: StoredDecision, moderator: User): boolean {
    const { accounts, approvals, flags, managedUsers, reviews } = this.#community;
    const { kind, content_type, content_id: id, flagId, memberId, isLasting } = stored;
    if (kind === 'deactivation') {
      if (isLasting) managedUsers.reactivateAppealed(moderator, memberId);
      return accounts.isActive(memberId);
    }
    if (kind === 'removal')
      try {
        reviews.restoreRemoved(flags.get(flagId ?? '').of);
        return true;
      } catch (error) {
        // Its time is over, or its place or author is gone.
        if (error instanceof Refusal && error.status === 409) return false;
        throw error;
      }
    return approvals.approveRejected({
      content_type: content_type as ApprovedType,
      id,
    });
  }

  #denyReason({ kind, memberId, deciderIds, flagId }: StoredDecision, moderator: User) {
    const { of } = flagId === null ? {} : this.#community.flags.get(flagId);
    const reporterIds = of?.flags.map(({ reporterId }) => reporterId) ?? [];
    return appealDenyReason({ kind, memberId, deciderIds, reporterIds }, moderator);
  }

  #view(stored: StoredDecision, viewer: User): Appeal {
    const { accounts } = this.#community;
    const appeal = appealFieldsOf(stored.appeal);
    const isWithheld = isWithheldType(stored.content_type);
    const isPending = appeal.outcome === null;
    return {
      ...appeal,
      id: stored.id,
      status: isPending ? 'pending' : 'decided',
      member: accounts.member(stored.memberId) ?? null,
      decision: {
        ...decisionFieldsOf(stored),
        ...(isWithheld && { title: '', excerpt: '' }),
        decider: accounts.member(stored.deciderIds[0] ?? '') ?? null,
      },
      flag_id: stored.flagId,
      is_withheld: isWithheld,
      deny_reason: isPending ? this.#denyReason(stored, viewer) : null,
      reviewer: accounts.member(stored.appeal?.reviewerId ?? '') ?? null,
    };
  }

  #own(member: User, id: string): StoredDecision {
    const stored = this.#stored.find((one) => one.id === id);
    if (stored?.memberId !== member.id) throw new Refusal(404, 'decisionNotFound');
    return stored;
  }

  /** A millisecond after the previous one, so that the last is the newest. */
  #nextMoment(): string {
    this.#made += 1;
    return new Date(Date.parse(NOW) + this.#made).toISOString();
  }
}

const decisionFieldsOf = (stored: Recorded) => ({
  id: stored.id,
  kind: stored.kind,
  content_type: stored.content_type,
  content_id: stored.content_id,
  title: stored.title,
  excerpt: beginningOf(stored.text || stored.title, EXCERPT_MAX),
  reason: stored.reason,
  notes: stored.notes,
  created_at: stored.created_at,
});

const appealFieldsOf = (appeal: StoredAppeal | null) => ({
  text: appeal?.text ?? '',
  created_at: appeal?.created_at ?? NOW,
  outcome: appeal?.outcome ?? null,
  notes: appeal?.notes ?? null,
  decided_at: appeal?.decided_at ?? null,
  is_restored: appeal?.is_restored ?? false,
});

function toDecision(stored: StoredDecision): ModerationDecision {
  const until = appealUntil(new Date(stored.created_at));
  return {
    ...decisionFieldsOf(stored),
    appeal_until: until.toISOString(),
    can_appeal: stored.appeal === null && new Date(NOW) <= until,
    appeal: stored.appeal && appealFieldsOf(stored.appeal),
  };
}
