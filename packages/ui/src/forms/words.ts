/** Limits for the number of words and the characters of a word. */
export interface WordLimits {
  readonly maxWords?: number | undefined;
  readonly maxLength?: number | undefined;
}

/** A rejected word: duplicate, too long, or over the limit. */
export interface Refusal {
  readonly reason: 'known' | 'long' | 'full';
  readonly word: string;
}

export interface Addition {
  /** All words, the added ones at the end. */
  readonly words: string[];
  readonly added: readonly string[];
  /** Rejected words with their reasons, in order. */
  readonly refused: readonly Refusal[];
}

/** Adds the words of a text to the existing ones. Commas, tabs and line breaks separate them. */
export function addWords(
  known: readonly string[],
  text: string,
  { maxWords = Number.POSITIVE_INFINITY, maxLength = Number.POSITIVE_INFINITY }: WordLimits = {},
): Addition {
  const words = [...known];
  const refused: Refusal[] = [];
  for (const word of wordsIn(text)) {
    if (words.some((one) => isSameWord(one, word))) refused.push({ reason: 'known', word });
    else if ([...word].length > maxLength) refused.push({ reason: 'long', word });
    else if (words.length >= maxWords) refused.push({ reason: 'full', word });
    else words.push(word);
  }
  return { words, added: words.slice(known.length), refused };
}

/** Checks whether a text contains more than one word. */
export const isSeveralWords = (text: string): boolean => SEPARATOR.test(text);

/** Checks whether two words are equal, ignoring case. */
export const isSameWord = (one: string, other: string): boolean =>
  one.localeCompare(other, undefined, { sensitivity: 'accent' }) === 0;

const SEPARATOR = /[,\t\r\n]/;

function wordsIn(text: string): string[] {
  return text
    .split(SEPARATOR)
    .map((word) => word.trim())
    .filter((word) => word !== '');
}
