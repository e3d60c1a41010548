import type { FileInfo } from '@saudagar/contract';
import { useActorResult, useEmitted, usePersistentActor, usePortal } from '@saudagar/portal';
import { Button, ConfirmDialog, InlineMessage, isComposing } from '@saudagar/ui';
import { useSuggestions, WritingArea } from '@saudagar/writing';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { editKey } from '../actorKeys.ts';
import type { PostRef } from '../postRef.ts';
import { useSource } from '../source/SourceContext.ts';
import { useTexts } from '../texts.ts';
import { EditFiles } from './EditFiles.tsx';
import { provideEdit } from './editActors.ts';
import { useWriteFailureText } from './useWriteFailureText.ts';

export interface TextEditorProps extends PostRef {
  /** Current text. */
  text: string;
  /** Maximum length the server stores. */
  limit: number;
  /** Current files, if known; others can be added. @default none */
  files?: readonly FileInfo[] | undefined;
  /** True when a text is required beside files. @default true */
  needsText?: boolean | undefined;
  /** Called when the editor closes: saved, unchanged or discarded. */
  onClose: () => void;
}

/**
 * Edits one's own post or comment in place, and the files of a post. Escape closes it, after a
 * confirmation when something changed.
 */
export function TextEditor(props: TextEditorProps) {
  const { postId, commentId, text: original, limit, files, needsText = true, onClose } = props;
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const failureText = useWriteFailureText();
  const suggestions = useSuggestions({ postId });
  const editor = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const { source } = useSource();
  const postRef = { postId, commentId };
  const edit = usePersistentActor(editKey(source, postRef), provideEdit(source), {
    ...{ ...postRef, text: original, limit, needsText },
    rules: source.files,
    attachments: files?.map(({ id }) => id) ?? null,
    described: Object.fromEntries(
      (files ?? []).map(({ id, description }) => [id, description ?? '']),
    ),
  });
  const text = useSelector(edit, ({ context }) => context.text);
  const failure = useSelector(edit, ({ context }) => context.failure);
  const isSaving = useSelector(edit, (snapshot) => snapshot.matches('saving'));
  const isAsking = useSelector(edit, (snapshot) => snapshot.matches('asking'));
  const isBlank = useSelector(edit, (snapshot) => snapshot.matches({ writing: 'blank' }));
  const isTooLong = useSelector(edit, (snapshot) => snapshot.matches({ writing: 'tooLong' }));
  const hasFailed = useSelector(edit, (snapshot) => snapshot.matches({ writing: 'failed' }));

  useEmitted(edit, 'edit.closed', onClose);
  // The member may be on another page by then.
  const announceSaved = () => notifier.success(lazy('edit.saved'));
  useActorResult(edit, 'post.edited', announceSaved);
  useActorResult(edit, 'comment.edited', announceSaved);
  useActorResult(edit, 'edit.failed', (_, isShown) => {
    if (!isShown) notifier.error(lazy('edit.failed'));
  });

  // Moves the cursor to the end of the text.
  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
  }, []);

  const submit = () => {
    edit.send({ type: 'edit.submitted' });
    const snapshot = edit.getSnapshot();
    if (!snapshot.hasTag('refused')) return;
    const description = editor.current?.querySelector<HTMLElement>(
      '.sg-file-description [aria-invalid]',
    );
    if (description && snapshot.matches({ writing: 'overDescribed' })) description.focus();
    else field.current?.focus();
  };
  // The confirmation restores focus to the text, whichever control opened it.
  const leave = () => {
    field.current?.focus();
    edit.send({ type: 'edit.leaveRequested' });
  };

  return (
    <div ref={editor} className="sg-post-edit">
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
          if (isComposing(event)) return;
          if (event.key === 'Escape') leave();
          else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
        }}
      />
      {files && <EditFiles edit={edit} files={files} />}
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
          variant="danger"
          onConfirm={() => edit.send({ type: 'discard.confirmed' })}
          onCancel={() => edit.send({ type: 'discard.declined' })}
        >
          {t('edit.discardText')}
        </ConfirmDialog>
      )}
    </div>
  );
}
