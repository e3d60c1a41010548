import { type Tender, takesProposals } from '@saudagar/contract';
import { useUser } from '@saudagar/portal';
import { Button, loadable, useNow, useOnDemand } from '@saudagar/ui';
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
}

/**
 * Opens Submit Proposal while the tender is open, for members other than its poster who have no
 * proposal yet (TND-009, TND-068, TND-081).
 */
export function BidAction({ tender, about }: BidActionProps) {
  const { t } = useTexts();
  const user = useUser();
  const now = useNow();
  const id = useId();
  const { isOpen, close, openerProps } = useOnDemand(submitProposalDialog);
  const { my_proposal: own } = tender;
  const hasBid = own !== null && own !== undefined && own.status !== 'draft';
  const isOffered = user !== null && !isOwn(tender, user) && !hasBid && takesProposals(tender, now);
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
