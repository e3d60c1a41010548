import type { Comment } from '@saudagar/contract';
import { useFailureText } from '@saudagar/portal';
import {
  Button,
  InlineMessage,
  SkeletonAvatar,
  SkeletonText,
  type TextControl,
  VisuallyHidden,
} from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { type RefObject, useMemo, useReducer } from 'react';
import type { ActorRefFrom } from 'xstate';
import { CommentBox } from './CommentBox.tsx';
import { CommentThread } from './CommentThread.tsx';
import { type commentsMachine, threadsOf } from './commentsMachine.ts';
import type { Links } from './links.ts';
import { useTexts } from './texts.ts';

interface CommentsPanelProps {
  id: string;
  /** Hidden rather than taken away: a comment on its way is still heard of. */
  isHidden: boolean;
  actor: ActorRefFrom<typeof commentsMachine>;
  links: Links;
  /** Receives the input for a new comment, to focus it. */
  inputRef: RefObject<TextControl | null>;
  /** Told that the member added a comment or reply. */
  onAdded: () => void;
}

/** A post's comments with their replies, and the box for a new one (FEED-109–131). */
export function CommentsPanel(props: CommentsPanelProps) {
  const { id, isHidden, actor, links, inputRef, onAdded } = props;
  const { t } = useTexts();
  const failureText = useFailureText();
  const [addedCount, countAdded] = useReducer((count: number) => count + 1, 0);
  const postId = useSelector(actor, ({ context }) => context.postId);
  const loaded = useSelector(actor, ({ context }) => context.loaded);
  const added = useSelector(actor, ({ context }) => context.added);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const replyingTo = useSelector(actor, ({ context }) => context.replyingTo);
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
  const threads = useMemo(() => threadsOf({ loaded, added }), [loaded, added]);

  const retry = () => actor.send({ type: 'comments.retry' });
  const add = (comment: Comment) => {
    actor.send({ type: 'comment.added', comment });
    countAdded();
    onAdded();
  };

  return (
    <section
      id={id}
      className="sg-feed-comments"
      aria-label={t('comments.action')}
      aria-busy={isLoading || isLoadingMore}
      hidden={isHidden}
    >
      {isLoading && <CommentSkeletons />}
      {hasFailed && failure && (
        <InlineMessage kind={failure.kind === 'network' ? 'offline' : 'error'} onRetry={retry}>
          {failureText(failure)}
        </InlineMessage>
      )}
      {isEmpty && <p className="sg-feed-comments-empty">{t('comments.empty')}</p>}
      {threads.length > 0 && (
        <ul className="sg-feed-threads">
          {threads.map((thread) => (
            <CommentThread
              key={thread.comment.id}
              thread={thread}
              postId={postId}
              links={links}
              isReplying={replyingTo.includes(thread.comment.id)}
              onReply={(isOpen) =>
                actor.send({
                  type: isOpen ? 'reply.opened' : 'reply.closed',
                  id: thread.comment.id,
                })
              }
              onAdded={add}
            />
          ))}
        </ul>
      )}
      {isLoadingMore && <CommentSkeletons />}
      {hasMoreFailed && (
        <InlineMessage kind="error" onRetry={retry}>
          {t('comments.moreFailed')}
        </InlineMessage>
      )}
      {(canLoadMore || isLoadingMore) && (
        <Button
          variant="quiet"
          size="small"
          className="sg-feed-comments-more"
          onPress={() => actor.send({ type: 'comments.more' })}
        >
          {t('comments.more')}
        </Button>
      )}
      <CommentBox postId={postId} parentId={null} inputRef={inputRef} onAdded={add} />
      <VisuallyHidden role="status">
        {/* A new element each time: the same text alone would not be announced again. */}
        {addedCount > 0 && <span key={addedCount}>{t('comments.added')}</span>}
      </VisuallyHidden>
    </section>
  );
}

function CommentSkeletons() {
  const { t } = useTexts();
  return (
    <div className="sg-feed-threads">
      <VisuallyHidden>{t('comments.loading')}</VisuallyHidden>
      {['first', 'second'].map((place) => (
        <div key={place} className="sg-feed-comment">
          <SkeletonAvatar size="small" />
          <SkeletonText lines={2} size="small" className="sg-feed-comment-skeleton" />
        </div>
      ))}
    </div>
  );
}
