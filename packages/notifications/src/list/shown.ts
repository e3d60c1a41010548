import { NOTIFICATION_CATEGORIES } from '@saudagar/contract';

/** What the list can be narrowed to; likes and comments have no tab of their own. */
export const SHOWN = [
  'all',
  'unread',
  ...NOTIFICATION_CATEGORIES.filter((category) => category !== 'posts'),
] as const;
export type Shown = (typeof SHOWN)[number];
