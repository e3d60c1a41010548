import { type AddressState, choiceField, openField } from '@saudagar/flows/react';

/** The state of Tender Management, by the names of the query parameters. */
export const manageFields = {
  tab: choiceField(['dashboard', 'tenders', 'inbox', 'proposals'], 'dashboard'),
  status: choiceField(['all', 'draft', 'active', 'closed', 'awarded'], 'all'),
  inbox: choiceField(
    ['all', 'submitted', 'under_review', 'accepted', 'rejected', 'needs_clarification'],
    'all',
  ),
  mine: choiceField(
    ['all', 'submitted', 'under_review', 'accepted', 'rejected', 'needs_clarification', 'draft'],
    'all',
  ),
  /** Id of the tender that the inbox is narrowed to. */
  of: openField,
  /** The open proposal: ids of its tender and its own, parted by a dot. */
  proposal: openField,
  /** Id of the tender whose proposals stand side by side. */
  compare: openField,
};

/** What Tender Management shows, as its address says it. */
export type ManageState = AddressState<typeof manageFields>;

/** Changes what the address says. */
export type ChangeManage = (change: Partial<ManageState>, how?: 'push' | 'replace') => void;

/** How an open proposal stands in the address. */
export const proposalKey = ({ tender_id, id }: { tender_id: string; id: string }): string =>
  `${tender_id}.${id}`;

/** The ids of an open proposal; null for what is no such thing. */
export function idsOf(key: string | null): { tenderId: string; id: string } | null {
  const [tenderId, id] = key?.split('.') ?? [];
  return tenderId && id ? { tenderId, id } : null;
}
