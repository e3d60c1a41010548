import { plainText } from '@saudagar/contract';

/** Characters of a text that are shared (FEED-146). */
const SNIPPET_LENGTH = 100;

/**
 * The beginning of a member's text for sharing elsewhere: without marks, on one line, cut between
 * words after at most 100 characters with '…' (FEED-146, FEED-150). Counts characters as people
 * see them, so that none is torn apart.
 */
export function shareSnippet(text: string): string {
  const line = plainText(text).replace(/\s+/g, ' ').trim();
  const stored = charactersOf(line, SNIPPET_LENGTH + 1);
  if (stored.length <= SNIPPET_LENGTH) return line;
  const cut = stored.slice(0, SNIPPET_LENGTH).join('');
  const isBetweenWords = stored[SNIPPET_LENGTH] === ' ';
  const lastSpace = cut.lastIndexOf(' ');
  // One giant word is cut where it stands.
  return `${isBetweenWords || lastSpace < 1 ? cut.trimEnd() : cut.slice(0, lastSpace)}…`;
}

/** The first characters of a text, as many as asked for at most. */
function charactersOf(text: string, most: number): string[] {
  // Older browsers tell code points apart, not what people see as one.
  const parts = 'Segmenter' in Intl ? new Intl.Segmenter().segment(text) : text;
  const characters: string[] = [];
  for (const part of parts) {
    if (characters.length === most) break;
    characters.push(typeof part === 'string' ? part : part.segment);
  }
  return characters;
}
