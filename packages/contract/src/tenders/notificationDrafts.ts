import { deletedSubject } from '../core/notificationDraft.ts';
import type { tendersNotifications } from './notifications.ts';

/** Content of a notification about a tender, without its recipients. */
export interface TenderNotification {
  kind: keyof typeof tendersNotifications;
  key: string;
  /** The actor, who is not notified; null when none is named. */
  actor: string | null;
  subject: { type: 'tender' | 'deleted'; id: string; title: string };
  /** Number of proposals that it counts. */
  count?: number;
}

/** Kinds about one proposal each, which a later one of another bidder does not replace. */
const BY_BIDDER: readonly TenderNotification['kind'][] = [
  'proposal_answered',
  'proposal_edited',
  'proposal_withdrawn',
];

/** Builds a notification about a tender. Repeating its key moves the notification up. */
export const tenderNotification = (
  kind: TenderNotification['kind'],
  { id, title }: { readonly id: string; readonly title: string },
  actor: string | null,
): TenderNotification => ({
  kind,
  key: BY_BIDDER.includes(kind) ? `${kind}:${id}:${actor}` : `${kind}:${id}`,
  actor,
  subject:
    kind === 'tender_deleted' ? deletedSubject({ id, title }) : { type: 'tender', id, title },
});

/** Notification of a new proposal; a sealed one's bidder stays anonymous. */
export const proposalNotification = (
  tender: { readonly id: string; readonly title: string; readonly isSealed: boolean },
  bidder: string,
): TenderNotification =>
  tender.isSealed
    ? tenderNotification('sealed_proposal_received', tender, null)
    : tenderNotification('proposal_received', tender, bidder);

/** Notification of a changed proposal; null while it is sealed, as its changes are. */
export const editNotification = (
  tender: { readonly id: string; readonly title: string; readonly isSealed: boolean },
  bidder: string,
): TenderNotification | null =>
  tender.isSealed ? null : tenderNotification('proposal_edited', tender, bidder);

/** Notification of a withdrawn proposal; a sealed one's bidder stays anonymous. */
export const withdrawalNotification = (
  tender: { readonly id: string; readonly title: string; readonly isSealed: boolean },
  bidder: string,
): TenderNotification =>
  tender.isSealed
    ? tenderNotification('sealed_proposal_withdrawn', tender, null)
    : tenderNotification('proposal_withdrawn', tender, bidder);

/** Notification of a poster whose tender's deadline passed; null when all is decided. */
export function deadlineNotification(
  tender: { readonly id: string; readonly title: string; readonly isSealed: boolean },
  proposals: { readonly all: number; readonly undecided: number },
): TenderNotification | null {
  if (proposals.all === 0) return tenderNotification('tender_without_proposals', tender, null);
  if (proposals.undecided === 0) return null;
  const kind = tender.isSealed ? 'tender_seals_opened' : 'tender_deadline_passed';
  return { ...tenderNotification(kind, tender, null), count: proposals.undecided };
}
