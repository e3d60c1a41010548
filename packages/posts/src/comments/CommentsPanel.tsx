import { useAllWaiting, useFailureText, usePersistentActor } from '@saudagar/portal';
import { Button, InlineMessage, SkeletonAvatar, SkeletonText, VisuallyHidden } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useReducer, useRef } from 'react';
import { commentsKey, waitingCommentKey } from '../actorKeys.ts';
import type { PostCallbacks } from '../callbacks.ts';
import { useSource } from '../source/SourceContext.ts';
import { useTexts } from '../texts.ts';
import { CommentComposer } from './CommentComposer.tsx';
import { CommentThread } from './CommentThread.tsx';
import { provideComments } from './commentsActors.ts';
import { threadsOf } from './commentsMachine.ts';
import { parentOf, WaitingComment } from './WaitingComment.tsx';

export interface CommentsPanelProps {
  id: string;
  postId: string;
  /** False hides the panel without unmounting it, so that its state is kept. */
  isOpen: boolean;
  /** True when focus moves to the field on opening, as from the keyboard. */
  takesFocus: boolean;
  links: PostCallbacks;
}

/** The last announcement, and how many there were. */
interface Said {
  text: 'added' | 'stored';
  count: number;
}

/** A post's comments with replies, and the field for a new one (FEED-109–131). */
export function CommentsPanel(props: CommentsPanelProps) {
  const { id, postId, isOpen, takesFocus, links } = props;
  const { t } = useTexts();
  const failureText = useFailureText();
  const { source, isReadOnly } = useSource();
  const actor = usePersistentActor(commentsKey(source, postId), provideComments(source), {
    postId,
  });
  const input = useRef<HTMLTextAreaElement>(null);
  const [said, say] = useReducer(
    ({ count }: Said, text: Said['text']): Said => ({ text, count: count + 1 }),
    { text: 'added', count: 0 },
  );
  const loaded = useSelector(actor, ({ context }) => context.loaded);
  const added = useSelector(actor, ({ context }) => context.added);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const replies = useSelector(actor, ({ context }) => context.replies);
  const isLoading = useSelector(actor, (snapshot) => snapshot.matches('loading'));
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches('failed'));
  const isEmpty = useSelector(actor, (snapshot) => snapshot.matches({ loaded: 'empty' }));
  const isLoadingMore = useSelector(actor, (snapshot) =>
    snapshot.matches({ loaded: 'loadingMore' }),
  );
  const hasMoreFailed = useSelector(actor, (snapshot) =>
    snapshot.matches({ loaded: 'moreFailed' }),
  );
  const canLoadMore = useSelector(actor, (snapshot) => snapshot.can({ type: 'comments.more' }));
  const prefix = waitingCommentKey(source, postId);
  const waiting = useAllWaiting().filter(({ subject }) => subject.startsWith(prefix));
  const threads = useMemo(() => threadsOf({ loaded, added }), [loaded, added]);

  const isThread = (id: string | null) => threads.some(({ comment }) => comment.id === id);
  const atEnd = waiting.filter((item) => !isThread(parentOf(item)));

  const retry = () => actor.send({ type: 'comments.retried' });

  // Focus moves to the field from the keyboard only, since touch would open an on-screen keyboard.
  useEffect(() => {
    actor.send({ type: isOpen ? 'comments.opened' : 'comments.closed' });
    if (isOpen && takesFocus) input.current?.focus();
  }, [actor, isOpen, takesFocus]);

  // The button unmounts with the last page, so focus moves to the page's first comment.
  const list = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number | null>(null);
  useEffect(() => {
    if (isLoadingMore || firstNew.current === null) return;
    const thread = list.current?.children[firstNew.current];
    firstNew.current = null;
    if (!canLoadMore && !hasMoreFailed) {
      thread?.querySelector<HTMLElement>('.sg-comment')?.focus({ preventScroll: true });
    }
  }, [isLoadingMore, canLoadMore, hasMoreFailed]);

  return (
    <section
      id={id}
      className="sg-comments"
      aria-label={t('comments.action')}
      aria-busy={isLoading || isLoadingMore}
      hidden={!isOpen}
      tabIndex={-1}
    >
      {isLoading && <CommentSkeletons />}
      {hasFailed && failure && (
        <InlineMessage kind={failure.kind === 'network' ? 'offline' : 'error'} onRetry={retry}>
          {failureText(failure)}
        </InlineMessage>
      )}
      {isEmpty && atEnd.length === 0 && (
        <p className="sg-comments-empty">{t(isReadOnly ? 'comments.none' : 'comments.empty')}</p>
      )}
      {threads.length + atEnd.length > 0 && (
        <ul ref={list} className="sg-comment-threads">
          {threads.map((thread) => (
            <CommentThread
              key={thread.comment.id}
              thread={thread}
              postId={postId}
              links={links}
              answered={replies.find(({ id }) => id === thread.comment.id)?.about ?? null}
              onReply={(about) => {
                const { id } = thread.comment;
                if (about === null) actor.send({ type: 'reply.closed', id });
                else actor.send({ type: 'reply.opened', id, about });
              }}
              onMissed={(id) => actor.send({ type: 'comment.missed', id })}
              onAdded={() => say('added')}
              onStored={() => say('stored')}
              waiting={waiting.filter((item) => parentOf(item) === thread.comment.id)}
            />
          ))}
          {atEnd.map((item) => (
            <li key={item.id} className="sg-comment-thread">
              <WaitingComment item={item} />
            </li>
          ))}
        </ul>
      )}
      {hasMoreFailed && (
        <InlineMessage kind="error" onRetry={retry}>
          {t('comments.moreFailed')}
        </InlineMessage>
      )}
      {(canLoadMore || isLoadingMore) && (
        <Button
          variant="quiet"
          size="small"
          className="sg-comments-more"
          isPending={isLoadingMore}
          onPress={() => {
            firstNew.current = threads.length;
            actor.send({ type: 'comments.more' });
          }}
        >
          {t('comments.more')}
        </Button>
      )}
      {!isReadOnly && (
        <CommentComposer
          postId={postId}
          parentId={null}
          inputRef={input}
          onAdded={() => say('added')}
          onStored={() => say('stored')}
        />
      )}
      <VisuallyHidden role="status">
        {/* A new element each time, since an unchanged text would not be announced again. */}
        {said.count > 0 && <span key={said.count}>{t(`comments.${said.text}`)}</span>}
      </VisuallyHidden>
    </section>
  );
}

function CommentSkeletons() {
  const { t } = useTexts();
  return (
    <div className="sg-comment-threads">
      <VisuallyHidden>{t('comments.loading')}</VisuallyHidden>
      {['first', 'second'].map((index) => (
        <div key={index} className="sg-comment">
          <SkeletonAvatar size="small" />
          <SkeletonText lines={2} size="small" className="sg-comment-skeleton" />
        </div>
      ))}
    </div>
  );
}
