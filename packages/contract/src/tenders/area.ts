import type { Area } from '../core/area.ts';
import {
  createTender,
  decideProposal,
  deleteTender,
  getTenderStats,
  listMyTenders,
  listProposalInbox,
  setTenderStatus,
  TenderStats,
  updateTender,
} from './managing.ts';
import { tendersNotifications } from './notifications.ts';
import {
  answerClarification,
  getProposal,
  listMyProposals,
  listProposals,
  Proposal,
  submitProposal,
  updateProposal,
  withdrawProposal,
} from './proposals.ts';
import { tendersLabels, tendersRefusals } from './refusals.ts';
import { getTender, listTenders, Tender } from './tenders.ts';

/** Tenders and the proposals on them. */
export const tenders = {
  name: 'tenders',
  endpoints: [
    listTenders,
    createTender,
    getTender,
    updateTender,
    deleteTender,
    setTenderStatus,
    submitProposal,
    listProposals,
    getProposal,
    updateProposal,
    withdrawProposal,
    answerClarification,
    decideProposal,
    listMyTenders,
    getTenderStats,
    listProposalInbox,
    listMyProposals,
  ],
  schemas: { replies: { Tender, TenderStats, Proposal } },
  refusals: tendersRefusals,
  labels: tendersLabels,
  notifications: tendersNotifications,
} as const satisfies Area;
