import { useEmitted, useKeptActor, usePortal } from '@saudagar/portal';
import { Button, ConfirmDialog, InlineMessage } from '@saudagar/ui';
import { useSuggestions, WritingArea } from '@saudagar/writing';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { editKey } from '../keptKeys.ts';
import { useTexts } from '../texts.ts';
import type { Written } from '../written.ts';
import { provideEdit } from './editActors.ts';
import { useWriteFailureText } from './useWriteFailureText.ts';

export interface TextEditorProps extends Written {
  /** The text as it stands. */
  text: string;
  /** Most characters the server stores. */
  limit: number;
  /** Told that it is to close: saved, unchanged or discarded. */
  onClose: () => void;
}

/** Changes one's own post or comment in its place. Escape leaves, after a question where something was changed. */
export function TextEditor(props: TextEditorProps) {
  const { postId, commentId, text: original, limit, onClose } = props;
  const { t } = useTexts();
  const { notifier } = usePortal();
  const failureText = useWriteFailureText();
  const suggestions = useSuggestions();
  const field = useRef<HTMLTextAreaElement>(null);
  const written = { postId, commentId };
  const edit = useKeptActor(editKey(written), provideEdit, { ...written, text: original, limit });
  const text = useSelector(edit, ({ context }) => context.text);
  const failure = useSelector(edit, ({ context }) => context.failure);
  const isSaving = useSelector(edit, (snapshot) => snapshot.matches('saving'));
  const isAsking = useSelector(edit, (snapshot) => snapshot.matches('asking'));
  const isBlank = useSelector(edit, (snapshot) => snapshot.matches({ writing: 'blank' }));
  const isTooLong = useSelector(edit, (snapshot) => snapshot.matches({ writing: 'tooLong' }));
  const hasFailed = useSelector(edit, (snapshot) => snapshot.matches({ writing: 'failed' }));

  useEmitted(edit, '*', (emitted) => {
    if (emitted.type === 'edit.closed') return onClose();
    notifier.success(t('edit.saved'));
  });

  // The cursor stands where writing goes on.
  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
  }, []);

  const submit = () => {
    edit.send({ type: 'edit.submitted' });
    if (edit.getSnapshot().hasTag('refused')) field.current?.focus();
  };
  // The question gives focus back to where it was: to the text, whatever asked to leave it.
  const leave = () => {
    field.current?.focus();
    edit.send({ type: 'edit.left' });
  };

  return (
    <div className="sg-post-edit">
      <WritingArea
        className="sg-post-edit-text"
        aria-label={t(commentId === null ? 'edit.post' : 'edit.comment')}
        rows={commentId === null ? 4 : 1}
        hasToolbar={commentId === null}
        areaRef={field}
        suggestions={suggestions}
        value={text}
        onChange={(value) => edit.send({ type: 'text.changed', text: value })}
        isReadOnly={isSaving}
        errorMessage={
          (isBlank && t('edit.blank')) || (isTooLong && t('comments.tooLong', { limit }))
        }
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Escape') leave();
          else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
        }}
      />
      {hasFailed && failure && (
        <InlineMessage kind="error" onRetry={submit}>
          {t('edit.failed')} {failureText(failure)}
        </InlineMessage>
      )}
      <div className="sg-post-edit-actions">
        <Button variant="quiet" size="small" isDisabled={isSaving} onPress={leave}>
          {t('edit.cancel')}
        </Button>
        <Button variant="primary" size="small" isPending={isSaving} onPress={submit}>
          {t('edit.save')}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          isOpen
          title={t('edit.discardTitle')}
          confirmLabel={t('edit.discard')}
          cancelLabel={t('edit.keep')}
          isDanger
          onConfirm={() => edit.send({ type: 'discard.confirmed' })}
          onCancel={() => edit.send({ type: 'discard.declined' })}
        >
          {t('edit.discardText')}
        </ConfirmDialog>
      )}
    </div>
  );
}
