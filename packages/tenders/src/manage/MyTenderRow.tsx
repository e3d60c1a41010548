import { shownStatus, type Tender, type TenderStatus } from '@saudagar/contract';
import { useRoutes } from '@saudagar/portal';
import {
  ActionMenu,
  Button,
  Card,
  Link,
  LinkButton,
  loadable,
  useNow,
  useOnDemand,
} from '@saudagar/ui';
import Columns from 'lucide-react/icons/columns-3';
import Lock from 'lucide-react/icons/lock';
import Pencil from 'lucide-react/icons/pencil';
import Send from 'lucide-react/icons/send';
import Trash from 'lucide-react/icons/trash-2';
import { useId, useState } from 'react';
import { DaysTile } from '../card/DaysTile.tsx';
import { CardBadges } from '../card/TenderBadges.tsx';
import { TenderDetails } from '../card/TenderDetails.tsx';
import type { ChangeManagementState } from './managementAddress.ts';
import { useTexts } from './texts.ts';

const tenderStatusDialog = loadable(
  async () => (await import('./TenderStatusDialog.tsx')).TenderStatusDialog,
);
const deleteTenderDialog = loadable(
  async () => (await import('./DeleteTenderDialog.tsx')).DeleteTenderDialog,
);
const editTenderDialog = loadable(
  async () => (await import('../form/formDialogs.ts')).EditTenderDialog,
);

interface MyTenderRowProps {
  tender: Tender;
  onChange: ChangeManagementState;
}

/** The member's own tender: proposals, and close, reopen, edit, delete (TND-105–110). */
export function MyTenderRow({ tender, onChange }: MyTenderRowProps) {
  const { tender: hrefOf, comparison } = useRoutes();
  const { t } = useTexts();
  const titleId = useId();
  const editing = useOnDemand(editTenderDialog);
  const opening = useOnDemand(editTenderDialog);
  const deleting = useOnDemand(deleteTenderDialog);
  const setting = useOnDemand(tenderStatusDialog);
  const [status, setStatus] = useState<TenderStatus>('closed');
  const { id, title, proposals_count: count } = tender;
  const now = useNow();
  const shown = shownStatus(tender, now);
  const isPast = Date.parse(tender.deadline) <= now;
  const isOver = isPast && tender.status === 'active';
  // A sealed tender's deadline is fixed once it has passed.
  const mayMove = !isPast || !tender.seal || count === 0;
  const word = wordOf(shown);
  const statusAction = {
    id: 'status',
    label: t(`status.${word}.action`),
    icon: word === 'close' ? <Lock /> : <Send />,
    onAction: () => {
      setStatus(word === 'close' ? 'closed' : 'active');
      (isPast ? opening : setting).open();
    },
  };
  // With proposals the next act is to look at them; the menu has the others.
  const isNext = count === 0 && word !== 'close';
  return (
    <Card as="article" className="sg-tender-card" aria-labelledby={titleId}>
      <div className="sg-tender-body">
        <div className="sg-tender-state">
          <CardBadges tender={tender} isAmongOwn />
          <ActionMenu
            aria-label={t('tenders.menu', { title })}
            actions={[
              ...(mayMove && !isNext ? [statusAction] : []),
              {
                id: 'edit',
                label: t('tenders.edit'),
                icon: <Pencil />,
                onAction: editing.open,
              },
              {
                id: 'delete',
                label: t('delete.action'),
                icon: <Trash />,
                variant: 'danger',
                onAction: deleting.open,
              },
            ]}
          />
        </div>
        <h2 id={titleId} className="sg-tender-title">
          {hrefOf ? (
            <Link isPlain href={hrefOf(id)}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        <TenderDetails tender={tender} />
        {isOver && (
          <p className="sg-tender-note">{t(mayMove ? 'tenders.over' : 'tenders.overSealed')}</p>
        )}
        <div className="sg-tender-actions">
          {count > 1 && comparison && (
            <LinkButton
              size="small"
              icon={<Columns />}
              aria-label={t('compare.of', { title })}
              href={comparison(id)}
            >
              {t('compare.open')}
            </LinkButton>
          )}
          {count > 0 && !(count > 1 && comparison) && (
            <Button size="small" onPress={() => onChange({ tab: 'inbox', of: id, inbox: 'all' })}>
              {t('tenders.inbox')}
            </Button>
          )}
          {mayMove && isNext && (
            <Button
              size="small"
              aria-label={t(`status.${word}.of`, { title })}
              onPress={statusAction.onAction}
            >
              {statusAction.label}
            </Button>
          )}
        </div>
      </div>
      <DaysTile tender={tender} />
      {editing.isOpen && <editTenderDialog.View tenderId={id} onClose={editing.close} />}
      {opening.isOpen && <editTenderDialog.View tenderId={id} isOpening onClose={opening.close} />}
      {deleting.isOpen && <deleteTenderDialog.View tenderId={id} onClose={deleting.close} />}
      {setting.isOpen && (
        <tenderStatusDialog.View tender={tender} status={status} onClose={setting.close} />
      )}
    </Card>
  );
}

/** The action offered for a status: close when active, publish a draft, else reopen. */
const wordOf = (status: TenderStatus): 'close' | 'reopen' | 'publish' => {
  if (status === 'active') return 'close';
  return status === 'draft' ? 'publish' : 'reopen';
};
