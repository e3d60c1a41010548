import { ConfirmCommand } from '@saudagar/flows/react';
import { useActorResult, usePersistentActor, usePortal } from '@saudagar/portal';
import { deleteKey } from '../keptKeys.ts';
import type { PostRef } from '../postRef.ts';
import { useSource } from '../source/SourceContext.ts';
import { useTexts } from '../texts.ts';
import { provideDelete } from './deleteFlow.ts';
import { useWriteFailureText } from './useWriteFailureText.ts';

export interface DeleteDialogProps extends PostRef {
  /** Told that it is gone, just before it leaves its place; the dialog is to go as well. */
  onDeleted: () => void;
  /** Told that the member declined. */
  onClose: () => void;
}

/** Asks before one's own post or comment is deleted, and deletes it (WID-092). */
export function DeleteDialog({ postId, commentId, onDeleted, onClose }: DeleteDialogProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const failureText = useWriteFailureText();
  const { source } = useSource();
  const written = { postId, commentId };
  const actor = usePersistentActor(deleteKey(source, written), provideDelete(source), {
    input: written,
  });
  const what = commentId === null ? 'post' : 'comment';
  useActorResult(actor, 'command.done', (_, isShown) => {
    notifier.success(lazy(`delete.${what}Done`));
    if (isShown) onDeleted();
  });

  return (
    <ConfirmCommand
      actor={actor}
      isDanger
      title={t(`delete.${what}`)}
      confirmLabel={t('delete.action')}
      failureTitle={t('delete.failed')}
      failureText={failureText}
      onCancel={onClose}
    >
      {t(`delete.${what}Text`)}
    </ConfirmCommand>
  );
}
