/** Most words, and most characters of a word. */
export interface WordLimits {
  readonly maxWords?: number | undefined;
  readonly maxLength?: number | undefined;
}

/** A word that was not added: it is there already, is too long, or there is no room. */
export interface Refusal {
  readonly reason: 'known' | 'long' | 'full';
  readonly word: string;
}

export interface Addition {
  /** All words, the added ones at the end. */
  readonly words: string[];
  readonly added: readonly string[];
  /** Why words were not added, one for each in order. */
  readonly refused: readonly Refusal[];
}

/** Adds the words of a text to those known. Commas, tabs and line breaks separate them. */
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

/** Whether a text holds more than a single word. */
export const isSeveralWords = (text: string): boolean => SEPARATOR.test(text);

/** Whether two words differ by case at most. */
export const isSameWord = (one: string, other: string): boolean =>
  one.localeCompare(other, undefined, { sensitivity: 'accent' }) === 0;

const SEPARATOR = /[,\t\r\n]/;

function wordsIn(text: string): string[] {
  return text
    .split(SEPARATOR)
    .map((word) => word.trim())
    .filter((word) => word !== '');
}
