import type { Tender } from '@saudagar/contract';
import { useUser } from '@saudagar/portal';
import { Button, loadable, useOnDemand } from '@saudagar/ui';
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
  const { t } = useTexts();
  const user = useUser();
  const editing = useOnDemand(editTenderDialog);
  return (
    <div className="sg-tender-actions">
      <BidAction tender={tender} />
      {isOwn(tender, user) && (
        <Button {...editing.openerProps} icon={<Pencil />}>
          {t('detail.edit')}
        </Button>
      )}
      {editing.isOpen && <editTenderDialog.View tenderId={tender.id} onClose={editing.close} />}
    </div>
  );
}
