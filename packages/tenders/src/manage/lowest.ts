import type { Proposal } from '@saudagar/contract';

/** Id of the lowest readable amount, where one alone is lowest; else null. */
export function lowestOf(proposals: readonly Proposal[]): string | null {
  const known = proposals.flatMap(({ id, proposal_amount: amount, status }) =>
    typeof amount === 'number' && status !== 'rejected' ? [{ id, amount }] : [],
  );
  if (known.length < 2) return null;
  const least = Math.min(...known.map(({ amount }) => amount));
  const lowest = known.filter(({ amount }) => amount === least);
  return lowest.length === 1 ? (lowest[0]?.id ?? null) : null;
}
