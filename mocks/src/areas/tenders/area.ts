import {
  answerClarification,
  confirmProposal,
  createTender,
  decideProposal,
  deleteTender,
  exportProposals,
  getProposal,
  getTender,
  getTenderStats,
  listMyProposals,
  listMyTenders,
  listProposalInbox,
  listProposals,
  listTenders,
  setTenderStatus,
  submitProposal,
  updateProposal,
  updateTender,
  withdrawProposal,
} from '@saudagar/contract';
import type { HttpHandler } from 'msw';
import type { Community, MockArea, On } from '../../core/community.ts';
import { readerOf } from '../../core/csv.ts';
import { Bidding } from './bidding.ts';
import { ProposalDecisions } from './decisions.ts';
import { flaggedTender } from './flagged.ts';
import { Proposals } from './proposals.ts';
import { addSampleTenders } from './sample.ts';
import { Tenders } from './tenders.ts';

declare module '../../core/community.ts' {
  interface Community {
    readonly tenders: Tenders;
    readonly proposals: Proposals;
    readonly bidding: Bidding;
    readonly proposalDecisions: ProposalDecisions;
  }
}

/** Tenders and the proposals on them. */
export const tenders: MockArea = {
  name: 'tenders',
  states: {
    tenders: Tenders,
    proposals: Proposals,
    bidding: Bidding,
    proposalDecisions: ProposalDecisions,
  },
  handlers: (community, on) => [
    ...tenderHandlers(community, on),
    ...biddingHandlers(community, on),
    ...proposalHandlers(community, on),
  ],
  sockets: 'none',
  sample: addSampleTenders,
  files: {
    holds: ({ tenders, proposals }, fileId) =>
      tenders.holdsFile(fileId) || proposals.holdsFile(fileId),
    shows: ({ tenders, proposals }, viewerId, fileId) =>
      tenders.showsFile(viewerId, fileId) || proposals.showsFile(viewerId, fileId),
  },
  flaggable: { tender: flaggedTender },
  approvals: 'none',
};

function tenderHandlers({ tenders }: Community, on: On): HttpHandler[] {
  return [
    on(listTenders, ({ visitor, query }) => tenders.list(query, visitor)),
    on(createTender, ({ viewer, body }) => tenders.create(viewer, body)),
    on(getTender, ({ visitor, params }) => tenders.find(params.id, visitor)),
    on(updateTender, ({ viewer, params, body }) => tenders.update(viewer, params.id, body)),
    on(deleteTender, ({ viewer, params }) => tenders.remove(viewer, params.id)),
    on(setTenderStatus, ({ viewer, params, body }) =>
      tenders.setStatus(viewer, params.id, body.status),
    ),
    on(listMyTenders, ({ viewer, query }) => tenders.mine(viewer, query)),
    on(getTenderStats, ({ viewer }) => tenders.stats(viewer)),
  ];
}

function biddingHandlers({ bidding, proposalDecisions }: Community, on: On): HttpHandler[] {
  return [
    on(submitProposal, ({ viewer, params, body }) => bidding.submit(viewer, params.id, body)),
    on(updateProposal, ({ viewer, params, body }) =>
      bidding.update(viewer, params.id, params.proposalId, body),
    ),
    on(withdrawProposal, ({ viewer, params }) =>
      bidding.withdraw(viewer, params.id, params.proposalId),
    ),
    on(confirmProposal, ({ viewer, params, body }) =>
      bidding.confirm(viewer, params.id, params.proposalId, body),
    ),
    on(answerClarification, ({ viewer, params, body }) =>
      proposalDecisions.answer(viewer, params.id, params.proposalId, body),
    ),
    on(decideProposal, ({ viewer, params, body }) =>
      proposalDecisions.decide(viewer, params.id, params.proposalId, body),
    ),
  ];
}

function proposalHandlers({ proposals }: Community, on: On): HttpHandler[] {
  return [
    on(listProposals, ({ viewer, params, query }) => proposals.ofTender(viewer, params.id, query)),
    on(exportProposals, (call) => proposals.export(call.viewer, call.params.id, readerOf(call))),
    on(getProposal, ({ viewer, params }) => proposals.find(viewer, params.id, params.proposalId)),
    on(listProposalInbox, ({ viewer, query }) => proposals.inbox(viewer, query)),
    on(listMyProposals, ({ viewer, query }) => proposals.mine(viewer, query)),
  ];
}
