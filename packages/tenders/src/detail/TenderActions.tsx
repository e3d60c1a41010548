import type { Tender } from '@saudagar/contract';
import { useRoutes, useUser } from '@saudagar/portal';
import { Button, LinkButton, loadable, useOnDemand } from '@saudagar/ui';
import Pencil from 'lucide-react/icons/pencil';
import { isOwn } from '../poster.ts';
import { useTexts } from '../texts.ts';
import { BidAction } from './BidAction.tsx';

const editTenderDialog = loadable(
  async () => (await import('../form/formDialogs.ts')).EditTenderDialog,
);

interface TenderActionsProps {
  tender: Tender;
}

/** The member's action on a tender: bid, view the own bid, or edit the own tender. */
export function TenderActions({ tender }: TenderActionsProps) {
  const { proposals } = useRoutes();
  const { t } = useTexts();
  const user = useUser();
  const editing = useOnDemand(editTenderDialog);
  const { my_proposal: own } = tender;
  return (
    <div className="sg-tender-actions">
      <BidAction tender={tender} />
      {own && own.status !== 'draft' && proposals && (
        <LinkButton href={proposals()}>{t('detail.myProposal')}</LinkButton>
      )}
      {isOwn(tender, user) && (
        <Button {...editing.openerProps} icon={<Pencil />}>
          {t('detail.edit')}
        </Button>
      )}
      {editing.isOpen && <editTenderDialog.View tenderId={tender.id} onClose={editing.close} />}
    </div>
  );
}
