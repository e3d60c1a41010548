import { ConfirmCommand } from '@saudagar/flows/react';
import { useActorResult, usePersistentActor, usePortal } from '@saudagar/portal';
import { deleteKey } from '../actorKeys.ts';
import type { PostRef } from '../postRef.ts';
import { useSource } from '../source/SourceContext.ts';
import { useTexts } from '../texts.ts';
import { provideDelete } from './deleteFlow.ts';
import { useWriteFailureText } from './useWriteFailureText.ts';

export interface DeleteDialogProps extends PostRef {
  /** Called just before the deleted item leaves the view, and the dialog with it. */
  onDeleted: () => void;
  /** Called when the member declines. */
  onClose: () => void;
}

/** Confirms and deletes one's own post or comment (WID-092). */
export function DeleteDialog({ postId, commentId, onDeleted, onClose }: DeleteDialogProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const failureText = useWriteFailureText();
  const { source } = useSource();
  const postRef = { postId, commentId };
  const actor = usePersistentActor(deleteKey(source, postRef), provideDelete(source), {
    input: postRef,
  });
  const what = commentId === null ? 'post' : 'comment';
  useActorResult(actor, 'command.done', (_, isShown) => {
    notifier.success(lazy(`delete.${what}Done`));
    if (isShown) onDeleted();
  });

  return (
    <ConfirmCommand
      actor={actor}
      variant="danger"
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
