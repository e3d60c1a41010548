import type { Resource } from '@saudagar/contract';
import { flagDialog } from '@saudagar/flag';
import { usePortal, useRoutes, useUser } from '@saudagar/portal';
import { ActionMenu, copyText, type MenuAction, useOnDemand } from '@saudagar/ui';
import Flag from 'lucide-react/icons/flag';
import LinkIcon from 'lucide-react/icons/link';
import { useTexts } from '../texts.ts';

interface DetailMenuProps {
  resource: Resource;
}

/** Secondary actions of a resource. */
export function DetailMenu({ resource: { id, is_own } }: DetailMenuProps) {
  const { resource: hrefOf } = useRoutes();
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const isMember = useUser() !== null;
  const flagging = useOnDemand(flagDialog);
  const actions: MenuAction[] = [];
  if (hrefOf) {
    const address = () => new URL(hrefOf(id), window.location.href).href;
    const copyLink = async () => {
      if (await copyText(address(), document.body)) notifier.success(lazy('detail.linkCopied'));
      else notifier.error(lazy('detail.linkNotCopied'));
    };
    actions.push({
      id: 'copy',
      label: t('detail.copyLink'),
      icon: <LinkIcon />,
      onAction: () => void copyLink(),
    });
  }
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
      {flagging.isOpen && (
        <flagDialog.View contentType="resource" contentId={id} onClose={flagging.close} />
      )}
    </>
  );
}
