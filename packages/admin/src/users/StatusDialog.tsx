import type { ManagedUser } from '@saudagar/contract';
import { ConfirmCommand } from '@saudagar/flows/react';
import { useActorResult, usePersistentActor, usePortal } from '@saudagar/portal';
import { useTexts } from './texts.ts';
import { provideUserStatus } from './userStatusFlow.ts';

interface StatusDialogProps {
  user: ManagedUser;
  onClose: () => void;
}

/** Confirms activating or deactivating an account (ADM-306–309). */
export function StatusDialog({ user, onClose }: StatusDialogProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const isActive = !user.is_active;
  const actor = usePersistentActor(`admin.status.${user.id}.${isActive}`, provideUserStatus, {
    input: { id: user.id, isActive },
  });
  useActorResult(actor, 'command.done', (_, isShown) => {
    notifier.success(lazy('statusChange.done'));
    if (isShown) onClose();
  });
  const word = isActive ? 'on' : 'off';
  return (
    <ConfirmCommand
      actor={actor}
      variant={isActive ? 'primary' : 'danger'}
      title={t(`statusChange.${word}`, { name: user.full_name })}
      confirmLabel={t(`statusChange.${word}Action`)}
      failureTitle={t('statusChange.failed')}
      onCancel={onClose}
    >
      {t(`statusChange.${word}Text`)}
    </ConfirmCommand>
  );
}
