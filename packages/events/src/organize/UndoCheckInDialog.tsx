import type { Attendee } from '@saudagar/contract';
import { ConfirmCommand } from '@saudagar/flows/react';
import { useActorResult, usePersistentActor, usePortal } from '@saudagar/portal';
import { useTexts } from './texts.ts';
import { provideUndoCheckIn } from './undoCheckInFlow.ts';

/** Props of {@link UndoCheckInDialog}. */
export interface UndoCheckInDialogProps {
  eventId: string;
  attendee: Attendee;
  /** Name of the attendee. */
  name: string;
  /** Called when the dialog closes: declined, or the check-in is undone. */
  onClose: () => void;
}

/** Confirms taking a check-in back. */
export function UndoCheckInDialog({ eventId, attendee, name, onClose }: UndoCheckInDialogProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const { registration_id } = attendee;
  const actor = usePersistentActor(`events.undoCheckIn.${registration_id}`, provideUndoCheckIn, {
    input: { eventId, registration_id },
  });
  useActorResult(actor, 'command.done', (_, isShown) => {
    notifier.success(lazy('undo.done', { name }));
    if (isShown) onClose();
  });
  return (
    <ConfirmCommand
      actor={actor}
      title={t('undo.title')}
      confirmLabel={t('undo.confirm')}
      failureTitle={t('undo.failed')}
      onCancel={onClose}
    >
      {t('undo.text', { name })}
    </ConfirmCommand>
  );
}
