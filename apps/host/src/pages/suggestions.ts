import { loadable } from '@saudagar/ui';

/** Members worth knowing; a narrow screen never fetches it. */
export const suggestions = loadable(
  async () => (await import('@saudagar/network')).SuggestionsPanel,
);
