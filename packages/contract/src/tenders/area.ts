import type { Area } from '../core/area.ts';
import { loadCatalogues } from '../core/catalogues.ts';
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
  confirmProposal,
  exportProposals,
  getProposal,
  listMyProposals,
  listProposals,
  Proposal,
  submitProposal,
  updateProposal,
  withdrawProposal,
} from './proposals.ts';
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
    exportProposals,
    getProposal,
    updateProposal,
    withdrawProposal,
    confirmProposal,
    answerClarification,
    decideProposal,
    listMyTenders,
    getTenderStats,
    listProposalInbox,
    listMyProposals,
  ],
  schemas: { replies: { Tender, TenderStats, Proposal } },
  texts: await loadCatalogues<typeof import('./messages/en.json')>(
    (locale) => import(`./messages/${locale}.json`, { with: { type: 'json' } }),
  ),
  notifications: tendersNotifications,
} as const satisfies Area;
