import type { ReactionEmoji } from '@saudagar/contract';

/** A message of a demo conversation; some carry a picture. */
export interface DemoMessage {
  /** A username. */
  by: string;
  text: string;
  /** Minutes since the previous message. @default 2 */
  after?: number;
  /** A file in `posts/pictures`. */
  picture?: string;
  /** Position of the message it replies to; the first is 1. */
  replyTo?: number;
  /** Reactions to it, by username. */
  reactions?: Readonly<Record<string, ReactionEmoji>>;
}

/** A conversation of the demo community. */
export interface DemoConversation {
  /** Usernames of its members; the first one created a group chat. */
  between: readonly string[];
  /** Name of a group chat; a direct conversation has none. */
  name?: string;
  /** Oldest first. */
  lines: readonly DemoMessage[];
  /** Age of the newest message in minutes. */
  ago: number;
  /** Number of newest messages unread, by username. */
  unread?: Readonly<Record<string, number>>;
}
