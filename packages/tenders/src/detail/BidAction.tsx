import { type Tender, takesProposals, tenderMoney } from '@saudagar/contract';
import { useRoutes, useUser } from '@saudagar/portal';
import { Button, LinkButton, loadable, useNow, useOnDemand } from '@saudagar/ui';
import Send from 'lucide-react/icons/send';
import { useId } from 'react';
import { isOwn } from '../poster.ts';
import { useTexts } from '../texts.ts';

const submitProposalDialog = loadable(
  async () => (await import('../form/formDialogs.ts')).SubmitProposalDialog,
);

interface BidActionProps {
  tender: Tender;
  /** Id of the element that names the tender. @default the button's own label alone */
  about?: string | undefined;
  /** True for a card of an awarded tender, which offers no bidding. @default false */
  isAwarded?: boolean | undefined;
}

/**
 * Opens Submit Proposal while the tender is open, for members other than its poster who have no
 * proposal yet; leads others to theirs (TND-009, TND-068, TND-081, TND-149).
 */
export function BidAction({ tender, about, isAwarded = false }: BidActionProps) {
  const { t } = useTexts();
  const user = useUser();
  const now = useNow();
  const id = useId();
  const { isOpen, close, openerProps } = useOnDemand(submitProposalDialog);
  const own = ownBid(tender);
  const isOffered =
    user !== null && !isOwn(tender, user) && !isAwarded && !own && takesProposals(tender, now);
  if (own && !isOpen) return <OwnBid {...{ tender, own, about }} />;
  // An open form remains after the deadline: the server decides.
  if (!isOffered && !isOpen) return null;
  return (
    <>
      {isOffered && (
        <Button
          {...openerProps}
          id={id}
          variant="primary"
          size="compact"
          className="sg-tender-bid"
          icon={<Send />}
          {...(about && { 'aria-labelledby': `${id} ${about}` })}
        >
          {t('bid')}
        </Button>
      )}
      {isOpen && <submitProposalDialog.View tenderId={tender.id} onClose={close} />}
    </>
  );
}

/** The member's own submitted proposal on a tender, in full or in outline. */
function ownBid({ my_proposal, own_proposal }: Tender) {
  const own = my_proposal ?? own_proposal;
  return own && own.status !== 'draft' ? own : null;
}

interface OwnBidProps extends BidActionProps {
  own: NonNullable<ReturnType<typeof ownBid>>;
}

/** The member's own bid, which leads to it. */
function OwnBid({ tender, own, about }: OwnBidProps) {
  const { proposals } = useRoutes();
  const { t } = useTexts();
  const id = useId();
  const { proposal_amount: amount } = own;
  const text =
    typeof amount === 'number'
      ? t('own.amount', { amount: tenderMoney(amount, tender.currency) })
      : t('detail.myProposal');
  if (!proposals) return <span className="sg-tender-label">{text}</span>;
  return (
    <LinkButton
      id={id}
      size="compact"
      className="sg-tender-bid"
      href={proposals({ tender_id: tender.id, id: own.id })}
      {...(about && { 'aria-labelledby': `${id} ${about}` })}
    >
      {text}
    </LinkButton>
  );
}
