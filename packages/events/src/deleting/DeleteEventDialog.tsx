import { ConfirmCommand, useDetailOr } from '@saudagar/flows/react';
import { useActorResult, usePersistentActor, usePortal } from '@saudagar/portal';
import { useTexts } from '../texts.ts';
import { provideDeleteEvent } from './deleteEventFlow.ts';

/** Props of {@link DeleteEventDialog}. */
export interface DeleteEventDialogProps {
  eventId: string;
  /** Called when the member declines. */
  onClose: () => void;
}

/** Asks for confirmation and deletes an event (EVT-229–234, WID-095). */
export function DeleteEventDialog({ eventId, onClose }: DeleteEventDialogProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const detailOr = useDetailOr();
  const actor = usePersistentActor(`events.delete.${eventId}`, provideDeleteEvent, {
    input: { id: eventId },
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
      failureText={(failure) =>
        failure.status === 403 ? t('delete.forbidden') : detailOr(failure, t('delete.failed'))
      }
      onCancel={onClose}
    >
      {t('delete.text')}
    </ConfirmCommand>
  );
}
