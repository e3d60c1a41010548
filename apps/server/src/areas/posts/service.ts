import type { ServiceParts } from '../area.ts';
import { type Comments, createComments } from './comments.ts';
import { type Completions, createCompletions } from './completions.ts';
import { createPopularity } from './popularity.ts';
import { createPostNotifier } from './postNotifier.ts';
import { createPosts, type Posts } from './posts.ts';

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
  const postNotifier = createPostNotifier(parts);
  const posts = createPosts({ ...parts, popularity, postNotifier });
  return {
    posts,
    comments: createComments({ ...parts, posts, popularity, postNotifier }),
    completions: createCompletions(parts.db),
  };
}
