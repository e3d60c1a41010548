import type { Comment } from '@saudagar/contract';
import { MemberAvatar } from '@saudagar/portal';
import { Button, MemberText, RelativeTime } from '@saudagar/ui';
import { type RefObject, useId } from 'react';
import { Author } from './Author.tsx';
import type { Links } from './links.ts';
import { useTexts } from './texts.ts';

interface CommentItemProps {
  comment: Comment;
  links: Links;
  /** Whether the reply box of its thread is open. */
  isReplying: boolean;
  onReply: () => void;
  replyRef?: RefObject<HTMLButtonElement | null>;
}

/** One comment or reply (FEED-116–121). */
export function CommentItem({ comment, links, isReplying, onReply, replyRef }: CommentItemProps) {
  const { t } = useTexts();
  const id = useId();
  return (
    <div className="sg-feed-comment">
      <MemberAvatar member={comment.user} size="small" verified />
      <div className="sg-feed-comment-body">
        <div className="sg-feed-comment-bubble">
          <Author id={id} member={comment.user} onMember={links.onMember} />
          <MemberText onHashtag={links.onHashtag} onMention={links.onMention}>
            {comment.content}
          </MemberText>
        </div>
        <div className="sg-feed-comment-meta">
          <RelativeTime date={comment.created_at} />
          <Button
            ref={replyRef ?? null}
            variant="quiet"
            size="small"
            aria-expanded={isReplying}
            aria-describedby={id}
            onPress={onReply}
          >
            {t('comments.reply')}
          </Button>
        </div>
      </div>
    </div>
  );
}
