import type { Suggestion } from '@saudagar/contract';
import { readMachine } from '@saudagar/flows';

/** Reads members worth knowing; nothing is said where that fails (FEED-210). */
export const suggestionsMachine = readMachine<{ limit: number }, Suggestion[]>({
  id: 'memberSuggestions',
  isEmpty: (suggestions) => suggestions.length === 0,
});
