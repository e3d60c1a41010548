import { loadable } from '@saudagar/ui';

/** Members worth knowing; a narrow screen fetches it when they are wanted. */
export const suggestions = loadable(
  async () => (await import('@saudagar/network')).SuggestionsPanel,
);
