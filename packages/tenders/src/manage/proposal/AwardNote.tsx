import { type Proposal, tenderMoney } from '@saudagar/contract';
import { useTexts } from '../texts.ts';

/** Accepted amounts, for a bidder who was not selected, where the tender shows them. */
export function AwardNote({
  proposal: { awarded_amounts: amounts, currency = 'IDR' },
}: {
  proposal: Proposal;
}) {
  const { t } = useTexts();
  if (!amounts || amounts.length === 0) return null;
  const money = amounts.map((amount) => tenderMoney(amount, currency));
  return <p className="sg-tender-note">{t('proposal.awarded', { amounts: money.join(' · ') })}</p>;
}
