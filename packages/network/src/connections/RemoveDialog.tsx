import type { Person } from '@saudagar/contract';
import { ConfirmCommand, useDetailOr } from '@saudagar/flows/react';
import { useActorResult, usePersistentActor, usePortal } from '@saudagar/portal';
import { useTexts } from '../texts.ts';
import { provideRemoveConnection } from './removeFlow.ts';

/** Props of {@link RemoveDialog}. */
export interface RemoveDialogProps {
  person: Person;
  /** Called when the dialog closes. */
  onClose: () => void;
}

/** Confirms and ends a connection (NET-020–026). */
export function RemoveDialog({ person, onClose }: RemoveDialogProps) {
  const { t, lazy } = useTexts();
  const detailOr = useDetailOr();
  const { notifier } = usePortal();
  const actor = usePersistentActor(`network.remove.${person.id}`, provideRemoveConnection, {
    input: { memberId: person.id },
  });
  useActorResult(actor, 'command.done', (_, isShown) => {
    notifier.success(lazy('remove.done'));
    if (isShown) onClose();
  });
  return (
    <ConfirmCommand
      actor={actor}
      variant="danger"
      title={t('remove.title', { name: person.full_name?.trim() || t('unknown') })}
      confirmLabel={t('remove.confirm')}
      failureText={(failure) => detailOr(failure, t('remove.failed'))}
      onCancel={onClose}
    >
      {t('remove.question')}
    </ConfirmCommand>
  );
}
