import type { Comment } from '@saudagar/contract';
import { useUser } from '@saudagar/portal';
import { Button, useRestoreFocus } from '@saudagar/ui';
import { useRef, useState } from 'react';
import type { PostLinks } from '../links.ts';
import { useTexts } from '../texts.ts';
import { CommentComposer } from './CommentComposer.tsx';
import { CommentItem } from './CommentItem.tsx';
import type { Thread } from './commentsMachine.ts';

/** Replies shown at first, and how many more at each asking: a thread may have hundreds. */
const SHOWN_FIRST = 5;
const SHOWN_MORE = 20;

interface CommentThreadProps {
  thread: Thread;
  postId: string;
  links: PostLinks;
  /** Id of the comment or reply that the open reply box answers; null while none is open. */
  answered: string | null;
  /** Told what the reply box shall answer; null shuts it. */
  onReply: (about: string | null) => void;
  /** Told that a comment or reply turned out to be deleted elsewhere. */
  onMissed: (id: string) => void;
  /** Told that a reply was sent. */
  onAdded: () => void;
}

/** A comment, its replies, and the box for one more; replies to replies stand there too (FEED-138). */
export function CommentThread(props: CommentThreadProps) {
  const { thread, postId, links, answered, onReply, onMissed, onAdded } = props;
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
  // A reply to a reply stands under the same comment: only its mention says whom it answers.
  const to = replies.find(({ id, user_id }) => id === answered && user_id !== me)?.user?.username;

  const common = (comment: Comment) => ({
    ...{ postId, links, onMissed, comment },
    isReplying: answered === comment.id,
    onReply: () => onReply(answered === comment.id ? null : comment.id),
  });
  return (
    <li className="sg-comment-thread">
      <CommentItem {...common(comment)} replyRef={replyButton} />
      {replies.length > 0 && (
        <ul ref={list} className="sg-comment-replies" aria-label={t('comments.replies')}>
          {shown.map((reply) => (
            <li key={reply.id}>
              <CommentItem {...common(reply)} />
            </li>
          ))}
          {hidden > 0 && (
            <li>
              <Button
                variant="quiet"
                size="small"
                onPress={() => {
                  setMostShown(mostShown + SHOWN_MORE);
                  // The button goes or moves on: reading goes on at the first one that it brought.
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
            onCancel={() => onReply(null)}
          />
        </div>
      )}
    </li>
  );
}
