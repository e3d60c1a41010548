import type { Event } from '@saudagar/contract';
import { ConfirmCommand } from '@saudagar/flows/react';
import { useActorResult, usePersistentActor, usePortal } from '@saudagar/portal';
import { useTexts } from '../texts.ts';
import { provideCancel } from './cancelFlow.ts';

interface CancelDialogProps {
  event: Event;
  isWaiting: boolean;
  /** Called when the member declines. */
  onClose: () => void;
  /** Called when the registration is cancelled. */
  onDone: () => void;
}

/** Confirms cancelling a registration or waitlist entry. */
export function CancelDialog({ event, isWaiting, onClose, onDone }: CancelDialogProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const { id, title, registered_only } = event;
  const actor = usePersistentActor(`events.giveUp.${id}`, provideCancel, {
    input: { id, registered_only },
  });
  useActorResult(actor, 'command.done', ({ done }, isShown) => {
    // The event itself says that it waits.
    if (!done.isWaiting) notifier.success(lazy(isWaiting ? 'leave.leftWaitlist' : 'leave.done'));
    if (isShown) onDone();
  });
  return (
    <ConfirmCommand
      actor={actor}
      variant="danger"
      title={t(isWaiting ? 'leave.waitlistTitle' : 'leave.title')}
      confirmLabel={t(isWaiting ? 'leave.waitlist' : 'leave.action')}
      failureTitle={t('leave.failed')}
      onCancel={onClose}
    >
      {t(isWaiting ? 'leave.waitlistText' : 'leave.text', { title })}
    </ConfirmCommand>
  );
}
