import { HASHTAG_MAX_LENGTH, type HashtagUse, searchKey } from '@saudagar/contract';
import type { Posts } from './posts.ts';

/** Suggests hashtags that start with `q`, most used first, without groups' (ADM-097). */
export function suggestedHashtags(posts: Posts, q: string, limit: number): HashtagUse[] {
  const tags = posts.all().flatMap(({ post }) => (post.group_id ? [] : post.hashtags));
  return [...Map.groupBy(tags, (tag) => tag)]
    .map(([tag, uses]) => ({ tag, posts_count: uses.length }))
    .filter(
      ({ tag }) => tag.length <= HASHTAG_MAX_LENGTH && searchKey(tag).startsWith(searchKey(q)),
    )
    .sort((a, b) => b.posts_count - a.posts_count || (a.tag < b.tag ? -1 : 1))
    .slice(0, limit);
}
