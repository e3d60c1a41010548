import type { Area } from '../core/area.ts';
import { loadCatalogues } from '../core/catalogues.ts';
import { LikeReply } from '../core/likes.ts';
import {
  Comment,
  createComment,
  deleteComment,
  likeComment,
  listComments,
  updateComment,
} from './comments.ts';
import { LeftContent, listLeftContent } from './leftContent.ts';
import { postNotificationKinds } from './notifications.ts';
import { createPost, deletePost, getPost, likePost, listPosts, Post, updatePost } from './posts.ts';
import { HashtagUse, SuggestedMember, suggestHashtags, suggestMembers } from './suggestions.ts';

/** Posts of the feed with comments and likes, and suggestions while typing. */
export const posts = {
  name: 'posts',
  endpoints: [
    listPosts,
    createPost,
    getPost,
    updatePost,
    deletePost,
    likePost,
    listComments,
    createComment,
    updateComment,
    deleteComment,
    likeComment,
    listLeftContent,
    suggestMembers,
    suggestHashtags,
  ],
  schemas: { replies: { Comment, HashtagUse, LeftContent, LikeReply, Post, SuggestedMember } },
  texts: await loadCatalogues<typeof import('./messages/en.json')>(
    (locale) => import(`./messages/${locale}.json`, { with: { type: 'json' } }),
  ),
  notifications: postNotificationKinds,
} as const satisfies Area;
