import { ConfirmCommand } from '@saudagar/flows/react';
import { useActorResult, usePersistentActor, usePortal } from '@saudagar/portal';
import { useTexts } from '../texts.ts';
import { provideWithdraw } from './withdrawFlow.ts';

/** Props of the confirmation before a proposal is withdrawn. */
export interface WithdrawDialogProps {
  tenderId: string;
  proposalId: string;
  /** Called when the member declines or the proposal is withdrawn. */
  onClose: () => void;
}

/** Asks for confirmation, then withdraws the member's own proposal. */
export function WithdrawDialog({ tenderId, proposalId, onClose }: WithdrawDialogProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const actor = usePersistentActor(`tenders.withdraw.${proposalId}`, provideWithdraw, {
    input: { tenderId, id: proposalId },
  });
  useActorResult(actor, 'command.done', (_, isShown) => {
    notifier.success(lazy('withdraw.done'));
    if (isShown) onClose();
  });
  return (
    <ConfirmCommand
      actor={actor}
      variant="danger"
      title={t('withdraw.title')}
      confirmLabel={t('withdraw.action')}
      failureTitle={t('withdraw.failed')}
      onCancel={onClose}
    >
      {t('withdraw.text')}
    </ConfirmCommand>
  );
}
