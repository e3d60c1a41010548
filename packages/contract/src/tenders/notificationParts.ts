import type { tendersNotifications } from './notifications.ts';

/**
 * A part of a tender that a notification opens: a proposal of the reader's own, one received, the
 * received ones, or their comparison. `asked` and `answered` lead to the question or the answer.
 */
export const TENDER_PARTS = [
  'own_proposal',
  'asked_proposal',
  'received_proposal',
  'answered_proposal',
  'received_proposals',
  'compared_proposals',
] as const;
export type TenderPart = (typeof TENDER_PARTS)[number];

const PART_OF: Partial<Record<keyof typeof tendersNotifications, TenderPart>> = {
  proposal_received: 'received_proposal',
  sealed_proposal_received: 'received_proposals',
  proposal_edited: 'received_proposal',
  proposal_answered: 'answered_proposal',
  tender_deadline_passed: 'compared_proposals',
  tender_seals_opened: 'compared_proposals',
  proposal_accepted: 'own_proposal',
  proposal_rejected: 'own_proposal',
  proposal_under_review: 'own_proposal',
  proposal_needs_clarification: 'asked_proposal',
  proposal_not_selected: 'own_proposal',
  proposal_unsealed: 'own_proposal',
  tender_closed: 'own_proposal',
  tender_reopened: 'own_proposal',
};

/** Returns the part of a tender that a kind of notification opens; null for the tender itself. */
export const tenderPartOf = (kind: string): TenderPart | null =>
  (Object.hasOwn(PART_OF, kind) && PART_OF[kind as keyof typeof PART_OF]) || null;

/** Returns true for a part that is one proposal; the tender replaces it once it is withdrawn. */
export const isOneProposal = (part: TenderPart): boolean =>
  part !== 'received_proposals' && part !== 'compared_proposals';

/** Returns true for a proposal of the reader's own. */
export const isOwnProposal = (part: TenderPart): boolean =>
  part === 'own_proposal' || part === 'asked_proposal';
