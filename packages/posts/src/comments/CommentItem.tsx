import { COMMENT_MAX_LENGTH, type Comment } from '@saudagar/contract';
import { CollapsedText, MemberAvatar, useCollapsed, usePortal } from '@saudagar/portal';
import { MemberText, RelativeTime, useRestoreFocus } from '@saudagar/ui';
import { useId, useRef, useState } from 'react';
import { editKey } from '../actorKeys.ts';
import type { PostCallbacks } from '../callbacks.ts';
import { Author } from '../card/Author.tsx';
import { EditedMark } from '../card/EditedMark.tsx';
import { focusBeside } from '../card/focusBeside.ts';
import { TextEditor } from '../own/TextEditor.tsx';
import { useSource } from '../source/SourceContext.ts';
import { useTexts } from '../texts.ts';
import { CommentActions, type CommentActionsProps } from './CommentActions.tsx';

interface CommentItemProps
  extends Pick<CommentActionsProps, 'postId' | 'isReplying' | 'onReply' | 'onMissed' | 'replyRef'> {
  comment: Comment;
  links: PostCallbacks;
}

/** A comment or reply (FEED-116–121) with author, time and text, or a deleted one's placeholder. */
export function CommentItem({ comment, links, ...actions }: CommentItemProps) {
  const { t } = useTexts();
  const { actors } = usePortal();
  const { source, onHashtag } = useSource();
  const id = useId();
  const element = useRef<HTMLDivElement>(null);
  const postRef = { postId: actions.postId, commentId: comment.id };
  const [isEditing, setEditing] = useState(
    () => actors.find(editKey(source, postRef)) !== undefined,
  );
  useRestoreFocus(isEditing, () => element.current?.querySelector('.sg-comment-menu'));

  const { restriction, onShow } = useCollapsed(comment.user_id, comment.id);

  function leave(go: () => void, mayStay?: boolean) {
    focusBeside(element.current, 'section', '.sg-comment', go, mayStay);
  }

  if (comment.deleted_at) {
    return (
      <div className="sg-comment sg-comment-deleted" tabIndex={-1}>
        {t('comments.deleted')}
      </div>
    );
  }
  if (restriction) {
    return (
      <div ref={element} className="sg-comment" tabIndex={-1}>
        <CollapsedText kind="comment" {...{ restriction, id, onShow }} />
      </div>
    );
  }
  return (
    <div ref={element} className="sg-comment" tabIndex={-1}>
      <MemberAvatar member={comment.user} size="small" verified isLink />
      <div className="sg-comment-body">
        {isEditing ? (
          <TextEditor
            {...postRef}
            text={comment.content}
            limit={COMMENT_MAX_LENGTH}
            // The editor may have found that it was deleted elsewhere.
            onClose={() => leave(() => setEditing(false), true)}
          />
        ) : (
          <div className="sg-comment-bubble">
            <div className="sg-comment-head">
              <Author id={id} member={comment.user} />
              <RelativeTime date={comment.created_at} />
              <EditedMark at={comment.edited_at} />
            </div>
            <MemberText onHashtag={onHashtag}>{comment.content}</MemberText>
          </div>
        )}
        <CommentActions
          {...actions}
          comment={comment}
          authorId={id}
          onLeave={leave}
          onMessage={links.onMessage}
          onEdit={() => setEditing(true)}
        />
      </div>
    </div>
  );
}
