import { useEmitted, useKeptActor, usePortal } from '@saudagar/portal';
import { ConfirmDialog, InlineMessage } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { deleteKey } from '../keptKeys.ts';
import { useTexts } from '../texts.ts';
import type { Written } from '../written.ts';
import { provideDelete } from './deleteActors.ts';
import { useWriteFailureText } from './useWriteFailureText.ts';

export interface DeleteDialogProps extends Written {
  /** Told that it is gone, just before it leaves its place; the dialog is to go as well. */
  onDeleted: () => void;
  /** Told that the member declined. */
  onClose: () => void;
}

/** Asks before one's own post or comment is deleted, and deletes it (WID-092). */
export function DeleteDialog({ postId, commentId, onDeleted, onClose }: DeleteDialogProps) {
  const { t } = useTexts();
  const { notifier } = usePortal();
  const failureText = useWriteFailureText();
  const written = { postId, commentId };
  const removal = useKeptActor(deleteKey(written), provideDelete, written);
  const isDeleting = useSelector(removal, (snapshot) => snapshot.matches('deleting'));
  const hasFailed = useSelector(removal, (snapshot) => snapshot.matches('failed'));
  const failure = useSelector(removal, ({ context }) => context.failure);
  const what = commentId === null ? 'post' : 'comment';
  useEmitted(removal, '*', () => {
    notifier.success(t(`delete.${what}Done`));
    onDeleted();
  });

  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t(`delete.${what}`)}
      confirmLabel={t('delete.action')}
      isPending={isDeleting}
      onConfirm={() => removal.send({ type: 'delete.confirmed' })}
      onCancel={onClose}
    >
      {t(`delete.${what}Text`)}
      {hasFailed && failure && (
        <InlineMessage kind="error">
          {t('delete.failed')} {failureText(failure)}
        </InlineMessage>
      )}
    </ConfirmDialog>
  );
}
