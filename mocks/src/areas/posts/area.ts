import {
  createComment,
  createPost,
  deleteComment,
  deletePost,
  getPost,
  likeComment,
  likePost,
  listComments,
  listLeftContent,
  listPosts,
  searchKey,
  suggestHashtags,
  suggestMembers,
  updateComment,
  updatePost,
} from '@saudagar/contract';
import type { HttpHandler } from 'msw';
import type { Community, MockArea, On } from '../../core/community.ts';
import { Comments } from './comments.ts';
import { flaggedComment, flaggedPost } from './flagged.ts';
import { suggestedHashtags } from './hashtags.ts';
import { leftContent } from './leftContent.ts';
import { Posts } from './posts.ts';
import { addSamplePosts } from './sample.ts';
import { readingOf } from './suggestedReaders.ts';

declare module '../../core/community.ts' {
  interface Community {
    readonly posts: Posts;
    readonly comments: Comments;
  }
}

/** The feed's posts with their comments, likes and completions. */
export const posts: MockArea = {
  name: 'posts',
  states: { posts: Posts, comments: Comments },
  handlers: (community, on) => [
    ...postHandlers(community, on),
    ...commentHandlers(community, on),
    ...completionHandlers(community, on),
  ],
  sockets: 'none',
  sample: addSamplePosts,
  files: {
    holds: ({ posts }, fileId) => posts.holdsFile(fileId),
    shows: ({ posts }, viewerId, fileId) => posts.showsFile(fileId, viewerId),
  },
  flaggable: { post: flaggedPost, comment: flaggedComment },
  approvals: 'none',
};

function postHandlers(community: Community, on: On): HttpHandler[] {
  const { posts } = community;
  return [
    on(listPosts, ({ viewer, query }) => posts.list(viewer.id, query)),
    on(createPost, ({ viewer, body }) => posts.create(viewer.id, body)),
    on(getPost, ({ viewer, params }) => posts.find(params.id, viewer.id)),
    on(updatePost, ({ viewer, params, body }) => posts.update(viewer.id, params.id, body)),
    on(listLeftContent, ({ viewer, query }) => leftContent(community, viewer.id, query)),
    on(deletePost, ({ viewer, params }) => posts.delete(viewer.id, params.id)),
    on(likePost, ({ viewer, params, body }) => posts.like(params.id, viewer.id, body?.liked)),
  ];
}

function commentHandlers({ comments }: Community, on: On): HttpHandler[] {
  return [
    on(listComments, ({ viewer, params, query }) => comments.list(params.id, query, viewer.id)),
    on(createComment, ({ viewer, params, body }) => comments.create(viewer.id, params.id, body)),
    on(updateComment, ({ viewer, params, body }) =>
      comments.update(viewer.id, params.id, params.commentId, body.content),
    ),
    on(deleteComment, ({ viewer, params }) =>
      comments.delete(viewer.id, params.id, params.commentId),
    ),
    on(likeComment, ({ viewer, params, body }) =>
      comments.like(params.id, params.commentId, viewer.id, body?.liked),
    ),
  ];
}

function completionHandlers(community: Community, on: On): HttpHandler[] {
  const { accounts, blocking, connections, posts } = community;
  return [
    on(suggestMembers, ({ viewer, query: { q, limit, ...readBy } }) => {
      const members =
        searchKey(q) === ''
          ? connections.likely(viewer, limit)
          : accounts.suggest(q, limit, (id) => !blocking.hides(viewer.id, id));
      return members.map((member) => ({
        ...member,
        ...readingOf(community, viewer.id, member.id, readBy),
      }));
    }),
    on(suggestHashtags, ({ query }) => suggestedHashtags(posts, query.q, query.limit)),
  ];
}
