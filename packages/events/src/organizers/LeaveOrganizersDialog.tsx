import type { Event } from '@saudagar/contract';
import { ConfirmCommand } from '@saudagar/flows/react';
import { useActorResult, usePersistentActor, usePortal } from '@saudagar/portal';
import { provideRemoveOrganizer } from './removeOrganizerFlow.ts';
import { useTexts } from './texts.ts';

/** Props of {@link LeaveOrganizersDialog}. */
export interface LeaveOrganizersDialogProps {
  event: Event;
  /** Id of the co-organizer who leaves: the reader. */
  userId: string;
  /** Called when the dialog closes: declined, or the member has left. */
  onClose: () => void;
}

/** Confirms that a co-organizer leaves an event (EVT-372). */
export function LeaveOrganizersDialog({ event, userId, onClose }: LeaveOrganizersDialogProps) {
  const { id, title } = event;
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const actor = usePersistentActor(`events.organizer.leave.${id}`, provideRemoveOrganizer, {
    input: { id, userId, isOwn: true },
  });
  useActorResult(actor, 'command.done', (_, isShown) => {
    notifier.success(lazy('leave.done', { title }));
    if (isShown) onClose();
  });
  return (
    <ConfirmCommand
      actor={actor}
      variant="danger"
      title={t('leave.title')}
      confirmLabel={t('leave.confirm')}
      failureTitle={t('leave.failed')}
      onCancel={onClose}
    >
      {t('leave.text', { title })}
    </ConfirmCommand>
  );
}
