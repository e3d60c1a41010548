/** A post, or one of its comments: what may be liked, edited, deleted. */
export interface PostRef {
  postId: string;
  /** Null for the post itself. */
  commentId: string | null;
}
