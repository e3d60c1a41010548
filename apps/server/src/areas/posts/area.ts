import { areaOf } from '@saudagar/contract/server';
import { sql } from 'kysely';
import type { ServerArea } from '../area.ts';
import { addFeed } from './002-feed.ts';
import { keepSpentKeys } from './007-spent-keys.ts';
import { commentRoutes } from './commentRoutes.ts';
import { completionRoutes } from './completionRoutes.ts';
import { deletePosts } from './deletePosts.ts';
import { seedPosts } from './demo.ts';
import { flaggedComment, flaggedPost } from './flagged.ts';
import { archivePosts } from './ownData.ts';
import { postRoutes } from './postRoutes.ts';
import { isVisibleTo } from './postVisibility.ts';
import { createPostsService } from './service.ts';

/** The feed's posts with their comments, likes and completions. */
export const posts: ServerArea = {
  contract: areaOf('posts'),
  routes: (community) => [
    ...postRoutes(community),
    ...commentRoutes(community),
    ...completionRoutes(community),
  ],
  migrations: { '002-feed': { up: addFeed }, '007-spent-keys': { up: keepSpentKeys } },
  create: createPostsService,
  limits: {
    createPost: 'post',
    updatePost: 'post',
    createComment: 'comment',
    updateComment: 'comment',
    likePost: 'like',
    likeComment: 'like',
    suggestMembers: 'suggest',
    suggestHashtags: 'suggest',
  },
  demo: seedPosts,
  files: {
    categories: ['posts'],
    isCarried: sql`exists (select from post_files where file_id = files.id)`,
    visibleTo: (viewerId) => sql`exists (
      select from post_files join posts on posts.id = post_id
      where file_id = files.id and ${isVisibleTo(viewerId)})`,
  },
  flags: { post: flaggedPost, comment: flaggedComment },
  approvals: 'none',
  archive: archivePosts,
  memberDeleted: deletePosts,
  blocks: [
    { call: 'listPosts', author: 'user_id' },
    { call: 'getPost', author: 'user_id' },
    { call: 'listComments', author: 'user_id' },
  ],
  audiences: 'none',
};
