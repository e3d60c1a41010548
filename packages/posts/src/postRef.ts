/** A post, or one of its comments, which can be liked, edited or deleted. */
export interface PostRef {
  postId: string;
  /** Null for the post itself. */
  commentId: string | null;
}
