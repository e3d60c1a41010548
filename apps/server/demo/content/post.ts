/** A reply by a member. */
export interface DemoReply {
  /** A username. */
  by: string;
  text: string;
}

/** A comment with the replies under it. */
export interface DemoComment extends DemoReply {
  replies?: readonly DemoReply[];
}

/** A post of the demo community with its comments. */
export interface DemoPost extends DemoReply {
  /** Files in `posts/pictures`. */
  pictures?: readonly string[];
  /** A name in `posts/documents.json`. */
  document?: string;
  comments?: readonly DemoComment[];
}
