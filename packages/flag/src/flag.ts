import { loadable } from '@saudagar/ui';

/** Flags a post or comment for moderators, for `useOnDemand` (FEED-151–175). */
export const flagDialog = loadable(async () => (await import('./FlagDialog.tsx')).FlagDialog);
