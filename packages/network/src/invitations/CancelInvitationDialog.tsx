import type { Invitation } from '@saudagar/contract';
import { ConfirmCommand } from '@saudagar/flows/react';
import { useActorResult, usePersistentActor, usePortal } from '@saudagar/portal';
import { useTexts } from '../texts.ts';
import { provideChangeInvitation } from './changeFlow.ts';

/** Props of {@link CancelInvitationDialog}. */
export interface CancelInvitationDialogProps {
  invitation: Invitation;
  /** Called when the dialog closes. */
  onClose: () => void;
}

/** Confirms cancelling an invitation, which disables its link. */
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
      variant="danger"
      title={t('invitations.cancelTitle')}
      confirmLabel={t('invitations.cancel')}
      failureTitle={t('invitations.cancelFailed')}
      onCancel={onClose}
    >
      {t('invitations.cancelText', { email })}
    </ConfirmCommand>
  );
}
