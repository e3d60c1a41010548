import type { Event } from '@saudagar/contract';
import { ConfirmCommand } from '@saudagar/flows/react';
import { useEmitted, useKeptActor, usePortal } from '@saudagar/portal';
import { provideDeleteEvent } from './eventFormActors.ts';
import { useTexts } from './texts.ts';

/** Props of {@link DeleteEventDialog}. */
export interface DeleteEventDialogProps {
  event: Pick<Event, 'id'>;
  /** Told that the question is to close. */
  onClose: () => void;
  /** Told that the event is gone. */
  onDeleted?: (() => void) | undefined;
}

/** Asks an admin before an event is deleted (EVT-227–234). */
export function DeleteEventDialog({ event: { id }, onClose, onDeleted }: DeleteEventDialogProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const actor = useKeptActor(`events.delete.${id}`, provideDeleteEvent, { input: { id } });
  useEmitted(actor, 'command.done', () => {
    notifier.success(lazy('delete.done'));
    onClose();
    onDeleted?.();
  });
  return (
    <ConfirmCommand
      actor={actor}
      isDanger
      title={t('delete.title')}
      confirmLabel={t('delete.confirm')}
      failureText={({ status, detail }) =>
        status === 403 ? t('delete.forbidden') : (detail ?? t('delete.failed'))
      }
      onCancel={onClose}
    >
      {t('delete.text')}
    </ConfirmCommand>
  );
}
