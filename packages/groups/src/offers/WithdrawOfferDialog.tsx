import { ConfirmCommand } from '@saudagar/flows/react';
import { useActorResult, usePersistentActor, usePortal } from '@saudagar/portal';
import type { MemberDialogProps } from '../members/RemoveDialog.tsx';
import { useTexts } from '../texts.ts';
import { provideWithdrawOffer } from './withdrawOfferFlow.ts';

/** Confirms withdrawing the offer of a role. */
export function WithdrawOfferDialog({ groupId, userId, name, onClose }: MemberDialogProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const actor = usePersistentActor(
    `groups.withdrawOffer.${groupId}.${userId}`,
    provideWithdrawOffer,
    { input: { id: groupId, userId } },
  );
  useActorResult(actor, 'command.done', (_, isShown) => {
    notifier.success(lazy('offers.withdrawn', { name }));
    if (isShown) onClose();
  });
  return (
    <ConfirmCommand
      actor={actor}
      title={t('offers.withdrawTitle', { name })}
      confirmLabel={t('offers.withdraw')}
      failureTitle={t('offers.withdrawFailed')}
      onCancel={onClose}
    >
      {t('offers.withdrawText')}
    </ConfirmCommand>
  );
}
