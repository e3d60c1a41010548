import { plainText } from '@saudagar/contract';

/** Maximum number of shared characters (FEED-146). */
const SNIPPET_LENGTH = 100;

/**
 * The start of a member's text for sharing: without marks, on one line, cut between words after at
 * most 100 characters with '…' (FEED-146, FEED-150). Counts graphemes, so that none is split.
 */
export function shareSnippet(text: string): string {
  const line = plainText(text).replace(/\s+/g, ' ').trim();
  const characters = charactersOf(line, SNIPPET_LENGTH + 1);
  if (characters.length <= SNIPPET_LENGTH) return line;
  const cut = characters.slice(0, SNIPPET_LENGTH).join('');
  const isBetweenWords = characters[SNIPPET_LENGTH] === ' ';
  const lastSpace = cut.lastIndexOf(' ');
  // One very long word is cut within it.
  return `${isBetweenWords || lastSpace < 1 ? cut.trimEnd() : cut.slice(0, lastSpace)}…`;
}

/** The first characters of a text, up to a maximum. */
function charactersOf(text: string, most: number): string[] {
  // Older browsers can split by code points only, not by graphemes.
  const parts = 'Segmenter' in Intl ? new Intl.Segmenter().segment(text) : text;
  const characters: string[] = [];
  for (const part of parts) {
    if (characters.length === most) break;
    characters.push(typeof part === 'string' ? part : part.segment);
  }
  return characters;
}
