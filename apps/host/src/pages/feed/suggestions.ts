import { loadable } from '@saudagar/ui';

/** Suggested members; a narrow screen loads them on demand. */
export const suggestions = loadable(
  async () => (await import('@saudagar/network')).SuggestionsPanel,
);
