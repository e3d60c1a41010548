import { comparable } from './normalize.ts';

/** Normalizes the searched texts, with a space before each word. */
export const searchedText = (...texts: readonly (string | null | undefined)[]): string =>
  ` ${comparable(texts.filter(Boolean).join(' '))}`;

/**
 * Terms of a typed search, all required: the words as typed. Terms of up to two characters match at
 * the start of a word, longer ones anywhere.
 */
export const searchTerms = (typed: string): string[] => {
  const words = comparable(typed).split(' ').filter(Boolean);
  return [...new Set(words)].map((word) => (word.length < 3 ? ` ${word}` : word));
};

/** Returns true when a `searchedText` contains all typed terms. */
export const isFound = (searched: string, typed: string): boolean =>
  searchTerms(typed).every((term) => searched.includes(term));
