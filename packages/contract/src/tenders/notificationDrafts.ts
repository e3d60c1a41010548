import { deletedSubject } from '../core/notificationDraft.ts';
import type { tendersNotifications } from './notifications.ts';

/** What a notice of a tender says, apart from who is told. */
export interface TenderNotification {
  kind: keyof typeof tendersNotifications;
  key: string;
  /** Who did it, and is not told; null where nobody is named. */
  actor: string | null;
  subject: { type: 'tender' | 'deleted'; id: string; title: string };
}

/** The notice of what happened to a tender. The same kind again moves the one notification up. */
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

/** The notice of a new proposal; of a sealed one it does not even say whose it is. */
export const proposalNotification = (
  tender: { readonly id: string; readonly title: string; readonly isSealed: boolean },
  bidder: string,
): TenderNotification =>
  tender.isSealed
    ? tenderNotification('sealed_proposal_received', tender, null)
    : tenderNotification('proposal_received', tender, bidder);
