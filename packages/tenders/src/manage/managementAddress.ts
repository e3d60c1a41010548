import { type AddressState, choiceField, openField } from '@saudagar/flows/react';

/** The state of Tender Management, keyed by query parameter. */
export const managementFields = {
  tab: choiceField(['dashboard', 'tenders', 'inbox', 'proposals'], 'dashboard'),
  status: choiceField(['all', 'draft', 'active', 'closed', 'awarded'], 'all'),
  inbox: choiceField(
    [
      'all',
      'submitted',
      'under_review',
      'accepted',
      'rejected',
      'needs_clarification',
      'not_selected',
    ],
    'all',
  ),
  mine: choiceField(
    [
      'all',
      'submitted',
      'under_review',
      'accepted',
      'rejected',
      'needs_clarification',
      'not_selected',
      'draft',
    ],
    'all',
  ),
  /** Id of the tender that filters the inbox. */
  of: openField,
  /** The open proposal: tender id and proposal id, separated by a dot. */
  proposal: openField,
  /** Place in the open proposal that takes focus: the answer box, or the last entry. */
  at: choiceField(['none', 'answer', 'thread'], 'none'),
};

/** The state of Tender Management as parsed from its URL. */
export type ManagementState = AddressState<typeof managementFields>;

/** Changes the state in the URL. */
export type ChangeManagementState = (
  change: Partial<ManagementState>,
  how?: 'push' | 'replace',
) => void;

/** Key of an open proposal in the URL. */
export const proposalKey = ({ tender_id, id }: { tender_id: string; id: string }): string =>
  `${tender_id}.${id}`;

/** Parses the key of an open proposal; null when invalid. */
export function idsOf(key: string | null): { tenderId: string; proposalId: string } | null {
  const [tenderId, proposalId] = key?.split('.') ?? [];
  return tenderId && proposalId ? { tenderId, proposalId } : null;
}
