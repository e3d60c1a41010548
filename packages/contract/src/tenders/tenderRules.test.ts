import { expect, test } from 'vitest';
import { tenderMoney } from './tenderMoney.ts';
import {
  editDenyReason,
  proposalDenyReason,
  sealOf,
  statusDenyReason,
  validateTender,
} from './tenderRules.ts';
import { daysLeft, shownStatus } from './tenderStatus.ts';

const DEADLINE = '2026-12-01T10:00:00.000Z';
const time = Date.parse(DEADLINE);
const HOUR = 3_600_000;
const moment = (offset: number) => new Date(time + offset).toISOString();

test('days left are rounded up and never below 0', () => {
  expect(
    [49 * HOUR, 24 * HOUR, 1, 0, -HOUR].map((left) => daysLeft(DEADLINE, time - left)),
  ).toEqual([3, 1, 1, 0, 0]);
});

test('an active tender takes proposals until its deadline, to the millisecond', () => {
  const tender = { status: 'active', deadline: DEADLINE, poster_id: 'poster' } as const;
  expect(shownStatus(tender, time - 1)).toBe('active');
  expect(shownStatus(tender, time)).toBe('closed');
  expect(proposalDenyReason(tender, 'bidder', time - 1)).toBeNull();
  expect(proposalDenyReason(tender, 'bidder', time)).toBe('tenderDeadlineOver');
  expect(proposalDenyReason(tender, 'poster', time - 1)).toBe('ownTender');
  expect(proposalDenyReason({ ...tender, status: 'awarded' }, 'bidder', 0)).toBe('tenderNotActive');
});

test.each([
  [null, -1, 'sealed'],
  [null, 0, 'opened'],
  [moment(-HOUR), -1, 'sealed'],
  [moment(-HOUR), 0, 'never_opened'],
  [moment(HOUR), 2 * HOUR, 'opened'],
])(
  'bids of a tender ended at %s, %i ms after its deadline, have the seal %s',
  (ended_at, offset, seal) => {
    const tender = { is_sealed: true, deadline: DEADLINE, ended_at };
    expect(sealOf(tender, time + offset)).toBe(seal);
    expect(sealOf({ ...tender, is_sealed: false }, time + offset)).toBeNull();
  },
);

const held = {
  is_sealed: true,
  deadline: DEADLINE,
  ended_at: null,
  proposals_count: 1,
  currency: 'IDR',
  requirements: ['SNI'],
  accepted_count: 1,
  is_multi_award: false,
  shows_award: false,
};
const same = {
  sealed: true,
  is_multi_award: false,
  shows_award: false,
  deadline: DEADLINE,
  currency: 'IDR',
  requirements: ['SNI'],
};

test.each([
  [{ sealed: false }, -1, 'sealLocked'],
  [{ is_multi_award: true }, -1, 'awardLocked'],
  [{ shows_award: true }, -1, 'awardLocked'],
  [{ deadline: moment(-HOUR) }, -2 * HOUR, 'sealedDeadline'],
  [{ deadline: moment(HOUR) }, 0, 'sealedDeadline'],
  [{ deadline: moment(HOUR) }, -1, null],
  [{ currency: 'USD' }, -1, 'termsLocked'],
  [{ requirements: ['SNI', 'FSC'] }, -1, 'termsLocked'],
  [{}, HOUR, null],
])('an edit to %o, %i ms after the deadline, is rejected with %s', (to, offset, denyReason) => {
  expect(editDenyReason(held, { ...same, ...to }, time + offset)).toBe(denyReason);
  expect(
    editDenyReason({ ...held, proposals_count: 0 }, { ...same, ...to }, time + offset),
  ).toBeNull();
});

test('a sealed tender that ended early is never reopened after its deadline', () => {
  const ended = { ...held, ended_at: moment(-HOUR) };
  expect(statusDenyReason(ended, 'active', time - 1)).toBeNull();
  expect(statusDenyReason(ended, 'active', time)).toBe('neverOpened');
  expect(statusDenyReason(held, 'awarded', time - 1)).toBe('stillSealed');
  expect(statusDenyReason(held, 'awarded', time)).toBeNull();
  expect(statusDenyReason({ ...held, accepted_count: 0 }, 'awarded', time)).toBe('noWinner');
  expect(statusDenyReason(held, 'draft', time)).toBe('tenderHasProposals');
});

test('no tender opens after its deadline, to the millisecond', () => {
  const closed = { ...held, is_sealed: false, ended_at: moment(-HOUR) };
  expect(statusDenyReason(closed, 'active', time - 1)).toBeNull();
  expect(statusDenyReason(closed, 'active', time)).toBe('deadlineToMove');
  expect(statusDenyReason({ ...closed, proposals_count: 0 }, 'active', time)).toBe(
    'deadlineToMove',
  );
  expect(statusDenyReason(closed, 'closed', time)).toBeNull();
  expect(statusDenyReason(held, 'active', time)).toBe('sealedDeadline');
});

test('form and server reject reversed budgets and a past deadline', () => {
  expect(validateTender({ budget_min: 2, budget_max: 1, deadline: DEADLINE }, 0)).toMatchObject({
    field: 'budget_min',
  });
  expect(validateTender({ deadline: DEADLINE }, time)).toMatchObject({ field: 'deadline' });
  expect(validateTender({ deadline: DEADLINE }, time, { deadline: DEADLINE })).toBeNull();
});

test('money is written as its country writes it, without decimals', () => {
  const written = (['IDR', 'RMB', 'EUR', 'SGD'] as const).map((one) => tenderMoney(1_500_000, one));
  expect(written.map((text) => text.replace(/\s/g, ' '))).toEqual([
    'Rp 1.500.000',
    '¥1,500,000',
    '1.500.000 €',
    '$1,500,000',
  ]);
});
