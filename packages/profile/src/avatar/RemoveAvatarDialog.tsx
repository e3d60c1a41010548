import { ConfirmCommand } from '@saudagar/flows/react';
import { useActorResult, usePersistentActor, usePortal } from '@saudagar/portal';
import { useTexts } from '../texts.ts';
import { provideRemoveAvatar } from './removeAvatarFlow.ts';

/** Asks for confirmation before the member's photo is removed (ACCT-125–128). */
export function RemoveAvatarDialog({ onClose }: { onClose: () => void }) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const actor = usePersistentActor('profile.removePhoto', provideRemoveAvatar, { input: null });
  useActorResult(actor, 'command.done', (_, isShown) => {
    notifier.success(lazy('removePhoto.done'));
    if (isShown) onClose();
  });
  return (
    <ConfirmCommand
      actor={actor}
      variant="danger"
      title={t('removePhoto.title')}
      confirmLabel={t('removePhoto.confirm')}
      failureTitle={t('removePhoto.failed')}
      onCancel={onClose}
    >
      {t('removePhoto.ask')}
    </ConfirmCommand>
  );
}
