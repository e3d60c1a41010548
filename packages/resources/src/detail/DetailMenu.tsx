import type { Resource } from '@saudagar/contract';
import { flagDialog } from '@saudagar/flag';
import { usePortal, useRoutes, useUser } from '@saudagar/portal';
import { ActionMenu, type MenuAction, shareDialog, useOnDemand } from '@saudagar/ui';
import Flag from 'lucide-react/icons/flag';
import Share from 'lucide-react/icons/share-2';
import { useTexts } from '../texts.ts';

interface DetailMenuProps {
  resource: Resource;
}

/** Secondary actions of a resource. */
export function DetailMenu({ resource: { id, title, is_own } }: DetailMenuProps) {
  const { resource: hrefOf } = useRoutes();
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const isMember = useUser() !== null;
  const sharing = useOnDemand(shareDialog);
  const flagging = useOnDemand(flagDialog);
  const actions: MenuAction[] = [];
  if (hrefOf)
    actions.push({
      id: 'share',
      label: t('share.action'),
      icon: <Share />,
      onAction: sharing.open,
    });
  if (isMember && !is_own)
    actions.push({
      id: 'flag',
      label: t('detail.flag'),
      icon: <Flag />,
      onAction: flagging.open,
    });
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
        <flagDialog.View contentType="resource" contentId={id} onClose={flagging.close} />
      )}
    </>
  );
}
