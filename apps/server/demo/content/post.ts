import type { PictureName } from '../pictures/picture.ts';
import type { DocumentName } from './documents.ts';
import type { MemberName } from './members.ts';

/** Who answered and with what, and the replies under it. */
export type DemoComment = readonly [
  by: MemberName,
  text: string,
  replies?: readonly (readonly [by: MemberName, text: string])[],
];

/** A post of the demo community with all that stands under it. */
export interface DemoPost {
  by: MemberName;
  text: string;
  pictures?: readonly PictureName[];
  document?: DocumentName;
  comments?: readonly DemoComment[];
}
