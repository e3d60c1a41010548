import type { Flag } from '@saudagar/contract';
import { ConfirmCommand } from '@saudagar/flows/react';
import { useActorResult, usePersistentActor, usePortal } from '@saudagar/portal';
import { provideRestore } from './restoreFlow.ts';
import { useTexts } from './texts.ts';

interface RestoreDialogProps {
  flag: Flag;
  onClose: () => void;
}

/** Confirms and restores removed content (ADM-364). */
export function RestoreDialog({ flag, onClose }: RestoreDialogProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const actor = usePersistentActor(`admin.restore.${flag.id}`, provideRestore, {
    input: { flagId: flag.id },
  });
  useActorResult(actor, 'command.done', (_, isShown) => {
    notifier.success(lazy('restore.done'));
    if (isShown) onClose();
  });
  return (
    <ConfirmCommand
      actor={actor}
      title={t('restore.title')}
      confirmLabel={t('restore.action')}
      failureTitle={t('restore.failed')}
      onCancel={onClose}
    >
      {t('restore.text')}
    </ConfirmCommand>
  );
}
