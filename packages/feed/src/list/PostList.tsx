import type { Post } from '@saudagar/contract';
import { type PostCallbacks, PostCard, type PostMode } from '@saudagar/posts';
import {
  type ArticleAttributes,
  ArticleList,
  type ArticleListHandle,
  createListMemory,
  KeptNotice,
  type ListMemory,
  useProgressiveRender,
} from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { NewPosts } from '../news/NewPosts.tsx';
import { useFeedContext } from '../source/FeedContext.ts';
import { useTexts } from '../texts.ts';
import { FeedEmptiness } from './FeedEmptiness.tsx';
import { FeedFailure } from './FeedFailure.tsx';
import type { feedMachine } from './feedMachine.ts';
import { ListEnd } from './ListEnd.tsx';

type FeedRef = ActorRefFrom<typeof feedMachine>;

interface PostListProps {
  actor: FeedRef;
  /** True while the member's post is being shared. */
  isSharing: boolean;
  /** Renders that post, as the first of the list; must be a stable function. */
  renderShared: (attributes: ArticleAttributes) => ReactNode;
  mode: PostMode;
  links: PostCallbacks;
  /** Filters the list by a hashtag; must be a stable function. */
  onHashtag: (tag: string) => void;
  /** Replaces the text of a feed without posts. */
  empty: ReactNode;
  /** True in the page's first render, which must be short. */
  isFirst: boolean;
  /** Called to clear hashtag and filter when no post matches. */
  onWiden: () => void;
}

/** Estimated height of a post, in px. */
const HEIGHTS: Record<PostMode, number> = { detailed: 320, compact: 150 };

/** Stands for the post being shared, in the list from the start so that nothing moves later. */
const SHARED = { id: 'shared' } as const;

/** Heights and scroll positions of lists, kept while another page is open. */
const memories = new WeakMap<FeedRef, Record<PostMode, ListMemory>>();

function memoryOf(actor: FeedRef): Record<PostMode, ListMemory> {
  const memory = memories.get(actor) ?? {
    detailed: createListMemory(),
    compact: createListMemory(),
  };
  memories.set(actor, memory);
  return memory;
}

/** The loaded posts, the new ones of others, and the footer. */
export function PostList({
  actor,
  isSharing,
  renderShared,
  mode,
  links,
  onHashtag,
  empty,
  isFirst,
  onWiden,
}: PostListProps) {
  const { t } = useTexts();
  const {
    source: { posts: source },
    isReadOnly,
  } = useFeedContext();
  const list = useRef<ArticleListHandle>(null);
  /** Index of the post to focus once it is rendered. */
  const wanted = useRef<number | null>(null);
  const posts = useSelector(actor, ({ context }) => context.shown);
  // Screen height, since reading the window's forces a layout.
  const inSight = Math.ceil(window.screen.height / HEIGHTS[mode]);
  const shownCount = useProgressiveRender(posts.length, isFirst ? inSight : posts.length);
  const items = useMemo(() => {
    const shown = posts.slice(0, shownCount);
    return isSharing ? [SHARED, ...shown] : shown;
  }, [posts, shownCount, isSharing]);
  const newsCount = useSelector(actor, ({ context }) => context.newsCount);
  const keptAt = useSelector(actor, ({ context }) => context.keptAt);
  const isComplete = useSelector(actor, (snapshot) =>
    snapshot.matches({ loaded: { list: 'complete' } }),
  );
  const isBare = useSelector(actor, (snapshot) => snapshot.matches({ loaded: { list: 'bare' } }));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('reading'));
  const isStale = useSelector(actor, (snapshot) =>
    snapshot.matches({ loaded: { reading: 'refreshFailed' } }),
  );

  const render = useCallback(
    (post: Post | typeof SHARED, attributes: ArticleAttributes) =>
      'content' in post ? (
        <PostCard {...{ post, attributes, mode, links, onHashtag, source, isReadOnly }} />
      ) : (
        renderShared(attributes)
      ),
    [renderShared, mode, links, onHashtag, source, isReadOnly],
  );

  useEffect(() => {
    const index = wanted.current;
    if (index === null || isBusy) return;
    wanted.current = null;
    if (index < posts.length) list.current?.focus(index);
  }, [posts, isBusy]);

  return (
    <>
      {isStale && <FeedFailure actor={actor} title={t('refreshFailed')} />}
      {!isSharing && <FeedEmptiness actor={actor} empty={empty} onWiden={onWiden} />}
      <div>
        <KeptNotice at={keptAt} />
        <NewPosts
          count={newsCount}
          onShow={() => {
            wanted.current = 0;
            actor.send({ type: 'news.shown' });
          }}
        />
        {items.length > 0 && (
          <ArticleList
            key={mode}
            ref={list}
            items={items}
            aria-label={t('posts')}
            isBusy={isBusy}
            total={isComplete ? items.length : null}
            estimatedHeight={HEIGHTS[mode]}
            memory={memoryOf(actor)[mode]}
          >
            {render}
          </ArticleList>
        )}
      </div>
      {!isBare && shownCount >= posts.length && (
        <ListEnd
          actor={actor}
          onAsked={() => {
            wanted.current = posts.length;
          }}
        />
      )}
    </>
  );
}
