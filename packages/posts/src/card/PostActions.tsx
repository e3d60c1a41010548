import { isForGroupAlone, type Post } from '@saudagar/contract';
import { ActionCount, ToggleLike } from '@saudagar/flows/react';
import { usePortal, useRoutes } from '@saudagar/portal';
import { Button, shareDialog, useOnDemand } from '@saudagar/ui';
import MessageCircle from 'lucide-react/icons/message-circle';
import Paperclip from 'lucide-react/icons/paperclip';
import Share2 from 'lucide-react/icons/share-2';
import type { PostCallbacks } from '../callbacks.ts';
import { likeOf } from '../likes/likeActors.ts';
import { postAddress } from '../postAddress.ts';
import { useSource } from '../source/SourceContext.ts';
import { useTexts } from '../texts.ts';
import { commentsPanel } from './commentsPanel.ts';

interface PostActionsProps {
  /** Prefix of the ids in it. */
  id: string;
  post: Post;
  links: PostCallbacks;
  /** True for the compact layout, in which files are an action too. */
  // FEED-202
  isCompact: boolean;
  /** True when the files of a compact post are shown. */
  areFilesOpen: boolean;
  /** Called to show or hide the files. */
  onFiles: () => void;
  /** True when the comments are shown, and their panel can be referred to. */
  areCommentsOpen: boolean;
  hasPanel: boolean;
  /** Called to show or hide the comments; from the keyboard, focus moves into them. */
  onComments: (isByKeyboard: boolean) => void;
}

/** Actions of a post: like, comment, share (FEED-094–096). */
export function PostActions(props: PostActionsProps) {
  const { id, post, links, isCompact, areFilesOpen, onFiles } = props;
  const { areCommentsOpen, hasPanel, onComments } = props;
  const { t, lazy } = useTexts();
  const sharing = useOnDemand(shareDialog);
  const portal = usePortal();
  const routes = useRoutes();
  const { source, isReadOnly } = useSource();
  const prefetch = () => void commentsPanel.load();
  const look = { variant: 'quiet', size: isCompact ? 'small' : 'compact' } as const;
  const fileCount = post.attachments.length;
  return (
    <footer className="sg-post-actions">
      <ToggleLike
        subject={likeOf(portal, source, { postId: post.id, commentId: null })}
        like={{ liked: post.user_liked, count: post.likes_count }}
        isSmall={isCompact}
        isDisabled={isReadOnly}
      />
      <Button
        {...look}
        icon={<MessageCircle className="sg-action-icon" />}
        aria-expanded={areCommentsOpen}
        {...(hasPanel && { 'aria-controls': `${id}-comments` })}
        aria-describedby={`${id}-comment-count`}
        onHoverStart={prefetch}
        onFocus={prefetch}
        onPress={({ pointerType }) => onComments(pointerType === 'keyboard')}
      >
        <span className="sg-action-label">{t('comments.action')}</span>
        <ActionCount
          id={`${id}-comment-count`}
          count={post.comments_count}
          text={t('comments.count', { count: post.comments_count })}
        />
      </Button>
      {isCompact && fileCount > 0 && (
        <Button
          {...look}
          icon={<Paperclip className="sg-action-icon" />}
          aria-expanded={areFilesOpen}
          {...(areFilesOpen && { 'aria-controls': `${id}-files` })}
          aria-describedby={`${id}-file-count`}
          onPress={onFiles}
        >
          <span className="sg-action-label">{t('files.action')}</span>
          <ActionCount
            id={`${id}-file-count`}
            count={fileCount}
            text={t('files.count', { count: fileCount })}
          />
        </Button>
      )}
      <Button {...look} icon={<Share2 className="sg-action-icon" />} {...sharing.openerProps}>
        <span className="sg-action-label">{t('post.share')}</span>
      </Button>
      {links.postActions && <div className="sg-slot sg-post-slot">{links.postActions(post)}</div>}
      {sharing.isOpen && (
        <shareDialog.View
          title={t('post.shareTitle')}
          link={postAddress(post.id, routes)}
          text={post.content}
          audience={
            isForGroupAlone(post)
              ? t('post.shareGroup', { group: post.group?.name ?? '' })
              : undefined
          }
          onClose={sharing.close}
          onCopied={() => portal.notifier.success(lazy('post.linkCopied'))}
        />
      )}
    </footer>
  );
}
