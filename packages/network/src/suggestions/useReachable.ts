import { useBlockList } from '@saudagar/portal';
import type { StandingSuggestion } from './suggestionsFlow.ts';

/** Leaves out whom the reader has blocked since the suggestions were read. */
export function useReachable(
  suggestions: readonly StandingSuggestion[],
): readonly StandingSuggestion[] {
  const blockList = useBlockList();
  return suggestions.filter(({ user }) => blockList?.restrictionFor(user.id) !== 'block');
}
