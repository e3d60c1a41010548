import type { Post } from '@saudagar/contract';
import { Badge, Link } from '@saudagar/ui';
import UsersRound from 'lucide-react/icons/users-round';
import type { PostLinks } from '../links.ts';
import { useSource } from '../source/SourceContext.ts';
import { useTexts } from '../texts.ts';

interface GroupBadgeProps {
  post: Post;
  groupPath: PostLinks['groupPath'];
}

/** Group a post belongs to, with a link (FEED-098, 099, FEED-213). */
export function GroupBadge({ post, groupPath }: GroupBadgeProps) {
  const { t } = useTexts();
  const { source } = useSource();
  const id = post.group?.id ?? post.group_id;
  if (!id || source.isOneGroup) return null;
  const badge = (
    <Badge tone="primary" icon={<UsersRound />} className="sg-post-group">
      <span className="sg-post-group-name">
        {post.group ? t('post.groupNamed', { name: post.group.name }) : t('post.group')}
      </span>
    </Badge>
  );
  if (!groupPath) return badge;
  return (
    <Link isPlain href={groupPath(id)} className="sg-post-group-link">
      {badge}
    </Link>
  );
}
