import { ConfirmCommand } from '@saudagar/flows/react';
import { useActorResult, usePersistentActor, usePortal } from '@saudagar/portal';
import { useTexts } from '../texts.ts';
import { provideRemove } from './removeFlow.ts';

/** Props of a confirmation about a member of a group. */
export interface MemberDialogProps {
  groupId: string;
  userId: string;
  /** Name of the member. */
  name: string;
  /** Called when the dialog closes. */
  onClose: () => void;
}

/** Confirms removing a member from a group. */
export function RemoveDialog({ groupId, userId, name, onClose }: MemberDialogProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const actor = usePersistentActor(`groups.remove.${groupId}.${userId}`, provideRemove, {
    input: { id: groupId, userId },
  });
  useActorResult(actor, 'command.done', (_, isShown) => {
    notifier.success(lazy('members.removed', { name }));
    if (isShown) onClose();
  });
  return (
    <ConfirmCommand
      actor={actor}
      variant="danger"
      title={t('members.removeTitle', { name })}
      confirmLabel={t('members.remove')}
      failureTitle={t('members.removeFailed')}
      onCancel={onClose}
    >
      {t('members.removeText')}
    </ConfirmCommand>
  );
}
