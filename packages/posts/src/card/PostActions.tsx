import type { Post } from '@saudagar/contract';
import { flagDialog, usePortal } from '@saudagar/portal';
import { Button, shareDialog, useOnDemand } from '@saudagar/ui';
import Flag from 'lucide-react/icons/flag';
import MessageCircle from 'lucide-react/icons/message-circle';
import Share2 from 'lucide-react/icons/share-2';
import { LikeButton } from '../likes/LikeButton.tsx';
import { type PostLinks, postAddress } from '../links.ts';
import { commentsPanel } from '../parts.ts';
import { useTexts } from '../texts.ts';
import { ActionCount } from './ActionCount.tsx';

interface PostActionsProps {
  /** What the ids in it begin with. */
  id: string;
  post: Post;
  links: PostLinks;
  /** Whether the comments are open, and whether their panel is there to be referred to. */
  areCommentsOpen: boolean;
  hasPanel: boolean;
  /** Told that the comments shall open or close; by keyboard focus goes on into them. */
  onComments: (isByKeyboard: boolean) => void;
}

/** What can be done with a post: like, comment, share, flag (FEED-094–097). */
export function PostActions(props: PostActionsProps) {
  const { id, post, links, areCommentsOpen, hasPanel, onComments } = props;
  const { t } = useTexts();
  const sharing = useOnDemand(shareDialog);
  const { notifier } = usePortal();
  const flagging = useOnDemand(flagDialog);
  const prefetch = () => void commentsPanel.load();
  return (
    <footer className="sg-post-actions">
      <LikeButton
        postId={post.id}
        commentId={null}
        like={{ liked: post.user_liked, count: post.likes_count }}
      />
      <Button
        variant="quiet"
        size="compact"
        icon={<MessageCircle className="sg-post-action-icon" />}
        aria-expanded={areCommentsOpen}
        {...(hasPanel && { 'aria-controls': `${id}-comments` })}
        aria-describedby={`${id}-comment-count`}
        onHoverStart={prefetch}
        onFocus={prefetch}
        onPress={({ pointerType }) => onComments(pointerType === 'keyboard')}
      >
        <span className="sg-post-action-label">{t('comments.action')}</span>
        <ActionCount
          id={`${id}-comment-count`}
          count={post.comments_count}
          text={t('comments.count', { count: post.comments_count })}
        />
      </Button>
      <Button
        variant="quiet"
        size="compact"
        icon={<Share2 className="sg-post-action-icon" />}
        {...sharing.openerProps}
      >
        <span className="sg-post-action-label">{t('post.share')}</span>
      </Button>
      <Button
        variant="quiet"
        size="compact"
        className="sg-post-flag"
        icon={<Flag className="sg-post-action-icon" />}
        {...flagging.openerProps}
      >
        <span className="sg-post-action-label">{t('post.flag')}</span>
      </Button>
      {sharing.isOpen && (
        <shareDialog.View
          title={t('post.shareTitle')}
          link={postAddress(post.id, links)}
          text={post.content}
          onClose={sharing.close}
          onCopied={() => notifier.success(t('post.linkCopied'))}
        />
      )}
      {flagging.isOpen && (
        <flagDialog.View contentType="post" contentId={post.id} onClose={flagging.close} />
      )}
    </footer>
  );
}
