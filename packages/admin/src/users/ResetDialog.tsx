import type { ManagedUser } from '@saudagar/contract';
import { ConfirmCommand } from '@saudagar/flows/react';
import { useActorResult, usePersistentActor, usePortal } from '@saudagar/portal';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { ConfirmPassword } from './ConfirmPassword.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import type { TemporaryPassword } from './resetUserPasswordFlow.ts';
import { provideResetPassword } from './resetUserPasswordFlow.ts';
import { useTexts } from './texts.ts';

interface ResetDialogProps {
  user: ManagedUser;
  onClose: () => void;
}

/** Resets a user's password, then shows the temporary one once (ADM-335–344). */
export function ResetDialog({ user, onClose }: ResetDialogProps) {
  const [password, setPassword] = useState<TemporaryPassword | null>(null);
  if (password) return <PasswordDialog {...{ user, password, onClose }} />;
  return <AskFirst {...{ user, onClose }} onDone={setPassword} />;
}

interface AskFirstProps extends ResetDialogProps {
  onDone: (password: TemporaryPassword) => void;
}

function AskFirst({ user, onClose, onDone }: AskFirstProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const actor = usePersistentActor(`admin.reset.${user.id}`, provideResetPassword, {
    input: { id: user.id },
  });
  const failure = useSelector(actor, ({ context }) => context.failure);
  useActorResult(actor, 'command.done', ({ done }, isShown) => {
    notifier.success(lazy('reset.done'));
    if (isShown) onDone(done);
  });
  return (
    <ConfirmCommand
      actor={actor}
      title={t('reset.title', { name: user.full_name })}
      confirmLabel={t('reset.action')}
      failureTitle={t('reset.failed')}
      onCancel={onClose}
    >
      {t('reset.text')}
      <ConfirmPassword
        failure={failure}
        onConfirmed={() => actor.send({ type: 'command.confirmed' })}
      />
    </ConfirmCommand>
  );
}
