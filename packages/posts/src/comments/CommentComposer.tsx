import { COMMENT_MAX_LENGTH } from '@saudagar/contract';
import {
  MemberAvatar,
  useEmitted,
  useFailureText,
  usePersistentActor,
  useUser,
} from '@saudagar/portal';
import { Button, IconButton, InlineMessage, VisuallyHidden } from '@saudagar/ui';
import { EnterHint, useSuggestions, WritingArea } from '@saudagar/writing';
import { useSelector } from '@xstate/react';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { type RefObject, useEffect, useRef } from 'react';
import { commentComposerKey } from '../actorKeys.ts';
import { useSource } from '../source/SourceContext.ts';
import { useTexts } from '../texts.ts';
import { provideCommentComposer } from './commentComposerActors.ts';

interface CommentComposerProps {
  postId: string;
  /** Id of the comment replied to; null for a comment on the post. */
  parentId: string | null;
  /** Username of the reply's addressee, mentioned at the start. @default null */
  to?: string | null | undefined;
  /** Ref of the text area, for focusing it. */
  inputRef?: RefObject<HTMLTextAreaElement | null> | undefined;
  /** Called after a comment was sent. */
  onAdded: () => void;
  /** Called after a comment was stored to wait for the server. */
  onStored: () => void;
  /** Closes a reply field; the typed text stays as a draft. */
  onCancel?: (() => void) | undefined;
}

/**
 * Field of a comment or reply: Enter sends; Shift+Enter, or Enter on touch, breaks the line
 * (FEED-127–131). Escape closes a reply field.
 */
export function CommentComposer(props: CommentComposerProps) {
  const { postId, parentId, to = null, inputRef, onAdded, onStored, onCancel } = props;
  const { t } = useTexts();
  const failureText = useFailureText();
  const user = useUser();
  const suggestions = useSuggestions({ postId });
  const ownRef = useRef<HTMLTextAreaElement>(null);
  const input = inputRef ?? ownRef;
  const { source } = useSource();
  const draftName = commentComposerKey(source, postId, parentId);
  const box = usePersistentActor(draftName, provideCommentComposer(source), {
    postId,
    parentId,
    draftName,
  });
  const text = useSelector(box, ({ context }) => context.text);
  const failure = useSelector(box, ({ context }) => context.failure);
  const isSending = useSelector(box, (snapshot) => snapshot.matches('sending'));
  const isBlank = useSelector(box, (snapshot) => snapshot.matches({ writing: 'blank' }));
  const isTooLong = useSelector(box, (snapshot) => snapshot.matches({ writing: 'tooLong' }));
  const hasFailed = useSelector(box, (snapshot) => snapshot.matches({ writing: 'failed' }));
  const isReply = parentId !== null;

  useEmitted(box, 'comment.added', onAdded);
  useEmitted(box, 'comment.stored', onStored);

  useEffect(() => {
    if (!isReply) return;
    box.send({ type: 'reply.addressed', username: to });
    input.current?.focus();
  }, [box, input, isReply, to]);

  const submit = () => {
    box.send({ type: 'comment.submitted' });
    if (box.getSnapshot().hasTag('refused')) input.current?.focus();
  };

  return (
    <div className="sg-comment-composer">
      <MemberAvatar member={user} size="small" className="sg-comment-composer-avatar" />
      <div className="sg-comment-composer-body">
        <WritingArea
          className="sg-comment-composer-text"
          aria-label={t(isReply ? 'comments.writeReply' : 'comments.write')}
          placeholder={t(isReply ? 'comments.writeReply' : 'comments.write')}
          rows={1}
          hasToolbar={false}
          autoFocus={isReply}
          areaRef={input}
          suggestions={suggestions}
          value={text}
          onChange={(value) => box.send({ type: 'text.changed', text: value })}
          isReadOnly={isSending}
          errorMessage={
            (isBlank && t('comments.blank')) ||
            (isTooLong && t('comments.tooLong', { limit: COMMENT_MAX_LENGTH }))
          }
          onSubmit={submit}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onCancel?.();
          }}
          trailing={
            <IconButton
              aria-label={t(isReply ? 'comments.sendReply' : 'comments.send')}
              className="sg-comment-composer-send"
              isPending={isSending}
              onPress={submit}
            >
              <SendHorizontal />
            </IconButton>
          }
        />
        <EnterHint text={text} />
        {hasFailed && failure && (
          <InlineMessage kind="error" onRetry={submit}>
            {t('comments.failed')} {failureText(failure)}
          </InlineMessage>
        )}
        {onCancel && (
          <Button
            variant="quiet"
            size="small"
            className="sg-comment-composer-cancel"
            isDisabled={isSending}
            onPress={onCancel}
          >
            {t('comments.cancel')}
          </Button>
        )}
        <VisuallyHidden role="status">{isSending && t('comments.sending')}</VisuallyHidden>
      </div>
    </div>
  );
}
