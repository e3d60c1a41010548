import { ConfirmCommand } from '@saudagar/flows/react';
import { useActorResult, usePersistentActor, usePortal } from '@saudagar/portal';
import { useTexts } from '../texts.ts';
import { provideHandOver } from './handOverFlow.ts';
import type { MemberDialogProps } from './RemoveDialog.tsx';

/** Confirms making another member the admin. */
export function HandOverDialog({ groupId, userId, name, onClose }: MemberDialogProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const actor = usePersistentActor(`groups.handOver.${groupId}.${userId}`, provideHandOver, {
    input: { id: groupId, userId },
  });
  useActorResult(actor, 'command.done', (_, isShown) => {
    notifier.success(lazy('members.handedOver', { name }));
    if (isShown) onClose();
  });
  return (
    <ConfirmCommand
      actor={actor}
      title={t('members.handOverTitle', { name })}
      confirmLabel={t('members.handOver')}
      failureTitle={t('members.handOverFailed')}
      onCancel={onClose}
    >
      {t('members.handOverText')}
    </ConfirmCommand>
  );
}
