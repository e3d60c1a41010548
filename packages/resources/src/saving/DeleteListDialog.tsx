import type { SavedList } from '@saudagar/contract';
import { ConfirmCommand } from '@saudagar/flows/react';
import { useActorResult, usePersistentActor, usePortal } from '@saudagar/portal';
import { useTexts } from '../texts.ts';
import { provideDeleteList } from './deleteListFlow.ts';

/** Props of the confirmation before a list is deleted. */
export interface DeleteListDialogProps {
  list: SavedList;
  /** Called when the member declines. */
  onClose: () => void;
  /** Called after the list was deleted. */
  onDeleted: () => void;
}

/** Asks for confirmation, then deletes a list. */
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
      variant="danger"
      title={t('saved.deleteTitle', { name })}
      confirmLabel={t('saved.delete')}
      failureTitle={t('saved.deleteFailed')}
      onCancel={onClose}
    >
      {t('saved.deleteText')}
    </ConfirmCommand>
  );
}
