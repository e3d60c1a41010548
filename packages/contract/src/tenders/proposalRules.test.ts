import { expect, it } from 'vitest';
import { isCompared, lowestProposal } from './proposalRules.ts';

const bid = (id: string, proposal_amount: number | null) => ({ id, proposal_amount });

it('finds the one lowest amount among those that are known', () => {
  expect(lowestProposal([bid('a', 3), bid('b', 2), bid('c', null), bid('d', 4)])).toBe('b');
});

it('finds no lowest among equals, nor where one bid stands alone', () => {
  expect(lowestProposal([bid('a', 2), bid('b', 2)])).toBeNull();
  expect(lowestProposal([bid('a', 2)])).toBeNull();
});

it('compares neither rejected nor withdrawn bids', () => {
  expect((['submitted', 'accepted', 'rejected', 'draft'] as const).map(isCompared)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
