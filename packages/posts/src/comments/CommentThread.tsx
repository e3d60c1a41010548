import type { Comment } from '@saudagar/contract';
import { useUser, type WaitingWrite } from '@saudagar/portal';
import { Button, useRestoreFocus } from '@saudagar/ui';
import { useRef, useState } from 'react';
import type { PostCallbacks } from '../callbacks.ts';
import { useTexts } from '../texts.ts';
import { CommentComposer } from './CommentComposer.tsx';
import { CommentItem } from './CommentItem.tsx';
import type { Thread } from './commentsMachine.ts';
import { WaitingComment } from './WaitingComment.tsx';

/** Number of replies shown initially and added per request, since a thread may have hundreds. */
const SHOWN_FIRST = 5;
const SHOWN_MORE = 20;

interface CommentThreadProps {
  thread: Thread;
  postId: string;
  links: PostCallbacks;
  /** Id of the comment or reply being answered; null when the reply field is closed. */
  answered: string | null;
  /** Called with the id to answer; null closes the reply field. */
  onReply: (about: string | null) => void;
  /** Called when a comment or reply was found deleted elsewhere. */
  onMissed: (id: string) => void;
  /** Called after a reply was sent. */
  onAdded: () => void;
  /** Called after a reply was stored to wait for the server. */
  onStored: () => void;
  /** Replies that wait for the server. */
  waiting: readonly WaitingWrite[];
}

/** A comment, its replies and the reply field; replies to replies share one list (FEED-138). */
export function CommentThread(props: CommentThreadProps) {
  const { thread, postId, links, answered, onReply, onMissed, onAdded } = props;
  const { onStored, waiting } = props;
  const { t } = useTexts();
  const replyButton = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [mostShown, setMostShown] = useState(SHOWN_FIRST);
  const { comment, replies } = thread;
  const shown = replies.slice(0, mostShown);
  const hidden = replies.length - shown.length;
  const isReplying = answered !== null;
  useRestoreFocus(isReplying, () => replyButton.current);
  const me = useUser()?.id;
  // A reply to a reply is in the same thread, so a mention names its addressee.
  const to = replies.find(({ id, user_id }) => id === answered && user_id !== me)?.user?.username;

  const common = (comment: Comment) => ({
    ...{ postId, links, onMissed, comment },
    isReplying: answered === comment.id,
    onReply: () => onReply(answered === comment.id ? null : comment.id),
  });
  return (
    <li className="sg-comment-thread">
      <CommentItem {...common(comment)} replyRef={replyButton} />
      {replies.length + waiting.length > 0 && (
        <ul ref={list} className="sg-comment-replies" aria-label={t('comments.replies')}>
          {shown.map((reply) => (
            <li key={reply.id}>
              <CommentItem {...common(reply)} />
            </li>
          ))}
          {waiting.map((item) => (
            <li key={item.id}>
              <WaitingComment item={item} />
            </li>
          ))}
          {hidden > 0 && (
            <li>
              <Button
                variant="quiet"
                size="small"
                onPress={() => {
                  setMostShown(mostShown + SHOWN_MORE);
                  // The button unmounts or moves, so focus goes to the first reply it loaded.
                  requestAnimationFrame(() =>
                    list.current
                      ?.querySelectorAll<HTMLElement>('.sg-comment')
                      [mostShown]?.focus({ preventScroll: true }),
                  );
                }}
              >
                {t('comments.moreReplies', { count: hidden })}
              </Button>
            </li>
          )}
        </ul>
      )}
      {isReplying && (
        <div className="sg-comment-replies">
          <CommentComposer
            postId={postId}
            parentId={comment.id}
            to={to ?? null}
            onAdded={() => {
              setMostShown(Number.POSITIVE_INFINITY);
              onAdded();
            }}
            onStored={() => {
              onReply(null);
              onStored();
            }}
            onCancel={() => onReply(null)}
          />
        </div>
      )}
    </li>
  );
}
