/** Something said; some with a picture. */
export interface DemoMessage {
  /** A username. */
  by: string;
  text: string;
  /** Minutes after the message before. @default 2 */
  after?: number;
  /** A file in `posts/pictures`. */
  picture?: string;
}

/** A conversation of the demo community. */
export interface DemoConversation {
  /** Usernames of its members; of a group chat the first made it. */
  between: readonly string[];
  /** Of a group chat. */
  name?: string;
  /** Oldest first. */
  lines: readonly DemoMessage[];
  /** Minutes ago of the newest message. */
  ago: number;
  /** How many of the newest messages members have not read. */
  unread?: Readonly<Record<string, number>>;
}
