import type { NotificationDraft } from '../core/notificationDraft.ts';
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
  const { action, title, caseId, authorId, flags, warningId, notes } = decided;
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
    ...(warningId === null ? [] : [draftOf('warned', authorId, 'warning', warningId)]),
    ...(action === 'remove_content'
      ? [{ ...draftOf('content_removed', authorId, 'report', caseId), note: notes || null }]
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
