import { ConfirmCommand } from '@saudagar/flows/react';
import { useFailureText, useKeptActor, useOutcome, usePortal } from '@saudagar/portal';
import { useTexts } from '../texts.ts';
import { provideDeleteEvent } from './deleteEventActors.ts';

/** Props of the question before an event is deleted. */
export interface DeleteEventDialogProps {
  id: string;
  /** Told that the member declined. */
  onClose: () => void;
}

/** Asks before an event is deleted, and deletes it (EVT-229–234, WID-095). */
export function DeleteEventDialog({ id, onClose }: DeleteEventDialogProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const failureText = useFailureText();
  const actor = useKeptActor(`events.delete.${id}`, provideDeleteEvent, { input: { id } });
  useOutcome(actor, 'command.done', (_, isShown) => {
    notifier.success(lazy('delete.done'));
    if (isShown) onClose();
  });
  return (
    <ConfirmCommand
      actor={actor}
      isDanger
      title={t('delete.title')}
      confirmLabel={t('delete.action')}
      failureText={(failure) => {
        if (failure.status === 403) return t('delete.forbidden');
        if (failure.detail) return failure.detail;
        const why = failure.kind === 'refused' ? '' : `. ${failureText(failure)}`;
        return t('delete.failed') + why;
      }}
      onCancel={onClose}
    >
      {t('delete.text')}
    </ConfirmCommand>
  );
}
