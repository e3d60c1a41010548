import { buildProposal } from '@saudagar/mocks';
import { expect, it } from 'vitest';
import { lowestOf } from './lowest.ts';

const bid = (id: string, proposal_amount: number | null, status: 'submitted' | 'rejected') =>
  buildProposal({ id, proposal_amount, status });

it('marks the one lowest amount among readable bids that are not rejected', () => {
  const bids = [bid('a', 3, 'submitted'), bid('b', 2, 'submitted'), bid('c', 1, 'rejected')];
  expect(lowestOf([...bids, bid('d', null, 'submitted')])).toBe('b');
});

it('marks none among equals, and none where one bid stands alone', () => {
  expect(lowestOf([bid('a', 2, 'submitted'), bid('b', 2, 'submitted')])).toBeNull();
  expect(lowestOf([bid('a', 2, 'submitted')])).toBeNull();
});
