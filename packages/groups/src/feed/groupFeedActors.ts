import {
  createGroupComment,
  createGroupPost,
  extractHashtags,
  extractMentions,
  GROUP_POST_FILES,
  groupPostType,
  likeGroupPost,
  listGroupComments,
  listGroupPosts,
  POST_FILES_MAX,
} from '@saudagar/contract';
import type { FeedSource } from '@saudagar/feed';
import { likeCall } from '@saudagar/flows';
import { callTo, communityPosts, type PostSource } from '@saudagar/posts';

/** Posts of a group: the community's, read and commented on by the group's calls (GRP-141–148). */
const groupPosts = (id: string): PostSource => ({
  ...communityPosts,
  groupId: id,
  // GRP-118–120, GRP-138
  files: { ...GROUP_POST_FILES, maxFiles: POST_FILES_MAX },
  like: (postId) => likeCall(likeGroupPost, { id, postId }),
  listComments: callTo(listGroupComments, ({ postId, cursor }) => ({
    params: { id, postId },
    query: cursor === null ? {} : { cursor },
  })),
  addComment: callTo(createGroupComment, ({ postId, content, parentId, clientId }) => ({
    params: { id, postId },
    body: { content, parent_comment_id: parentId, client_id: clientId },
  })),
});

/** Feed of a group: text or files, no Feed Configuration (GRP-099, GRP-114–116, GRP-123–128). */
const groupFeed = (id: string, key: string): FeedSource => ({
  key,
  posts: groupPosts(id),
  needsText: false,
  isConfigurable: false,
  list: callTo(listGroupPosts, ({ cursor, hashtag }) => ({
    params: { id },
    query: { ...(cursor !== null && { cursor }), ...(hashtag !== null && { hashtag }) },
  })),
  create: callTo(createGroupPost, ({ content, attachments, fileTypes, clientId }) => ({
    params: { id },
    body: {
      content,
      post_type: groupPostType(fileTypes.map((file_type) => ({ file_type }))),
      attachments: [...attachments],
      hashtags: extractHashtags(content),
      mentions: extractMentions(content),
      client_id: clientId,
    },
  })),
});

const made = new Map<string, FeedSource>();

/**
 * Returns the feed of a group; the same object for the same group. Without its old posts it is
 * another, so that joining and leaving read it again.
 */
export function groupFeedOf(id: string, hasOldPosts = true): FeedSource {
  const key = hasOldPosts ? `groups.${id}` : `groups.${id}.new`;
  const feed = made.get(key) ?? groupFeed(id, key);
  made.set(key, feed);
  return feed;
}
