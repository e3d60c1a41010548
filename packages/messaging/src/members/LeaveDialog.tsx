import { ConfirmCommand } from '@saudagar/flows/react';
import { useActorResult, usePersistentActor, usePortal } from '@saudagar/portal';
import { useTexts } from '../texts.ts';
import { provideLeaving } from './leavingFlow.ts';

interface LeaveDialogProps {
  conversationId: string;
  /** Name of the group chat. */
  name: string;
  /** Called after the member left. */
  onLeft: () => void;
  onClose: () => void;
}

/** Confirms and leaves a group chat. */
export function LeaveDialog({ conversationId, name, onLeft, onClose }: LeaveDialogProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const actor = usePersistentActor(`messaging.leaving.${conversationId}`, provideLeaving, {
    input: { conversationId },
  });
  useActorResult(actor, 'command.done', (_, isShown) => {
    notifier.success(lazy('members.left', { name }));
    if (isShown) onLeft();
  });

  return (
    <ConfirmCommand
      actor={actor}
      variant="danger"
      title={t('members.leaveTitle')}
      confirmLabel={t('members.leaveAct')}
      onCancel={onClose}
    >
      <p>{t('members.leaveText', { name })}</p>
    </ConfirmCommand>
  );
}
