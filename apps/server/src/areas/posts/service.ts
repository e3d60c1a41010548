import type { ServiceParts } from '../area.ts';
import { type Comments, createComments } from './comments.ts';
import { type Completions, createCompletions } from './completions.ts';
import { createPopularity } from './popularity.ts';
import { createPosts, type Posts } from './posts.ts';
import { createPostTeller } from './tellPosts.ts';

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
  const tell = createPostTeller(parts);
  const posts = createPosts({ ...parts, popularity, tell });
  return {
    posts,
    comments: createComments({ ...parts, posts, popularity, tell }),
    completions: createCompletions(parts.db),
  };
}
