import type { PictureName } from '../pictures/picture.ts';
import type { MemberName } from './members.ts';

/** Something said: by whom, what, and how many minutes after the one before; some with a picture. */
export type DemoMessage = readonly [
  by: MemberName,
  text: string,
  after?: number,
  picture?: PictureName,
];

/** A conversation of the demo community. */
export interface DemoConversation {
  /** Its members; of a group chat the first made it. */
  between: readonly [MemberName, MemberName, ...MemberName[]];
  /** Of a group chat. */
  name?: string;
  /** Oldest first. */
  said: readonly DemoMessage[];
  /** Minutes ago of the newest message. */
  ago: number;
  /** How many of the newest messages members have not read. */
  unread?: Partial<Record<MemberName, number>>;
}
