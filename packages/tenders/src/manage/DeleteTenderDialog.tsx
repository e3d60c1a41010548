import { ConfirmCommand } from '@saudagar/flows/react';
import { useActorResult, usePersistentActor, usePortal } from '@saudagar/portal';
import { provideDeleteTender } from './deleteTenderFlow.ts';
import { useTexts } from './texts.ts';

/** Props of the confirmation before a tender is deleted. */
export interface DeleteTenderDialogProps {
  tenderId: string;
  /** Called when the member declines or the tender is deleted. */
  onClose: () => void;
}

/** Asks for confirmation, then deletes a tender (TND-109–111, WID-096). */
export function DeleteTenderDialog({ tenderId, onClose }: DeleteTenderDialogProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const actor = usePersistentActor(`tenders.delete.${tenderId}`, provideDeleteTender, {
    input: { id: tenderId },
  });
  useActorResult(actor, 'command.done', (_, isShown) => {
    notifier.success(lazy('delete.done'));
    if (isShown) onClose();
  });
  return (
    <ConfirmCommand
      actor={actor}
      variant="danger"
      title={t('delete.title')}
      confirmLabel={t('delete.action')}
      failureTitle={t('delete.failed')}
      onCancel={onClose}
    >
      {t('delete.text')}
    </ConfirmCommand>
  );
}
