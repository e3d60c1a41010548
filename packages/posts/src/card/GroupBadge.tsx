import type { Post } from '@saudagar/contract';
import { useRoutes } from '@saudagar/portal';
import { Badge, Link } from '@saudagar/ui';
import UsersRound from 'lucide-react/icons/users-round';
import { useSource } from '../source/SourceContext.ts';
import { useTexts } from '../texts.ts';

interface GroupBadgeProps {
  post: Post;
}

/** Group a post belongs to, with a link (FEED-098, 099, FEED-213). */
export function GroupBadge({ post }: GroupBadgeProps) {
  const { group: groupHref } = useRoutes();
  const { t } = useTexts();
  const { source } = useSource();
  const id = post.group?.id ?? post.group_id;
  if (!id || source.groupId !== undefined) return null;
  const badge = (
    <Badge tone="primary" icon={<UsersRound />} className="sg-post-group">
      <span className="sg-post-group-name">
        {post.group ? t('post.groupNamed', { name: post.group.name }) : t('post.group')}
      </span>
    </Badge>
  );
  if (!groupHref) return badge;
  return (
    <Link isPlain href={groupHref(id)} className="sg-post-group-link">
      {badge}
    </Link>
  );
}
