import { filterShows, type Post, type PostFilter, type PostSort } from '@saudagar/contract';

/**
 * Filters and sorts a list of posts by a query. Posts of one moment keep their order, reversed
 * when the oldest come first.
 */
export function selectPosts(
  posts: readonly Post[],
  query: {
    sort?: PostSort | undefined;
    filter?: PostFilter | undefined;
    hashtag?: string | undefined;
  },
): Post[] {
  const { sort, filter = 'all', hashtag } = query;
  const wanted = hashtag?.trim().toLowerCase();
  const newestFirst = posts
    .filter(
      (post) =>
        filterShows(filter, post) &&
        (wanted === undefined || post.hashtags.some((tag) => tag.toLowerCase() === wanted)),
    )
    .sort((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at));
  if (sort === 'oldest') return newestFirst.reverse();
  return sort === 'popular' ? newestFirst.sort((a, b) => scoreOf(b) - scoreOf(a)) : newestFirst;
}

/** Popularity score of a post (FEED-182). */
const scoreOf = (post: Post) => post.likes_count + post.comments_count;
