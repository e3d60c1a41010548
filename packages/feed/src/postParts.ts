import { loadable } from '@saudagar/ui';

/** What a post needs once its comments are asked for. */
export const commentsPanel = loadable(
  async () => (await import('./CommentsPanel.tsx')).CommentsPanel,
);
