import { loadable } from '@saudagar/ui';

/** The feed of a group: with it comes the feed's own code. */
export const groupFeed = loadable(async () => (await import('./GroupFeed.tsx')).GroupFeed);
