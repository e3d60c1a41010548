import { ListView } from '@saudagar/flows/react';
import { useRoutes, useViewActor } from '@saudagar/portal';
import { PostCard } from '@saudagar/posts';
import { EmptyState, LinkButton, SkeletonCard } from '@saudagar/ui';
import PenLine from 'lucide-react/icons/pen-line';
import { useMemo } from 'react';
import type { ProfileCallbacks } from '../callbacks.ts';
import { useTexts } from '../texts.ts';
import { provideMemberPosts } from './memberPostsFlow.ts';

/** Props of {@link PostsTab}. */
export interface PostsTabProps {
  /** The member's id and name. */
  member: { id: string; name: string };
  /** True on the reader's own profile. */
  isOwn: boolean;
  links: ProfileCallbacks;
}

/** A member's posts as the feed shows them, newest first (ACCT-058, ACCT-131). */
export function PostsTab(props: PostsTabProps) {
  const { member, links } = props;
  const { t } = useTexts();
  const actor = useViewActor(provideMemberPosts, { query: { id: member.id } });
  const { onMessage } = links;
  const postLinks = useMemo(() => ({ onMessage }), [onMessage]);
  return (
    <ListView
      actor={actor}
      aria-label={t('tabs.postsOf')}
      idOf={({ id }) => id}
      skeleton={<SkeletonCard lines={2} />}
      failureTitle={t('posts.failed')}
      empty={<NoPosts {...props} />}
    >
      {(post) => <PostCard post={post} links={postLinks} />}
    </ListView>
  );
}

function NoPosts({ member, isOwn }: PostsTabProps) {
  const { feed } = useRoutes();
  const { t } = useTexts();
  if (!isOwn)
    return (
      <EmptyState illustration={<PenLine />} title={t('posts.noneOf', { name: member.name })} />
    );
  return (
    <EmptyState
      illustration={<PenLine />}
      title={t('posts.none')}
      action={feed && <LinkButton href={feed()}>{t('posts.write')}</LinkButton>}
    >
      {t('posts.noneText')}
    </EmptyState>
  );
}
