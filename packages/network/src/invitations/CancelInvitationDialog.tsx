import type { Invitation } from '@saudagar/contract';
import { ConfirmCommand } from '@saudagar/flows/react';
import { useActorResult, usePersistentActor, usePortal } from '@saudagar/portal';
import { useTexts } from '../texts.ts';
import { provideChangeInvitation } from './changeFlow.ts';

/** Props of the question before an invitation is cancelled. */
export interface CancelInvitationDialogProps {
  invitation: Invitation;
  /** Told that it is to close. */
  onClose: () => void;
}

/** Asks before an invitation is cancelled, since its link ends with it. */
export function CancelInvitationDialog({ invitation, onClose }: CancelInvitationDialogProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const { id, invited_email: email } = invitation;
  const actor = usePersistentActor(`network.invitation.cancel.${id}`, provideChangeInvitation, {
    input: { id, act: 'cancel' },
  });
  useActorResult(actor, 'command.done', (_, isShown) => {
    notifier.success(lazy('invitations.cancelled'));
    if (isShown) onClose();
  });
  return (
    <ConfirmCommand
      actor={actor}
      isDanger
      title={t('invitations.cancelTitle')}
      confirmLabel={t('invitations.cancel')}
      failureTitle={t('invitations.cancelFailed')}
      onCancel={onClose}
    >
      {t('invitations.cancelText', { email })}
    </ConfirmCommand>
  );
}
