import { useBlockList } from '@saudagar/portal';
import type { RelatedSuggestion } from './suggestionsFlow.ts';

/** Leaves out whom the reader has blocked since the suggestions were read. */
export function useReachable(
  suggestions: readonly RelatedSuggestion[],
): readonly RelatedSuggestion[] {
  const blockList = useBlockList();
  return suggestions.filter(({ user }) => blockList?.restrictionFor(user.id) !== 'block');
}
