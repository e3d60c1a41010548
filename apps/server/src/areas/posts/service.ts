import type { ServiceParts } from '../area.ts';
import { type Comments, createComments } from './comments.ts';
import { type Completions, createCompletions } from './completions.ts';
import { createPopularity } from './popularity.ts';
import { createPostNotifier } from './postNotifier.ts';
import { createPosts, type Posts } from './posts.ts';

/** The stores of the feed. */
export interface PostsService {
  readonly posts: Posts;
  readonly comments: Comments;
  readonly completions: Completions;
}

declare module '../../community.ts' {
  interface Community extends PostsService {}
}

export function createPostsService(parts: ServiceParts): PostsService {
  const popularity = createPopularity(parts.now);
  const notifyOf = createPostNotifier(parts);
  const posts = createPosts({ ...parts, popularity, notifyOf });
  return {
    posts,
    comments: createComments({ ...parts, posts, popularity, notifyOf }),
    completions: createCompletions(parts.db),
  };
}
