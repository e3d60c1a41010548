import type { Group } from '@saudagar/contract';
import { ConfirmCommand } from '@saudagar/flows/react';
import { useActorResult, usePersistentActor, usePortal } from '@saudagar/portal';
import { ConfirmDialog } from '@saudagar/ui';
import { useTexts } from '../texts.ts';
import { useMembership } from '../useMembership.ts';
import { provideLeave } from './leaveFlow.ts';

/** Props of {@link LeaveDialog}. */
export interface LeaveDialogProps {
  group: Group;
  /** Shows the members, to hand the group over to one. */
  onMembers: () => void;
  /** Called when the dialog closes. */
  onClose: () => void;
}

/** Confirms leaving a group; an admin has to hand it over first (GRP-049). */
export function LeaveDialog({ group, onMembers, onClose }: LeaveDialogProps) {
  const { t } = useTexts();
  const isAdmin = useMembership(group) === 'admin';
  if (!isAdmin) return <Leave group={group} onClose={onClose} />;
  return (
    <ConfirmDialog
      isOpen
      title={t('leave.adminTitle')}
      confirmLabel={t('leave.members')}
      onConfirm={onMembers}
      onCancel={onClose}
    >
      {t('leave.adminText')}
    </ConfirmDialog>
  );
}

function Leave({ group, onClose }: Pick<LeaveDialogProps, 'group' | 'onClose'>) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const { id, name, group_type } = group;
  const actor = usePersistentActor(`groups.leave.${id}`, provideLeave, { input: { id } });
  useActorResult(actor, 'command.done', (_, isShown) => {
    notifier.success(lazy('leave.done', { name }));
    if (isShown) onClose();
  });
  return (
    <ConfirmCommand
      actor={actor}
      variant="danger"
      title={t('leave.title', { name })}
      confirmLabel={t('leave.confirm')}
      failureTitle={t('leave.failed')}
      onCancel={onClose}
    >
      {t(group_type === 'private' ? 'leave.privateText' : 'leave.text')}
    </ConfirmCommand>
  );
}
