import type { ManagedUser } from '@saudagar/contract';
import { ConfirmCommand } from '@saudagar/flows/react';
import { useActorResult, usePersistentActor, usePortal } from '@saudagar/portal';
import { useSelector } from '@xstate/react';
import { ConfirmPassword } from './ConfirmPassword.tsx';
import { useTexts } from './texts.ts';
import { provideUserStatus } from './userStatusFlow.ts';

interface StatusDialogProps {
  user: ManagedUser;
  onClose: () => void;
}

/** Confirms activating an account (ADM-306–309). */
export function StatusDialog({ user, onClose }: StatusDialogProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const actor = usePersistentActor(`admin.status.${user.id}`, provideUserStatus, {
    input: { id: user.id },
  });
  const failure = useSelector(actor, ({ context }) => context.failure);
  useActorResult(actor, 'command.done', (_, isShown) => {
    notifier.success(lazy('statusChange.done'));
    if (isShown) onClose();
  });
  return (
    <ConfirmCommand
      actor={actor}
      title={t('statusChange.on', { name: user.full_name })}
      confirmLabel={t('statusChange.onAction')}
      failureTitle={t('statusChange.failed')}
      onCancel={onClose}
    >
      {t('statusChange.onText')}
      <ConfirmPassword
        failure={failure}
        onConfirmed={() => actor.send({ type: 'command.confirmed' })}
      />
    </ConfirmCommand>
  );
}
