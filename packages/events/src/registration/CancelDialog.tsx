import type { Event } from '@saudagar/contract';
import { ConfirmCommand } from '@saudagar/flows/react';
import { useActorResult, usePersistentActor, usePortal } from '@saudagar/portal';
import { useTexts } from '../texts.ts';
import { provideCancel } from './cancelFlow.ts';

interface CancelDialogProps {
  event: Event;
  isWaiting: boolean;
  /** Told that the member declined. */
  onClose: () => void;
  /** Told that the registration is given up. */
  onDone: () => void;
}

/** Asks before a registration, or a place on the waitlist, is given up. */
export function CancelDialog({ event, isWaiting, onClose, onDone }: CancelDialogProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const { id, title } = event;
  const actor = usePersistentActor(`events.giveUp.${id}`, provideCancel, { input: { id } });
  useActorResult(actor, 'command.done', (_, isShown) => {
    notifier.success(lazy(isWaiting ? 'leave.leftWaitlist' : 'leave.done'));
    if (isShown) onDone();
  });
  return (
    <ConfirmCommand
      actor={actor}
      isDanger
      title={t(isWaiting ? 'leave.waitlistTitle' : 'leave.title')}
      confirmLabel={t(isWaiting ? 'leave.waitlist' : 'leave.action')}
      failureTitle={t('leave.failed')}
      onCancel={onClose}
    >
      {t(isWaiting ? 'leave.waitlistText' : 'leave.text', { title })}
    </ConfirmCommand>
  );
}
