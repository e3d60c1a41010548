import type { Comment } from '@saudagar/contract';

/** A change of a comment; `count` is the post's number of comments, if the server sends it. */
export type CommentChange =
  | { type: 'comment.edited'; comment: Comment }
  | { type: 'comment.liked'; id: string; liked: boolean; count: number }
  | { type: 'comment.deleted'; id: string; count?: number | undefined };

/**
 * Applies a change to comments. A deleted comment with replies, also among `others`, becomes a
 * tombstone; one without is removed, with the tombstone whose last reply it was.
 */
export function changeComments(
  comments: readonly Comment[],
  change: CommentChange,
  others: readonly Comment[],
): Comment[] {
  switch (change.type) {
    case 'comment.edited':
      return changeOne(comments, change.comment.id, change.comment);
    case 'comment.liked':
      return changeOne(comments, change.id, {
        user_liked: change.liked,
        likes_count: change.count,
      });
    case 'comment.deleted':
      return withoutComment(comments, change.id, [...comments, ...others]);
  }
}

function changeOne(comments: readonly Comment[], id: string, change: Partial<Comment>) {
  return comments.map((comment) => (comment.id === id ? { ...comment, ...change } : comment));
}

function withoutComment(comments: readonly Comment[], id: string, all: readonly Comment[]) {
  const repliesTo = (parent: string) => all.filter((one) => one.parent_comment_id === parent);
  const gone = all.find((one) => one.id === id);
  if (repliesTo(id).length > 0) {
    const deleted_at = gone?.created_at ?? '';
    return changeOne(comments, id, { content: '', user: null, deleted_at });
  }
  const parent = gone?.parent_comment_id ?? '';
  const isLast = repliesTo(parent).length === 1;
  return comments.filter(
    (one) => one.id !== id && !(isLast && one.id === parent && one.deleted_at),
  );
}
