import { ConfirmCommand } from '@saudagar/flows/react';
import { useActorResult, usePersistentActor, usePortal } from '@saudagar/portal';
import { useTexts } from '../texts.ts';
import { provideHandOver } from './handOverFlow.ts';
import type { MemberDialogProps } from './RemoveDialog.tsx';

/** Confirms offering the group to another member (GRP-174). */
export function HandOverDialog({ groupId, userId, name, onClose }: MemberDialogProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const actor = usePersistentActor(`groups.handOver.${groupId}.${userId}`, provideHandOver, {
    input: { id: groupId, userId },
  });
  useActorResult(actor, 'command.done', ({ done }, isShown) => {
    // Other servers hand over at once.
    notifier.success(lazy(done.offered ? 'members.groupOffered' : 'members.handedOver', { name }));
    if (isShown) onClose();
  });
  return (
    <ConfirmCommand
      actor={actor}
      title={t('members.handOverTitle', { name })}
      confirmLabel={t('members.offerGroup')}
      failureTitle={t('members.handOverFailed')}
      onCancel={onClose}
    >
      {t('members.handOverText')}
    </ConfirmCommand>
  );
}
