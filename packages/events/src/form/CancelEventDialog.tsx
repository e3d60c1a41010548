import { EDIT_REASON_MAX, type Event, ownsEvent } from '@saudagar/contract';
import { FormDialog, useField } from '@saudagar/flows/react';
import { useActorResult, usePersistentActor, usePortal, useUser } from '@saudagar/portal';
import { TextField } from '@saudagar/ui';
import { provideCancelEvent } from './cancelEventFlow.ts';
import { useTexts } from './texts.ts';

/** Props of {@link CancelEventDialog}. */
export interface CancelEventDialogProps {
  event: Event;
  /** True where a cancelled event is brought back. @default false */
  isReturn?: boolean | undefined;
  /** Called when the dialog closes: declined, or the event has its new status. */
  onClose: () => void;
}

/** Confirms cancelling an event or its return; requires a reason for another member's event. */
// EVT-005, EVT-201, EVT-255
export function CancelEventDialog({ event, isReturn = false, onClose }: CancelEventDialogProps) {
  const texts = isReturn ? 'return' : 'cancel';
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const user = useUser();
  const { id, title, registrations_count: count } = event;
  const needsReason = user !== null && !ownsEvent(event, user);
  const actor = usePersistentActor(`events.${texts}.${id}.${needsReason}`, provideCancelEvent, {
    subject: { id, needsReason, status: isReturn ? 'active' : 'cancelled' },
    values: { edit_reason: '' },
  });
  const field = useField(actor, () => t(`${texts}.reasonMissing`));
  useActorResult(actor, 'form.done', (_, isShown) => {
    notifier.success(lazy(`${texts}.done`));
    if (isShown) onClose();
  });
  return (
    <FormDialog
      title={t(`${texts}.title`)}
      size="small"
      actor={actor}
      reopened={(close) => <CancelEventDialog {...{ event, isReturn }} onClose={close} />}
      onLeave={onClose}
      failureTitle={t(`${texts}.failed`)}
      submitLabel={t(`${texts}.confirm`)}
      cancelLabel={t(`${texts}.keep`)}
      variant={isReturn ? 'primary' : 'danger'}
    >
      <p className="sg-event-question">{t(`${texts}.text`, { title, count })}</p>
      <TextField
        {...field('edit_reason')}
        label={t(`${texts}.reason`)}
        maxLength={EDIT_REASON_MAX}
        isRequired={needsReason}
      />
    </FormDialog>
  );
}
