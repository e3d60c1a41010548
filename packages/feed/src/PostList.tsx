import { EmptyState } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { FeedFailure } from './FeedFailure.tsx';
import { type feedMachine, hasNoPosts } from './feedMachine.ts';
import { ListEnd } from './ListEnd.tsx';
import type { Links } from './links.ts';
import { PostCard } from './PostCard.tsx';
import { useTexts } from './texts.ts';

interface PostListProps {
  actor: ActorRefFrom<typeof feedMachine>;
  links: Links;
}

/** The posts that were read, and what follows the last one. */
export function PostList({ actor, links }: PostListProps) {
  const { t } = useTexts();
  const posts = useSelector(actor, ({ context }) => context.posts);
  const isEmpty = useSelector(actor, ({ context }) => hasNoPosts(context));
  const isComplete = useSelector(actor, ({ context }) => context.cursor === null);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('reading'));
  const isStale = useSelector(actor, (snapshot) => snapshot.matches({ loaded: 'refreshFailed' }));

  return (
    <>
      {isStale && <FeedFailure actor={actor} title={t('refreshFailed')} />}
      {isEmpty && <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>}
      {posts.length > 0 && (
        <div role="feed" className="sg-feed-posts" aria-label={t('posts')} aria-busy={isBusy}>
          {posts.map((post, index) => (
            <PostCard
              key={post.id}
              post={post}
              attributes={{
                tabIndex: -1,
                'aria-posinset': index + 1,
                'aria-setsize': isComplete ? posts.length : -1,
              }}
              onChange={actor.send}
              links={links}
            />
          ))}
        </div>
      )}
      {!isEmpty && <ListEnd actor={actor} />}
    </>
  );
}
