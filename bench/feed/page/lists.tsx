import { type ArticleAttributes, ArticleList, loadListWindow } from '@saudagar/ui';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import type { ComponentType } from 'react';
import { Virtuoso } from 'react-virtuoso';
import { WindowVirtualizer } from 'virtua';
import { Article } from './Article.tsx';
import type { BenchPost } from './posts.ts';

interface ListProps {
  posts: BenchPost[];
  /** The number of rows inserted before the first ones. */
  prepended: number;
}

const ESTIMATE = 220;
const renderPost = (post: BenchPost, attributes: ArticleAttributes) => (
  <Article post={post} {...attributes} />
);

/** The lists that are compared, by name. */
export const lists: Record<string, ComponentType<ListProps>> = {
  saudagar: ({ posts }) => (
    <ArticleList items={posts} aria-label="Posts" estimatedHeight={ESTIMATE}>
      {renderPost}
    </ArticleList>
  ),
  plain: ({ posts }) => (
    <div role="feed" aria-label="Posts">
      {posts.map((post) => (
        <div key={post.id} className="row">
          <Article post={post} />
        </div>
      ))}
    </div>
  ),
  virtuoso: ({ posts, prepended }) => (
    <Virtuoso
      useWindowScroll
      data={posts}
      firstItemIndex={100_000 - prepended}
      defaultItemHeight={ESTIMATE}
      computeItemKey={(_, { id }) => id}
      itemContent={(_, post) => (
        <div className="row">
          <Article post={post} />
        </div>
      )}
    />
  ),
  virtua: ({ posts, prepended }) => (
    <WindowVirtualizer data={posts} shift={prepended > 0} itemSize={ESTIMATE}>
      {(post) => (
        <div key={post.id} className="row">
          <Article post={post} />
        </div>
      )}
    </WindowVirtualizer>
  ),
  tanstack: TanstackList,
};

function TanstackList({ posts }: ListProps) {
  const virtualizer = useWindowVirtualizer({
    count: posts.length,
    estimateSize: () => ESTIMATE,
    getItemKey: (index) => posts[index]?.id ?? index,
    overscan: 2,
    anchorTo: 'end',
  });
  return (
    <div
      role="feed"
      aria-label="Posts"
      style={{ position: 'relative', height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ index, key, start }) => (
        <div
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          className="row"
          style={{ position: 'absolute', insetInline: 0, transform: `translateY(${start}px)` }}
        >
          <Article post={posts[index] as BenchPost} />
        </div>
      ))}
    </div>
  );
}

/** Loads the modules fetched on demand, so that no list is measured waiting for the network. */
export const loadLists = () => loadListWindow();
