import type { NotificationKinds } from '../core/area.ts';

/** Texts of notifications to posters and bidders; `{{title}}` is the tender's. */
export const tendersNotifications = {
  proposal_received: 'trade',
  sealed_proposal_received: 'trade',
  proposal_edited: 'trade',
  proposal_withdrawn: 'trade',
  sealed_proposal_withdrawn: 'trade',
  proposal_answered: 'trade',
  proposal_accepted: 'trade',
  proposal_rejected: 'trade',
  proposal_under_review: 'trade',
  proposal_needs_clarification: 'trade',
  proposal_not_selected: 'trade',
  proposal_unsealed: 'trade',
  tender_amended: 'trade',
  tender_deadline_passed: 'trade',
  tender_seals_opened: 'trade',
  tender_without_proposals: 'trade',
  tender_closed: 'trade',
  tender_reopened: 'trade',
  tender_deleted: 'trade',
} as const satisfies NotificationKinds;
