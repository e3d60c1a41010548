/** Characters up to which a post's text is shown whole. */
const WHOLE = 700;
/** Lines up to which it is. */
const WHOLE_LINES = 12;
/** Characters and lines kept of a longer one, well short of the whole so that opening it is worth it. */
const KEPT = 480;
const KEPT_LINES = 8;

/** The beginning of a long text, cut between words; null where the text is short enough to show whole. */
export function excerptOf(text: string): string | null {
  const lines = text.split('\n');
  if (text.length <= WHOLE && lines.length <= WHOLE_LINES) return null;
  const start = lines.slice(0, KEPT_LINES).join('\n');
  if (start.length <= KEPT) return `${start.trimEnd()} …`;
  const cut = start.slice(0, KEPT);
  const lastSpace = cut.search(/\s\S*$/);
  // A text without spaces, or one giant word, is cut where it stands, but not within a character.
  const end = lastSpace > KEPT / 2 ? cut.slice(0, lastSpace) : cut.replace(/[\uD800-\uDBFF]$/, '');
  return `${end.trimEnd()} …`;
}
