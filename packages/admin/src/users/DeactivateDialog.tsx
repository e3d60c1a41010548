import type { ManagedUser } from '@saudagar/contract';
import { ConfirmCommand } from '@saudagar/flows/react';
import { useActorResult, usePersistentActor, usePortal } from '@saudagar/portal';
import { provideDeactivateUser } from './deactivateUserFlow.ts';
import { useTexts } from './texts.ts';

interface DeactivateDialogProps {
  user: ManagedUser;
  onClose: () => void;
}

/** Confirms and deactivates an account (ADM-345–352). */
export function DeactivateDialog({ user, onClose }: DeactivateDialogProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const actor = usePersistentActor(`admin.deactivate.${user.id}`, provideDeactivateUser, {
    input: { id: user.id },
  });
  useActorResult(actor, 'command.done', (_, isShown) => {
    notifier.success(lazy('deactivate.done'));
    if (isShown) onClose();
  });
  return (
    <ConfirmCommand
      actor={actor}
      variant="danger"
      title={t('deactivate.title', { name: user.full_name })}
      confirmLabel={t('deactivate.action')}
      failureTitle={t('deactivate.failed')}
      onCancel={onClose}
    >
      <p>{t('deactivate.text')}</p>
      <p>{t('deactivate.more')}</p>
    </ConfirmCommand>
  );
}
