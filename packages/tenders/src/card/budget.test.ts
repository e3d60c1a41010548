import { expect, test } from 'vitest';
import { budgetOf } from './budget.ts';

test("a budget is formatted for its currency's country, without decimals", () => {
  expect(plain(budgetOf({ budget_min: 1_500_000.4, budget_max: 2_000_000, currency: 'IDR' }))).toBe(
    '{"kind":"range","min":"Rp 1.500.000","max":"Rp 2.000.000"}',
  );
  expect(plain(budgetOf({ budget_max: 12_000, currency: 'RMB' }))).toBe(
    '{"kind":"upTo","amount":"¥12,000"}',
  );
});

test('budgetOf distinguishes a minimum, a maximum, an exact budget and none', () => {
  expect(budgetOf({ budget_min: 900, currency: 'USD' })).toEqual({ kind: 'from', amount: '$900' });
  expect(budgetOf({ budget_min: 5, budget_max: 5, currency: 'USD' }).kind).toBe('exact');
  expect(budgetOf({ budget_min: 0, budget_max: null, currency: 'USD' }).kind).toBe('from');
  expect(budgetOf({ currency: 'EUR' })).toEqual({ kind: 'open' });
});

const plain = (value: unknown) => JSON.stringify(value).replaceAll('\u00a0', ' ');
