import { ConfirmCommand } from '@saudagar/flows/react';
import { useActorResult, usePersistentActor, usePortal } from '@saudagar/portal';
import { type ConfirmedBid, provideConfirmBid } from './confirmFlow.ts';
import { useTexts } from './texts.ts';

/** Props of the confirmation that a proposal still holds. */
export interface ConfirmBidDialogProps extends ConfirmedBid {
  /** Called when the member declines or the proposal is confirmed. */
  onClose: () => void;
}

/** Asks whether the member's own proposal holds for the tender as it is now. */
export function ConfirmBidDialog({ tenderId, id, terms, onClose }: ConfirmBidDialogProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  // Refused terms are read again behind the dialog, whose machine keeps those it began with.
  const actor = usePersistentActor(`tenders.confirm.${id}`, provideConfirmBid, {
    input: { tenderId, id, terms },
  });
  useActorResult(actor, 'command.done', (_, isShown) => {
    notifier.success(lazy('confirm.done'));
    if (isShown) onClose();
  });
  return (
    <ConfirmCommand
      actor={actor}
      title={t('confirm.title')}
      confirmLabel={t('confirm.action')}
      failureTitle={t('confirm.failed')}
      onCancel={onClose}
    >
      {t('confirm.text')}
    </ConfirmCommand>
  );
}
