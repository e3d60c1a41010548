import { EDIT_REASON_MAX, type Event, organizes } from '@saudagar/contract';
import { FormDialog, useField } from '@saudagar/flows/react';
import { useActorResult, usePersistentActor, usePortal, useUser } from '@saudagar/portal';
import { TextField } from '@saudagar/ui';
import { provideCancelEvent } from './cancelEventFlow.ts';
import { useTexts } from './texts.ts';

/** Props of {@link CancelEventDialog}. */
export interface CancelEventDialogProps {
  event: Event;
  /** Called when the dialog closes: declined, or the event is cancelled. */
  onClose: () => void;
}

/** Confirms cancelling an event; requires a reason for another member's event. */
// EVT-005, EVT-201
export function CancelEventDialog({ event, onClose }: CancelEventDialogProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const user = useUser();
  const { id, title, registrations_count: count } = event;
  const needsReason = user !== null && !organizes(event, user);
  const actor = usePersistentActor(`events.cancel.${id}.${needsReason}`, provideCancelEvent, {
    subject: { id, needsReason },
    values: { edit_reason: '' },
  });
  const field = useField(actor, () => t('cancel.reasonMissing'));
  useActorResult(actor, 'form.done', (_, isShown) => {
    notifier.success(lazy('cancel.done'));
    if (isShown) onClose();
  });
  return (
    <FormDialog
      title={t('cancel.title')}
      size="small"
      actor={actor}
      reopened={(close) => <CancelEventDialog event={event} onClose={close} />}
      onLeave={onClose}
      failureTitle={t('cancel.failed')}
      submitLabel={t('cancel.confirm')}
      cancelLabel={t('cancel.keep')}
      variant="danger"
    >
      <p className="sg-event-question">{t('cancel.text', { title, count })}</p>
      <TextField
        {...field('edit_reason')}
        label={t('cancel.reason')}
        maxLength={EDIT_REASON_MAX}
        isRequired={needsReason}
      />
    </FormDialog>
  );
}
