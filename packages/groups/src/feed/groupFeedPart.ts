import { loadable } from '@saudagar/ui';

/** Feed of a group, in a chunk with the feed's own code. */
export const groupFeed = loadable(async () => (await import('./GroupFeed.tsx')).GroupFeed);
