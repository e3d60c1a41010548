import type { Tender } from '@saudagar/contract';
import { useTexts } from '../texts.ts';
import { budgetOf } from './budget.ts';
import { CurrencyCode } from './CurrencyCode.tsx';

/** A tender's budget with its currency (TND-013). */
export function BudgetText({
  tender,
}: {
  tender: Pick<Tender, 'budget_min' | 'budget_max' | 'currency'>;
}) {
  const { t } = useTexts();
  const budget = budgetOf(tender);
  if (budget.kind === 'open') return t('budget.open', { currency: tender.currency });
  return (
    <>
      {budget.kind === 'range'
        ? t('budget.range', { min: budget.min, max: budget.max })
        : t(`budget.${budget.kind}`, { amount: budget.amount })}{' '}
      <CurrencyCode currency={tender.currency} />
    </>
  );
}
