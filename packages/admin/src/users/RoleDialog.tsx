import type { ManagedUser } from '@saudagar/contract';
import { ConfirmCommand } from '@saudagar/flows/react';
import { useActorResult, usePersistentActor, usePortal } from '@saudagar/portal';
import { useSelector } from '@xstate/react';
import { ConfirmPassword } from './ConfirmPassword.tsx';
import { useTexts } from './texts.ts';
import { provideUserRole } from './userRoleFlow.ts';

interface RoleDialogProps {
  user: ManagedUser;
  role: 'user' | 'admin';
  onClose: () => void;
}

/** Confirms changing a user's role (ADM-301–304). */
export function RoleDialog({ user, role, onClose }: RoleDialogProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const actor = usePersistentActor(`admin.role.${user.id}.${role}`, provideUserRole, {
    input: { id: user.id, role },
  });
  const failure = useSelector(actor, ({ context }) => context.failure);
  useActorResult(actor, 'command.done', (_, isShown) => {
    notifier.success(lazy('roleChange.done'));
    if (isShown) onClose();
  });
  const word = role === 'admin' ? 'toAdmin' : 'toUser';
  return (
    <ConfirmCommand
      actor={actor}
      title={t(`roleChange.${word}`, { name: user.full_name })}
      confirmLabel={t(`roleChange.${word}Action`)}
      failureTitle={t('roleChange.failed')}
      onCancel={onClose}
    >
      {t(`roleChange.${word}Text`)}
      <ConfirmPassword
        failure={failure}
        onConfirmed={() => actor.send({ type: 'command.confirmed' })}
      />
    </ConfirmCommand>
  );
}
