import type { ServiceParts } from '../area.ts';
import { type Bidding, createBidding } from './bidding.ts';
import { createProposalDecisions, type ProposalDecisions } from './decisions.ts';
import { createProposals, type Proposals } from './proposals.ts';
import type {} from './tables.ts';
import { createTenders, type Tenders } from './tenders.ts';

export interface TendersService {
  readonly tenders: Tenders;
  readonly proposals: Proposals;
  readonly bidding: Bidding;
  readonly proposalDecisions: ProposalDecisions;
}

declare module '../../community.ts' {
  interface Community extends TendersService {}
}

export function createTendersService(parts: ServiceParts): TendersService {
  return {
    tenders: createTenders(parts),
    proposals: createProposals(parts),
    bidding: createBidding(parts),
    proposalDecisions: createProposalDecisions(parts),
  };
}
