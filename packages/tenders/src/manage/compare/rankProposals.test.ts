import { buildProposal } from '@saudagar/mocks';
import { expect, it } from 'vitest';
import { rankProposals } from './rankProposals.ts';

const bid = (id: string, fields: Parameters<typeof buildProposal>[0] = {}) =>
  buildProposal({ id, status: 'submitted', delivery_days: null, ...fields });

const ids = (ranked: ReturnType<typeof rankProposals>) => ranked.map(({ proposal }) => proposal.id);

it('proposals are sorted by price, rejected ones last', () => {
  const ranked = rankProposals(
    [
      bid('dear', { proposal_amount: 300 }),
      bid('rejected', { proposal_amount: 100, status: 'rejected' }),
      bid('cheap', { proposal_amount: 200 }),
      bid('open', { proposal_amount: null }),
    ],
    'price',
  );
  expect(ids(ranked)).toEqual(['cheap', 'dear', 'open', 'rejected']);
  expect(ranked.map(({ place }) => place)).toEqual([1, 2, null, null]);
});

it('the difference to the lowest leaves out rejected proposals', () => {
  const [lowest, dear, rejected] = rankProposals(
    [
      bid('rejected', { proposal_amount: 100, status: 'rejected' }),
      bid('cheap', { proposal_amount: 200 }),
      bid('dear', { proposal_amount: 250 }),
    ],
    'price',
  );
  expect(lowest).toMatchObject({ isLowest: true, above: null });
  expect(dear).toMatchObject({ isLowest: false, above: { amount: 50, share: 0.25 } });
  expect(rejected).toMatchObject({ isLowest: false, above: null, place: null });
});

it('equal amounts share a place, and none of them is the single lowest', () => {
  const ranked = rankProposals(
    [bid('one', { proposal_amount: 5 }), bid('two', { proposal_amount: 5 })],
    'price',
  );
  expect(ranked.map(({ place, isLowest }) => [place, isLowest])).toEqual([
    [1, false],
    [1, false],
  ]);
});

it('proposals without delivery days come last by delivery, and ties by submission', () => {
  const early = '2026-11-01T00:00:00.000Z';
  const late = '2026-11-02T00:00:00.000Z';
  const bids = [
    bid('late', { submitted_at: late }),
    bid('early', { submitted_at: early }),
    bid('quick', { delivery_days: 9, submitted_at: late }),
  ];
  expect(ids(rankProposals(bids, 'delivery'))).toEqual(['quick', 'early', 'late']);
  expect(ids(rankProposals(bids, 'submitted'))).toEqual(['early', 'late', 'quick']);
});
