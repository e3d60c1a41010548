import type { Comment } from '@saudagar/contract';

/** What became of a comment that is shown; `count` is how many the post has left, where the server tells. */
export type CommentChange =
  | { type: 'comment.edited'; comment: Comment }
  | { type: 'comment.liked'; id: string; liked: boolean; count: number }
  | { type: 'comment.deleted'; id: string; count?: number | undefined };

/**
 * Comments after a change. A deleted one with replies, which may stand among `others`, stays as a
 * tombstone; one without goes, and with it the tombstone whose last reply it was.
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
