import { mayConfirmProposal, type Proposal } from '@saudagar/contract';
import { Button, InlineMessage, loadable, useOnDemand } from '@saudagar/ui';
import { Amendments } from './Amendments.tsx';
import { useTexts } from './texts.ts';

const confirmBidDialog = loadable(
  async () => (await import('./ConfirmBidDialog.tsx')).ConfirmBidDialog,
);

/** Props of {@link OutdatedBid}. */
export interface OutdatedBidProps {
  /** A proposal made before an amendment of its tender. */
  proposal: Proposal;
  side: 'poster' | 'bidder';
  /** Version of the terms that are shown. @default the proposal's */
  terms?: number | undefined;
}

/** A proposal made before an amendment, with what changed, and Confirm for its bidder. */
export function OutdatedBid({ proposal, side, terms = proposal.terms_version }: OutdatedBidProps) {
  const { t } = useTexts();
  const confirming = useOnDemand(confirmBidDialog);
  const { id, tender_id: tenderId, status, outcome, before_amendment: number } = proposal;
  const { amendments = [], currency = 'IDR' } = proposal;
  const mayConfirm = side === 'bidder' && mayConfirmProposal(status, outcome);
  const own = mayConfirm ? 'own' : 'ownFixed';
  return (
    <>
      {number && (
        <InlineMessage>{t(side === 'poster' ? 'received' : own, { number })}</InlineMessage>
      )}
      {number && mayConfirm && (
        <div className="sg-tender-actions">
          <Button size="small" variant="primary" {...confirming.openerProps}>
            {t('confirm.action')}
          </Button>
        </div>
      )}
      {amendments.length > 0 && <Amendments {...{ amendments, currency }} level={3} />}
      {confirming.isOpen && (
        <confirmBidDialog.View {...{ tenderId, id, terms }} onClose={confirming.close} />
      )}
    </>
  );
}
