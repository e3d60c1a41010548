import type { Comment, Member } from '@saudagar/contract';
import { flagDialog } from '@saudagar/flag';
import { ToggleLike } from '@saudagar/flows/react';
import { useBlockList, usePortal, useUser } from '@saudagar/portal';
import { ActionMenu, Button, type MenuAction, useOnDemand } from '@saudagar/ui';
import Flag from 'lucide-react/icons/flag';
import { type RefObject, useState } from 'react';
import { likeOf } from '../likes/likeActors.ts';
import { messageAction } from '../messageAction.tsx';
import { DeleteDialog } from '../own/DeleteDialog.tsx';
import { ownActions, removeAction } from '../own/ownActions.tsx';
import { useRemoval } from '../source/RemovalContext.ts';
import { useSource } from '../source/SourceContext.ts';
import { useTexts } from '../texts.ts';

export interface CommentActionsProps {
  comment: Comment;
  postId: string;
  /** Id of the author's name, which describes the actions. */
  authorId: string;
  /** Calls `go`, which removes the comment, then focuses the next one. */
  onLeave: (go: () => void) => void;
  /** True when the open reply field answers this comment. */
  isReplying: boolean;
  /** Starts a conversation with the comment's author. */
  onMessage?: ((member: Member) => void) | undefined;
  onReply: () => void;
  onEdit: () => void;
  /** Called when the comment was found deleted elsewhere. */
  onMissed: (id: string) => void;
  replyRef?: RefObject<HTMLButtonElement | null> | undefined;
}

/** Actions of a comment (FEED-132–134). */
export function CommentActions(props: CommentActionsProps) {
  const { comment, postId, authorId, isReplying, replyRef } = props;
  const { onMessage, onReply, onEdit, onMissed, onLeave } = props;
  const { t } = useTexts();
  const portal = usePortal();
  const { source, isReadOnly } = useSource();
  const { id, likes_count, user_liked = false } = comment;
  const isOwn = useUser()?.id === comment.user_id;
  const canLike = likes_count !== undefined;
  const flagging = useOnDemand(flagDialog);
  const removal = useRemoval();
  const removing = useOnDemand(removal.dialog);
  const [isDeleting, setDeleting] = useState(false);

  const blockList = useBlockList();
  const author = comment.user;
  const others: MenuAction[] = [
    ...(author && onMessage ? [messageAction(author, onMessage, { t })] : []),
    { id: 'flag', label: t('post.flag'), icon: <Flag />, onAction: flagging.open },
    ...((author && blockList?.actionsFor(author)) ?? []),
    ...(removal.mayRemove(comment.user_id) ? [removeAction(removing.open, { t })] : []),
  ];
  const actions = isOwn ? ownActions({ onEdit, onDelete: () => setDeleting(true) }, { t }) : others;

  return (
    <div className="sg-comment-actions">
      {canLike && (
        <ToggleLike
          subject={likeOf(portal, source, { postId, commentId: id })}
          like={{ liked: user_liked, count: likes_count }}
          about={authorId}
          isSmall
          isDisabled={isReadOnly}
        />
      )}
      {!isReadOnly && (
        <Button
          ref={replyRef ?? null}
          variant="quiet"
          size="small"
          aria-expanded={isReplying}
          aria-describedby={authorId}
          onPress={onReply}
        >
          {t('comments.reply')}
        </Button>
      )}
      {flagging.isOpen && (
        <flagDialog.View
          contentType="comment"
          contentId={id}
          onClose={flagging.close}
          onMissed={() => onLeave(() => onMissed(id))}
        />
      )}
      <ActionMenu
        aria-label={t('post.menu')}
        actions={actions}
        size="small"
        className="sg-comment-menu"
      />
      {removing.isOpen && (
        <removal.dialog.View
          groupId={removal.groupId}
          postId={postId}
          commentId={id}
          onClose={removing.close}
          onRemoved={() => onLeave(removing.close)}
        />
      )}
      {isDeleting && (
        <DeleteDialog
          postId={postId}
          commentId={id}
          onClose={() => setDeleting(false)}
          onDeleted={() => onLeave(() => setDeleting(false))}
        />
      )}
    </div>
  );
}
