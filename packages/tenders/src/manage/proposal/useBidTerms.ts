import { type Proposal, tenderMoney } from '@saudagar/contract';
import { useTexts } from '../texts.ts';

/** Formats a bid's amount with its currency, and its delivery time. */
export function useBidTerms(): (proposal: Proposal) => string {
  const { t } = useTexts();
  return ({ proposal_amount: amount, currency = 'IDR', delivery_days: days }) => {
    const money = typeof amount === 'number' ? `${tenderMoney(amount, currency)} ${currency}` : '–';
    return `${money} · ${days ? t('proposal.days', { count: days }) : t('proposal.noDays')}`;
  };
}
