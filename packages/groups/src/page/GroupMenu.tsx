import type { Group } from '@saudagar/contract';
import { flagDialog } from '@saudagar/flag';
import { usePortal, useRoutes, useUser } from '@saudagar/portal';
import { ActionMenu, loadable, type MenuAction, shareDialog, useOnDemand } from '@saudagar/ui';
import Archive from 'lucide-react/icons/archive';
import Bell from 'lucide-react/icons/bell';
import BellOff from 'lucide-react/icons/bell-off';
import Flag from 'lucide-react/icons/flag';
import LogOut from 'lucide-react/icons/log-out';
import Share from 'lucide-react/icons/share-2';
import { isInside } from '../membershipOf.ts';
import { useTexts } from '../texts.ts';
import { useMembership } from '../useMembership.ts';

const closeDialog = loadable(async () => (await import('../closing/CloseDialog.tsx')).CloseDialog);
const leaveDialog = loadable(async () => (await import('../joining/LeaveDialog.tsx')).LeaveDialog);
const noticesDialog = loadable(
  async () => (await import('../notices/NoticesDialog.tsx')).NoticesDialog,
);

/** Props of {@link GroupMenu}. */
export interface GroupMenuProps {
  group: Group;
  /** Shows the members of the group. */
  onMembers: () => void;
}

/** Secondary actions of a group: share, choose notices, flag, close, leave. */
export function GroupMenu({ group, onMembers }: GroupMenuProps) {
  const { group: hrefOf } = useRoutes();
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const user = useUser();
  const membership = useMembership(group);
  const leaving = useOnDemand(leaveDialog);
  const sharing = useOnDemand(shareDialog);
  const flagging = useOnDemand(flagDialog);
  const closing = useOnDemand(closeDialog);
  const choosing = useOnDemand(noticesDialog);
  const { id, notices } = group;
  const actions: MenuAction[] = [];
  if (hrefOf)
    actions.push({
      id: 'share',
      label: t('share.action'),
      icon: <Share />,
      onAction: sharing.open,
    });
  if (isInside(membership) && notices)
    actions.push({
      id: 'notices',
      label: t('notices.action'),
      icon: notices === 'none' ? <BellOff /> : <Bell />,
      onAction: choosing.open,
    });
  if (user && membership !== 'admin' && group.created_by !== user.id)
    actions.push({
      id: 'flag',
      label: t('menu.flag'),
      icon: <Flag />,
      onAction: flagging.open,
    });
  const isLast = membership === 'admin' && group.member_count <= 1;
  if (membership === 'admin' && !group.closed_at)
    actions.push({
      id: 'close',
      label: t('close.action'),
      icon: <Archive />,
      variant: 'danger',
      onAction: closing.open,
    });
  if (isInside(membership) && !(isLast && group.closed_at))
    actions.push({
      id: 'leave',
      label: t('leave.action'),
      icon: <LogOut />,
      variant: 'danger',
      onAction: isLast ? closing.open : leaving.open,
    });
  return (
    <>
      {actions.length > 0 && <ActionMenu aria-label={t('menu.name')} actions={actions} />}
      {choosing.isOpen && notices && (
        <noticesDialog.View group={group} known={notices} onClose={choosing.close} />
      )}
      {sharing.isOpen && hrefOf && (
        <shareDialog.View
          title={t('share.title')}
          link={new URL(hrefOf(id), window.location.href).href}
          text={group.name}
          onClose={sharing.close}
          onCopied={() => notifier.success(lazy('share.copied'))}
        />
      )}
      {flagging.isOpen && (
        <flagDialog.View contentType="group" contentId={id} onClose={flagging.close} />
      )}
      {closing.isOpen && (
        <closeDialog.View group={group} isLeaving={isLast} onClose={closing.close} />
      )}
      {leaving.isOpen && (
        <leaveDialog.View
          group={group}
          onClose={leaving.close}
          onMembers={() => {
            leaving.close();
            onMembers();
          }}
        />
      )}
    </>
  );
}
