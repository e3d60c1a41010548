import type { Tender } from '@saudagar/contract';
import { flagDialog } from '@saudagar/flag';
import { usePortal, useRoutes, useUser } from '@saudagar/portal';
import { ActionMenu, type MenuAction, shareDialog, useOnDemand } from '@saudagar/ui';
import Flag from 'lucide-react/icons/flag';
import Share from 'lucide-react/icons/share-2';
import { isOwn } from '../poster.ts';
import { useTexts } from '../texts.ts';

interface TenderMenuProps {
  tender: Tender;
}

/** Secondary actions of a tender: share it, and flag another member's. */
export function TenderMenu({ tender }: TenderMenuProps) {
  const { tender: hrefOf } = useRoutes();
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const user = useUser();
  const sharing = useOnDemand(shareDialog);
  const flagging = useOnDemand(flagDialog);
  const { id, title, status } = tender;
  const actions: MenuAction[] = [];
  if (hrefOf && status !== 'draft')
    actions.push({
      id: 'share',
      label: t('share.action'),
      icon: <Share />,
      onAction: sharing.open,
    });
  if (user && !isOwn(tender, user))
    actions.push({ id: 'flag', label: t('detail.flag'), icon: <Flag />, onAction: flagging.open });
  if (actions.length === 0) return null;
  return (
    <>
      <ActionMenu aria-label={t('detail.menu')} actions={actions} />
      {sharing.isOpen && hrefOf && (
        <shareDialog.View
          title={t('share.title')}
          link={new URL(hrefOf(id), window.location.href).href}
          text={title}
          onClose={sharing.close}
          onCopied={() => notifier.success(lazy('share.copied'))}
        />
      )}
      {flagging.isOpen && (
        <flagDialog.View contentType="tender" contentId={id} onClose={flagging.close} />
      )}
    </>
  );
}
