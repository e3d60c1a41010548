import { ConfirmCommand } from '@saudagar/flows/react';
import { useActorResult, usePersistentActor, usePortal } from '@saudagar/portal';
import { useTexts } from '../texts.ts';
import { provideWithdraw } from './withdrawFlow.ts';

/** Props of the question before a proposal is withdrawn. */
export interface WithdrawDialogProps {
  tenderId: string;
  id: string;
  /** Told that the member declined, or that it is done. */
  onClose: () => void;
}

/** Asks before one's own proposal is withdrawn, and withdraws it. */
export function WithdrawDialog({ tenderId, id, onClose }: WithdrawDialogProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const actor = usePersistentActor(`tenders.withdraw.${id}`, provideWithdraw, {
    input: { tenderId, id },
  });
  useActorResult(actor, 'command.done', (_, isShown) => {
    notifier.success(lazy('withdraw.done'));
    if (isShown) onClose();
  });
  return (
    <ConfirmCommand
      actor={actor}
      isDanger
      title={t('withdraw.title')}
      confirmLabel={t('withdraw.action')}
      failureTitle={t('withdraw.failed')}
      onCancel={onClose}
    >
      {t('withdraw.text')}
    </ConfirmCommand>
  );
}
