import type { Post } from '@saudagar/contract';
import { MemberAvatar, usePortal, useViewActor } from '@saudagar/portal';
import { Badge, Button, Card, RelativeTime, type TextControl } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import MessageCircle from 'lucide-react/icons/message-circle';
import UsersRound from 'lucide-react/icons/users-round';
import { memo, useEffect, useId, useRef } from 'react';
import { ActionCount } from './ActionCount.tsx';
import { Attachments } from './Attachments.tsx';
import { Author } from './Author.tsx';
import { CommentsPanel } from './CommentsPanel.tsx';
import { boxKey } from './commentBoxActors.ts';
import { provideComments } from './commentsActors.ts';
import { LikeButton } from './LikeButton.tsx';
import type { Links } from './links.ts';
import { PostText } from './PostText.tsx';
import type { PostChange } from './postChange.ts';
import { useTexts } from './texts.ts';

interface PostCardProps {
  post: Post;
  /** Its place in the list, from 1. */
  position: number;
  /** Posts in the list, or null while more may come. */
  total: number | null;
  links: Links;
  /** Told what became of the post. */
  onChange: (change: PostChange) => void;
}

/** One post with its author, content and actions (FEED-083–099). */
export const PostCard = memo(function PostCard(props: PostCardProps) {
  const { post, position, total, links, onChange } = props;
  const { t } = useTexts();
  const id = useId();
  const { kept } = usePortal();
  const hasDraft = kept.find(boxKey(post.id, null)) !== undefined;
  const comments = useViewActor(provideComments, { postId: post.id, hasDraft });
  const wasOpened = useSelector(comments, (snapshot) => !snapshot.matches('unopened'));
  const isOpen = useSelector(comments, (snapshot) => !snapshot.hasTag('closed'));

  // A keyboard goes on to the comment box; a finger would only get its keyboard in the way.
  const commentInput = useRef<TextControl>(null);
  const isByKeyboard = useRef(false);
  useEffect(() => {
    if (isOpen && isByKeyboard.current) commentInput.current?.focus();
    isByKeyboard.current = false;
  }, [isOpen]);

  return (
    <Card
      as="article"
      padding="none"
      className="sg-feed-post"
      aria-labelledby={`${id}-author`}
      aria-describedby={`${id}-text`}
      aria-posinset={position}
      aria-setsize={total ?? -1}
    >
      <header className="sg-feed-post-header">
        <MemberAvatar member={post.user} verified />
        <div className="sg-feed-post-facts">
          <div className="sg-feed-post-name">
            <Author id={`${id}-author`} member={post.user} onMember={links.onMember} />
            {post.group_id && (
              <Badge tone="primary" icon={<UsersRound />}>
                {t('post.group')}
              </Badge>
            )}
          </div>
          <div className="sg-feed-post-meta">
            <span className="sg-feed-company">
              {post.user?.company_name?.trim() || t('post.individual')}
            </span>
            <RelativeTime date={post.created_at} />
          </div>
        </div>
      </header>
      <PostText id={`${id}-text`} post={post} links={links} />
      <Attachments files={post.files ?? []} />
      <footer className="sg-feed-actions">
        <LikeButton post={post} onChange={onChange} />
        <Button
          variant="quiet"
          size="compact"
          icon={<MessageCircle className="sg-feed-action-icon" />}
          aria-expanded={isOpen}
          {...(wasOpened && { 'aria-controls': `${id}-comments` })}
          aria-describedby={`${id}-comment-count`}
          onPress={({ pointerType }) => {
            isByKeyboard.current = pointerType === 'keyboard';
            comments.send({ type: 'comments.toggled' });
          }}
        >
          {t('comments.action')}
          <ActionCount
            id={`${id}-comment-count`}
            count={post.comments_count}
            text={t('comments.count', { count: post.comments_count })}
          />
        </Button>
      </footer>
      {wasOpened && (
        <CommentsPanel
          id={`${id}-comments`}
          isHidden={!isOpen}
          actor={comments}
          links={links}
          inputRef={commentInput}
          onAdded={() => onChange({ type: 'post.commented', id: post.id })}
        />
      )}
    </Card>
  );
});
