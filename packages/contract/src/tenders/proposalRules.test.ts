import { expect, it } from 'vitest';
import { isCompared, lowestProposal } from './proposalRules.ts';

const bid = (id: string, proposal_amount: number | null) => ({ id, proposal_amount });

it('the lowest proposal is the one with the single lowest known amount', () => {
  expect(lowestProposal([bid('a', 3), bid('b', 2), bid('c', null), bid('d', 4)])).toBe('b');
});

it('no proposal is the lowest among equals, or when there is only one', () => {
  expect(lowestProposal([bid('a', 2), bid('b', 2)])).toBeNull();
  expect(lowestProposal([bid('a', 2)])).toBeNull();
});

it('rejected and withdrawn proposals are not compared', () => {
  expect((['submitted', 'accepted', 'rejected', 'draft'] as const).map(isCompared)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
