import { COMMENT_MAX_LENGTH, type Comment } from '@saudagar/contract';
import { MemberAvatar, usePortal } from '@saudagar/portal';
import { MemberText, OnDemand, SkeletonText, useFocusReturn } from '@saudagar/ui';
import { useId, useRef, useState } from 'react';
import { Author } from './Author.tsx';
import { CommentActions, type CommentActionsProps } from './CommentActions.tsx';
import { editKey } from './keptKeys.ts';
import type { Links } from './links.ts';
import { textEditor } from './ownParts.ts';
import { useTexts } from './texts.ts';

interface CommentItemProps
  extends Pick<CommentActionsProps, 'postId' | 'isReplying' | 'onReply' | 'replyRef'> {
  comment: Comment;
  links: Links;
}

/** One comment or reply (FEED-116–121), or what is left of a deleted one. */
export function CommentItem({ comment, links, ...actions }: CommentItemProps) {
  const { t } = useTexts();
  const { kept } = usePortal();
  const id = useId();
  const element = useRef<HTMLDivElement>(null);
  const written = { postId: actions.postId, commentId: comment.id };
  const [isEditing, setEditing] = useState(() => kept.find(editKey(written)) !== undefined);
  useFocusReturn(isEditing, () => element.current?.querySelector('.sg-feed-comment-menu'));

  if (comment.deleted_at) {
    return (
      <div className="sg-feed-comment sg-feed-comment-deleted" tabIndex={-1}>
        {t('comments.deleted')}
      </div>
    );
  }
  return (
    <div ref={element} className="sg-feed-comment" tabIndex={-1}>
      <MemberAvatar member={comment.user} size="small" verified />
      <div className="sg-feed-comment-body">
        {isEditing ? (
          <OnDemand part={textEditor} fallback={<SkeletonText lines={2} />}>
            <textEditor.View
              {...written}
              text={comment.content}
              limit={COMMENT_MAX_LENGTH}
              onClose={() => setEditing(false)}
            />
          </OnDemand>
        ) : (
          <div className="sg-feed-comment-bubble">
            <Author id={id} member={comment.user} onMember={links.onMember} />
            <MemberText onHashtag={links.onHashtag} onMention={links.onMention}>
              {comment.content}
            </MemberText>
          </div>
        )}
        <CommentActions
          {...actions}
          comment={comment}
          authorId={id}
          element={element}
          onEdit={() => setEditing(true)}
        />
      </div>
    </div>
  );
}
