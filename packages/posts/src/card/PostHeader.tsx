import type { Post } from '@saudagar/contract';
import { MemberAvatar, useRoutes } from '@saudagar/portal';
import { Link, RelativeTime } from '@saudagar/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../texts.ts';
import { Author } from './Author.tsx';
import { EditedMark } from './EditedMark.tsx';
import { GroupBadge } from './GroupBadge.tsx';

interface PostHeaderProps {
  /** Id of the author's name. */
  authorId: string;
  post: Post;
  isCompact: boolean;
  /** True before the server has it, when it has no page of its own. @default false */
  isPending?: boolean | undefined;
  /** The menu of secondary actions. @default none */
  children?: ReactNode | undefined;
}

/** Author, group and time of a post (FEED-083–090, FEED-098). */
export function PostHeader(props: PostHeaderProps) {
  const { authorId, post, isCompact, isPending = false, children } = props;
  const { post: postHref } = useRoutes();
  const { t } = useTexts();
  return (
    <header className="sg-post-header">
      <MemberAvatar member={post.user} size={isCompact ? 'small' : 'medium'} verified isLink />
      <div className="sg-post-details">
        <div className="sg-post-name">
          <Author id={authorId} member={post.user} />
          <GroupBadge post={post} />
        </div>
        <div className="sg-post-meta">
          <span className="sg-post-company">
            {post.user?.company_name?.trim() || t('post.individual')}
          </span>
          {postHref && !isPending ? (
            <Link isPlain href={postHref(post.id)} className="sg-post-time">
              <RelativeTime date={post.created_at} />
            </Link>
          ) : (
            <RelativeTime date={post.created_at} />
          )}
          <EditedMark at={post.edited_at} />
        </div>
      </div>
      {children}
    </header>
  );
}
