import type { Proposal, Tender } from '@saudagar/contract';
import type { TendersNews } from './changes.ts';

/** Applies news to a tender; an unaffected one stays the same object. */
export function changeTender(tender: Tender, news: TendersNews): Tender {
  if (news.type === 'tender' && news.tender.id === tender.id) {
    // A write's response may omit fields that only a single read includes.
    const { my_proposal = tender.my_proposal, files = tender.files } = news.tender;
    return { ...tender, ...news.tender, my_proposal, files };
  }
  if (news.type === 'submitted' && news.proposal.tender_id === tender.id)
    return counted({ ...tender, my_proposal: news.proposal, own_proposal: news.proposal }, 1);
  if (news.type === 'proposal' && news.proposal.id === tender.my_proposal?.id)
    return { ...tender, my_proposal: news.proposal, own_proposal: news.proposal };
  if (news.type === 'proposal' && news.proposal.id === tender.own_proposal?.id)
    return { ...tender, own_proposal: news.proposal };
  if (news.type === 'withdrawn' && news.tenderId === tender.id)
    return counted({ ...tender, my_proposal: null, own_proposal: null }, -1);
  return tender;
}

/** Applies news to tenders; a deleted one is removed. */
export const changeTenders = (tenders: readonly Tender[], news: TendersNews): readonly Tender[] =>
  news.type === 'deleted'
    ? tenders.filter(({ id }) => id !== news.id)
    : tenders.map((tender) => changeTender(tender, news));

/** Applies news to proposals; those of a deleted tender are removed. */
export function changeProposals(
  proposals: readonly Proposal[],
  news: TendersNews,
): readonly Proposal[] {
  if (news.type === 'deleted') return proposals.filter(({ tender_id }) => tender_id !== news.id);
  return proposals.map((proposal) => changeProposal(proposal, news));
}

/** Applies news to a proposal. A withdrawn one becomes a draft visible only to its bidder. */
export function changeProposal(proposal: Proposal, news: TendersNews): Proposal {
  if (news.type === 'proposal' && news.proposal.id === proposal.id)
    return { ...proposal, ...news.proposal, thread: news.proposal.thread ?? proposal.thread };
  if (news.type === 'withdrawn' && news.id === proposal.id) return { ...proposal, status: 'draft' };
  if (news.type === 'tender' && news.tender.id === proposal.tender_id) {
    const { title, status, deadline } = news.tender;
    return { ...proposal, tender_title: title, tender_status: status, tender_deadline: deadline };
  }
  return proposal;
}

function counted(tender: Tender, by: number): Tender {
  return {
    ...tender,
    proposals_count: Math.max(0, tender.proposals_count + by),
    total_proposals: Math.max(0, tender.total_proposals + by),
  };
}
