import { loadable } from '@saudagar/ui';

/** Preloaded by the button that opens it. */
export const commentsPanel = loadable(
  async () => (await import('../writingChunk.ts')).CommentsPanel,
);
