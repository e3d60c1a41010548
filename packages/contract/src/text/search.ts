import { comparable } from './normalize.ts';

/** What search looks into: the texts as they are compared, each word with a space before it. */
export const searchedText = (...texts: readonly (string | null | undefined)[]): string =>
  ` ${comparable(texts.filter(Boolean).join(' '))}`;

/**
 * What a searched text must hold, all of it: the words of what a member typed. One of up to two
 * characters is looked for where words begin, a longer one anywhere.
 */
export const searchTerms = (typed: string): string[] => {
  const words = comparable(typed).split(' ').filter(Boolean);
  return [...new Set(words)].map((word) => (word.length < 3 ? ` ${word}` : word));
};

/** Whether a `searchedText` holds all that a member typed. */
export const isFound = (searched: string, typed: string): boolean =>
  searchTerms(typed).every((term) => searched.includes(term));
