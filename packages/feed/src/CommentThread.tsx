import type { Comment } from '@saudagar/contract';
import { useEffect, useRef } from 'react';
import { CommentBox } from './CommentBox.tsx';
import { CommentItem } from './CommentItem.tsx';
import type { Thread } from './commentsMachine.ts';
import type { Links } from './links.ts';
import { useTexts } from './texts.ts';

interface CommentThreadProps {
  thread: Thread;
  postId: string;
  links: Links;
  /** Whether the reply box is open. */
  isReplying: boolean;
  /** Told that the reply box shall be open, or shut. */
  onReply: (isOpen: boolean) => void;
  onAdded: (comment: Comment) => void;
}

/** A comment, its replies, and the box for one more; replies to replies stand there too (FEED-138). */
export function CommentThread(props: CommentThreadProps) {
  const { thread, postId, links, isReplying, onReply, onAdded } = props;
  const { t } = useTexts();
  const replyButton = useRef<HTMLButtonElement>(null);

  // The box takes focus with it when it goes.
  const wasReplying = useRef(isReplying);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (wasReplying.current && !isReplying && isLost) replyButton.current?.focus();
    wasReplying.current = isReplying;
  }, [isReplying]);

  const toggle = () => onReply(!isReplying);
  return (
    <li className="sg-feed-thread">
      <CommentItem
        comment={thread.comment}
        links={links}
        isReplying={isReplying}
        onReply={toggle}
        replyRef={replyButton}
      />
      {thread.replies.length > 0 && (
        <ul className="sg-feed-replies" aria-label={t('comments.replies')}>
          {thread.replies.map((reply) => (
            <li key={reply.id}>
              <CommentItem comment={reply} links={links} isReplying={isReplying} onReply={toggle} />
            </li>
          ))}
        </ul>
      )}
      {isReplying && (
        <div className="sg-feed-replies">
          <CommentBox
            postId={postId}
            parentId={thread.comment.id}
            onAdded={onAdded}
            onCancel={() => onReply(false)}
          />
        </div>
      )}
    </li>
  );
}
