import {
  answerClarification,
  confirmProposal,
  decideProposal,
  exportProposals,
  getProposal,
  listMyProposals,
  listProposalInbox,
  listProposals,
  type Proposal,
  submitProposal,
  updateProposal,
  withdrawProposal,
} from '@saudagar/contract';
import { proposalFileName, proposalTable } from '@saudagar/contract/server';
import type { Community } from '../../community.ts';
import type { KeysetPage } from '../../database/keyset.ts';
import { csvOf, readerOf } from '../../http/csv.ts';
import { memberRoute, type Route } from '../../http/route.ts';
import { type ProposalRow, toProposal } from './seal.ts';

/** Routes that send, read, decide and discuss proposals. */
export function proposalRoutes(community: Community): Route[] {
  const { proposals, bidding, proposalDecisions, signer } = community;
  const page = ({ items, cursor }: KeysetPage<ProposalRow>) => ({
    items: items.map((row) => toProposal(signer, row)),
    cursor,
  });
  const whole = async (viewerId: string, tenderId: string, id: string): Promise<Proposal> => {
    const { row, known } = await proposals.get(viewerId, tenderId, id);
    return { ...toProposal(signer, row), ...known };
  };
  return [
    memberRoute(submitProposal, async ({ member, params: { id }, body }) =>
      whole(member.id, id, await bidding.submit(member.id, id, body)),
    ),
    memberRoute(listProposals, async ({ member, params, query }) => {
      const { lowest, ...found } = await proposals.ofTender(member.id, params.id, query);
      const { items, cursor } = page(found);
      const shown = items.map((one) => (one.sealed ? one : { ...one, lowest_proposal: lowest }));
      return { items: shown, cursor };
    }),
    memberRoute(exportProposals, async (call) => {
      const { tender, rows, at } = await proposals.export(call.member.id, call.params.id);
      const reader = readerOf(call);
      const exported = rows.map((row) => toProposal(signer, row));
      return {
        file_name: proposalFileName(tender.title, at, reader),
        csv: csvOf(proposalTable(exported, tender.requirements, reader), reader),
      };
    }),
    memberRoute(getProposal, ({ member, params }) =>
      whole(member.id, params.id, params.proposalId),
    ),
    memberRoute(updateProposal, async ({ member, params: { id, proposalId }, body }) => {
      await bidding.update(member.id, id, proposalId, body);
      return whole(member.id, id, proposalId);
    }),
    memberRoute(withdrawProposal, async ({ member, params }) => {
      await bidding.withdraw(member.id, params.id, params.proposalId);
      return undefined;
    }),
    memberRoute(confirmProposal, async ({ member, params: { id, proposalId }, body }) => {
      await bidding.confirm(member.id, id, proposalId, body);
      return whole(member.id, id, proposalId);
    }),
    memberRoute(answerClarification, async ({ member, params: { id, proposalId }, body }) => {
      await proposalDecisions.answer(member.id, id, proposalId, body);
      return whole(member.id, id, proposalId);
    }),
    memberRoute(decideProposal, async ({ member, params: { id, proposalId }, body }) => {
      await proposalDecisions.decide(member.id, id, proposalId, body);
      return whole(member.id, id, proposalId);
    }),
    memberRoute(listProposalInbox, async ({ member, query }) =>
      page(await proposals.inbox(member.id, query)),
    ),
    memberRoute(listMyProposals, async ({ member, query }) =>
      page(await proposals.mine(member.id, query)),
    ),
  ];
}
