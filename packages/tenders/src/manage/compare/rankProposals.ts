import { isCompared, lowestProposal, type Proposal } from '@saudagar/contract';

/** Orders of a comparison; the first is the default. */
export const COMPARISON_SORTS = ['price', 'delivery', 'submitted'] as const;
export type ComparisonSort = (typeof COMPARISON_SORTS)[number];

/** A proposal beside the others on its tender. */
export interface RankedProposal {
  readonly proposal: Proposal;
  /** Its place by price, shared by equal amounts; null without an amount or once rejected. */
  readonly place: number | null;
  /** True for the single lowest of several amounts. */
  readonly isLowest: boolean;
  /** Difference to the lowest amount, also as a share of it; null for the lowest itself. */
  readonly above: { readonly amount: number; readonly share: number } | null;
}

/** Ranks the proposals of a tender by price, in the given order; rejected ones are last. */
export function rankProposals(
  proposals: readonly Proposal[],
  sort: ComparisonSort,
): readonly RankedProposal[] {
  const compared = proposals.filter(({ status }) => isCompared(status));
  const amounts = compared.flatMap(({ proposal_amount: amount }) => amount ?? []);
  const lowest = Math.min(...amounts);
  const single = lowestProposal(compared);
  return proposals
    .map((proposal) => {
      const amount = isCompared(proposal.status) ? (proposal.proposal_amount ?? null) : null;
      return {
        proposal,
        place: amount === null ? null : 1 + amounts.filter((other) => other < amount).length,
        isLowest: proposal.id === single,
        above:
          amount === null || amount <= lowest
            ? null
            : { amount: amount - lowest, share: (amount - lowest) / lowest },
      };
    })
    .sort(
      ({ proposal: one }, { proposal: other }) =>
        Number(isCompared(other.status)) - Number(isCompared(one.status)) ||
        rankBy(one, sort) - rankBy(other, sort) ||
        rankBy(one, 'submitted') - rankBy(other, 'submitted'),
    );
}

/** Value to sort by; a missing one comes last. */
function rankBy(proposal: Proposal, sort: ComparisonSort): number {
  const { proposal_amount: amount, delivery_days: days, submitted_at: submitted } = proposal;
  const value = {
    price: amount,
    delivery: days,
    submitted: submitted && Date.parse(submitted),
  }[sort];
  return value || Number.MAX_SAFE_INTEGER;
}
