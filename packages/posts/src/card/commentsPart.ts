import { loadable } from '@saudagar/ui';

/** Fetched ahead by the button that opens it. */
export const commentsPanel = loadable(async () => (await import('../laterParts.ts')).CommentsPanel);
