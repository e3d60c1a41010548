import { useBlockList } from '@saudagar/portal';
import type { RelatedSuggestion } from './suggestionsFlow.ts';

/** Excludes members the reader has blocked since the suggestions loaded. */
export function useReachable(
  suggestions: readonly RelatedSuggestion[],
): readonly RelatedSuggestion[] {
  const blockList = useBlockList();
  return suggestions.filter(({ user }) => blockList?.restrictionFor(user.id) !== 'block');
}
