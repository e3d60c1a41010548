import type { Suggestion } from '@saudagar/contract';
import { readMachine } from '@saudagar/flows';
import type { Standing } from '../changes/standing.ts';

/** A suggestion with how the reader stands to the member by now. */
export type StandingSuggestion = Suggestion & Standing;

/** Reads members worth knowing; nothing is said where that fails (FEED-210). */
export const suggestionsMachine = readMachine<{ limit: number }, readonly StandingSuggestion[]>({
  id: 'memberSuggestions',
  isEmpty: (suggestions) => suggestions.length === 0,
});
