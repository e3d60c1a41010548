import { likeComment, likePost } from '@saudagar/contract';
import { type LikeSubject, likeCall } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal';
import { publishCommentChange, publishPostChange } from '../postEvents/postEvents.ts';
import type { PostRef } from '../postRef.ts';
import type { PostSource } from '../source/postSource.ts';

const likeCommunityPost = (id: string) => likeCall(likePost, { id });

/** A post or comment to be liked (FEED-102–107, GRP-141–143). */
export function likeOf(
  portal: Portal,
  source: PostSource,
  { postId, commentId }: PostRef,
): LikeSubject {
  const key = `${source.key}.like.${commentId ?? postId}`;
  if (commentId === null)
    return {
      key,
      call: (source.like ?? likeCommunityPost)(postId),
      publish: (like) =>
        publishPostChange(portal, { type: 'post.liked', id: postId, ...like }, source),
    };
  return {
    key,
    call: likeCall(likeComment, { id: postId, commentId }),
    publish: (like) =>
      publishCommentChange(portal, source, postId, {
        type: 'comment.liked',
        id: commentId,
        ...like,
      }),
  };
}
