import { NOTIFICATION_CATEGORIES } from '@saudagar/contract';

/** Categories of the list; likes and comments have no tab of their own. */
export const SHOWN = [
  'all',
  'unread',
  ...NOTIFICATION_CATEGORIES.filter((category) => category !== 'posts'),
] as const;
export type Shown = (typeof SHOWN)[number];
