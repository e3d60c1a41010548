import { type Tender, tenderMoney } from '@saudagar/contract';

/** Form of a tender's budget, which selects its wording (TND-025). */
export type Budget =
  | { kind: 'range'; min: string; max: string }
  | { kind: 'exact' | 'from' | 'upTo'; amount: string }
  | { kind: 'open' };

/** A tender's budget: a range, one bound, or none (TND-013, TND-019–021). */
export function budgetOf({
  budget_min,
  budget_max,
  currency,
}: Pick<Tender, 'budget_min' | 'budget_max' | 'currency'>): Budget {
  const [min, max] = [budget_min ?? null, budget_max ?? null];
  if (min !== null && max !== null)
    return min === max
      ? { kind: 'exact', amount: tenderMoney(max, currency) }
      : { kind: 'range', min: tenderMoney(min, currency), max: tenderMoney(max, currency) };
  if (min !== null) return { kind: 'from', amount: tenderMoney(min, currency) };
  if (max !== null) return { kind: 'upTo', amount: tenderMoney(max, currency) };
  return { kind: 'open' };
}
