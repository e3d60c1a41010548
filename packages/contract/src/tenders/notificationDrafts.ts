import { deletedSubject } from '../core/notificationDraft.ts';
import type { tendersNotifications } from './notifications.ts';

/** Content of a notification about a tender, without its recipients. */
export interface TenderNotification {
  kind: keyof typeof tendersNotifications;
  key: string;
  /** The actor, who is not notified; null when none is named. */
  actor: string | null;
  subject: { type: 'tender' | 'deleted'; id: string; title: string };
}

/** Builds a notification about a tender. Repeating its kind moves the notification up. */
export const tenderNotification = (
  kind: TenderNotification['kind'],
  { id, title }: { readonly id: string; readonly title: string },
  actor: string | null,
): TenderNotification => ({
  kind,
  key: `${kind}:${id}`,
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
