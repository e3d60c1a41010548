import type { NotificationDraft } from '../core/notificationDraft.ts';
import type { FlagAction } from './reviewing.ts';

/** A decision as those hear of it whom it concerns. */
export interface DecidedCase {
  readonly action: FlagAction;
  /** What it is about, as they know it. */
  readonly title: string;
  readonly caseId: string;
  readonly authorId: string | null;
  /** The flags that it settles. */
  readonly flags: readonly { readonly id: string; readonly reporterId: string }[];
  readonly warningId: string | null;
}

const OUTCOMES = {
  dismiss: 'flag_dismissed',
  warn_user: 'flag_warned',
  remove_content: 'flag_removed',
} as const;

/** Tells reporters and the author of a decision. Nobody learns who reported or who decided. */
export function decisionNotifications(decided: DecidedCase): NotificationDraft[] {
  const { action, title, caseId, authorId, flags, warningId } = decided;
  const notice = (
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
    ...flags.map(({ id, reporterId }) => notice(OUTCOMES[action], reporterId, 'report', id)),
    ...(warningId === null ? [] : [notice('warned', authorId, 'warning', warningId)]),
    ...(action === 'remove_content' ? [notice('content_removed', authorId, 'report', caseId)] : []),
  ];
}

/** Tells who decided that the warned member answered. */
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
