import { usePeace } from '@saudagar/portal';
import type { StandingSuggestion } from './suggestionsFlow.ts';

/** Leaves out whom the reader has blocked since the suggestions were read. */
export function useReachable(
  suggestions: readonly StandingSuggestion[],
): readonly StandingSuggestion[] {
  const peace = usePeace();
  return suggestions.filter(({ user }) => peace?.wayOf(user.id) !== 'block');
}
