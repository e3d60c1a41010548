import { ConfirmCommand } from '@saudagar/flows/react';
import { useActorResult, usePersistentActor, usePortal } from '@saudagar/portal';
import { provideDeleteTender } from './deleteTenderFlow.ts';
import { useTexts } from './texts.ts';

/** Props of the question before a tender is deleted. */
export interface DeleteTenderDialogProps {
  id: string;
  /** Told that the member declined, or that it is done. */
  onClose: () => void;
}

/** Asks before a tender is deleted, and deletes it (TND-109–111, WID-096). */
export function DeleteTenderDialog({ id, onClose }: DeleteTenderDialogProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const actor = usePersistentActor(`tenders.delete.${id}`, provideDeleteTender, { input: { id } });
  useActorResult(actor, 'command.done', (_, isShown) => {
    notifier.success(lazy('delete.done'));
    if (isShown) onClose();
  });
  return (
    <ConfirmCommand
      actor={actor}
      isDanger
      title={t('delete.title')}
      confirmLabel={t('delete.action')}
      failureTitle={t('delete.failed')}
      onCancel={onClose}
    >
      {t('delete.text')}
    </ConfirmCommand>
  );
}
