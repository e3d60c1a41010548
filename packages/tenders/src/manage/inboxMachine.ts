import type { InboxFilter, Proposal } from '@saudagar/contract';
import { listMachine } from '@saudagar/flows';

/** What the inbox is narrowed by. */
export interface InboxQuery {
  status: InboxFilter;
  /** Id of one tender; null for all. */
  tender: string | null;
}

/** Proposals on the member's tenders, the last first (TND-097, TND-116–119). */
export const inboxMachine = listMachine<InboxQuery, Proposal>({
  id: 'proposalInbox',
  idOf: ({ id }) => id,
  isNarrowed: ({ status, tender }) => status !== 'all' || tender !== null,
});
