import type { NotificationDraft } from '../core/notificationDraft.ts';
import type { AppealOutcome } from './appeals.ts';
import type { FlagAction } from './reviewing.ts';

/** A decision, with the data to notify those concerned. */
export interface DecidedCase {
  readonly action: FlagAction;
  /** Title of the content, as its author knows it. */
  readonly title: string;
  readonly caseId: string;
  readonly authorId: string | null;
  /** The flags that the decision settles; a reporter who left is told nothing. */
  readonly flags: readonly { readonly id: string; readonly reporterId: string | null }[];
  readonly warningId: string | null;
  /** The statement of reasons about a removal; null for what cannot be appealed. */
  readonly decisionId: string | null;
  /** The rule that the flag names. */
  readonly reason?: string | null | undefined;
  /** The moderator's notes, which the author of removed content reads. */
  readonly notes?: string | null | undefined;
}

const OUTCOMES = {
  dismiss: 'flag_dismissed',
  warn_user: 'flag_warned',
  remove_content: 'flag_removed',
} as const;

/** Notifications to the reporters and the author, without naming reporters or the decider. */
export function decisionNotifications(decided: DecidedCase): NotificationDraft[] {
  const { action, title, caseId, authorId, flags, warningId, decisionId, reason, notes } = decided;
  const draftOf = (
    kind: string,
    recipient: string | null,
    type: string,
    id: string,
  ): NotificationDraft => ({
    kind,
    key: `${kind}:${id}`,
    actor: null,
    recipients: recipient === null ? [] : [recipient],
    subject: { type, id, title },
  });
  return [
    ...flags.map(({ id, reporterId }) => draftOf(OUTCOMES[action], reporterId, 'report', id)),
    ...(warningId === null
      ? []
      : [{ ...draftOf('warned', authorId, 'warning', warningId), reason }]),
    ...(action === 'remove_content'
      ? [
          {
            ...(decisionId === null
              ? draftOf('content_removed', authorId, 'report', caseId)
              : draftOf('content_removed', authorId, 'decision', decisionId)),
            reason,
            note: notes || null,
          },
        ]
      : []),
  ];
}

/** Notifies the decider that the warned member answered. */
export function answerNotification(answered: {
  readonly memberId: string;
  readonly reviewerId: string;
  readonly flagId: string;
  readonly title: string;
}): NotificationDraft {
  const { memberId, reviewerId, flagId, title } = answered;
  return {
    kind: 'warning_answered',
    key: `warning_answered:${flagId}`,
    actor: memberId,
    recipients: [reviewerId],
    subject: { type: 'flag', id: flagId, title },
  };
}

/** Notifies the author that removed content is back; the subject is the content itself. */
export function restoredNotification(restored: {
  readonly caseId: string;
  readonly recipients: readonly string[];
  readonly content: { readonly type: string; readonly id: string; readonly title: string };
}): NotificationDraft {
  const { caseId, recipients, content } = restored;
  return {
    kind: 'content_restored',
    key: `content_restored:${caseId}`,
    actor: null,
    recipients,
    subject: content,
  };
}

/** Notifies the maker that pending content was rejected; leads to the statement of reasons. */
export const rejectionNotification = (rejected: {
  readonly kind: 'event_rejected' | 'group_rejected' | 'resource_rejected';
  readonly decisionId: string;
  readonly makerId: string | null | undefined;
  readonly title: string;
  readonly notes: string | null | undefined;
}): NotificationDraft => ({
  kind: rejected.kind,
  key: `${rejected.kind}:${rejected.decisionId}`,
  // The maker is notified of the outcome, not of who decided.
  actor: null,
  note: rejected.notes || null,
  recipients: rejected.makerId == null ? [] : [rejected.makerId],
  subject: { type: 'decision', id: rejected.decisionId, title: rejected.title },
});

/** Notifies the member and the first decider of the outcome of an appeal, with its notes. */
export function appealNotifications(decided: {
  readonly decisionId: string;
  readonly outcome: AppealOutcome;
  readonly memberId: string;
  readonly deciderId: string | null;
  readonly title: string;
  readonly notes: string | null | undefined;
}): NotificationDraft[] {
  const { decisionId: id, outcome, memberId, deciderId, title, notes } = decided;
  const draftOf = (kind: string, recipient: string | null, type: string): NotificationDraft => ({
    kind,
    key: `${kind}:${id}`,
    actor: null,
    note: notes || null,
    recipients: recipient === null ? [] : [recipient],
    subject: { type, id, title },
  });
  return [
    draftOf(`appeal_${outcome}`, memberId, 'decision'),
    draftOf(`decision_${outcome}`, deciderId, 'appeal'),
  ];
}

/** Notifies the makers of a revision of the decision, without naming the decider (ADM-382). */
export const revisionNotification = (
  isApproved: boolean,
  thing: { readonly content_type: string; readonly id: string; readonly title: string },
  notes: string | undefined,
  recipients: readonly string[],
): NotificationDraft => {
  const kind = isApproved ? 'revision_approved' : 'revision_rejected';
  return {
    kind,
    key: `${kind}:${thing.id}`,
    actor: null,
    note: notes || null,
    recipients,
    subject: { type: thing.content_type, id: thing.id, title: thing.title },
  };
};
