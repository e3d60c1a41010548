import type { SavedList } from '@saudagar/contract';
import { ConfirmCommand } from '@saudagar/flows/react';
import { useActorResult, usePersistentActor, usePortal } from '@saudagar/portal';
import { useTexts } from '../texts.ts';
import { provideDeleteList } from './deleteListFlow.ts';

/** Props of the question before a list is deleted. */
export interface DeleteListDialogProps {
  list: SavedList;
  /** Told that the member declined. */
  onClose: () => void;
  /** Told that the list is gone. */
  onDeleted: () => void;
}

/** Asks before a list is deleted, and deletes it. */
export function DeleteListDialog({ list, onClose, onDeleted }: DeleteListDialogProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const { id, name } = list;
  const actor = usePersistentActor(`resources.deleteList.${id}`, provideDeleteList, {
    input: { id },
  });
  useActorResult(actor, 'command.done', (_, isShown) => {
    notifier.success(lazy('saved.deleted'));
    if (isShown) onDeleted();
  });
  return (
    <ConfirmCommand
      actor={actor}
      isDanger
      title={t('saved.deleteTitle', { name })}
      confirmLabel={t('saved.delete')}
      failureTitle={t('saved.deleteFailed')}
      onCancel={onClose}
    >
      {t('saved.deleteText')}
    </ConfirmCommand>
  );
}
