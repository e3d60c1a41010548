/** Maximum length of a text shown in full. */
const WHOLE = 700;
/** Maximum number of lines of a text shown in full. */
const WHOLE_LINES = 12;
/** Length and lines of an excerpt, short enough that expanding adds much. */
const KEPT = 480;
const KEPT_LINES = 8;

/** Returns the beginning of a long text, cut between words; null for a text shown in full. */
export function excerptOf(text: string): string | null {
  const lines = text.split('\n');
  if (text.length <= WHOLE && lines.length <= WHOLE_LINES) return null;
  const start = lines.slice(0, KEPT_LINES).join('\n');
  if (start.length <= KEPT) return `${start.trimEnd()} …`;
  const cut = start.slice(0, KEPT);
  const lastSpace = cut.search(/\s\S*$/);
  // Without spaces the text is cut anywhere, but not within a surrogate pair.
  const end = lastSpace > KEPT / 2 ? cut.slice(0, lastSpace) : cut.replace(/[\uD800-\uDBFF]$/, '');
  return `${end.trimEnd()} …`;
}
