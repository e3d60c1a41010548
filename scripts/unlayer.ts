const LAYER = /@layer [\w.-]+\{/y;

/** Takes the rules out of every `@layer name {…}` of a minified stylesheet. */
export function unlayer(css: string): string {
  let kept = '';
  let at = 0;
  while (at < css.length) {
    LAYER.lastIndex = at;
    const opening = LAYER.exec(css);
    if (opening) {
      const inside = at + opening[0].length;
      const end = closingBrace(css, inside);
      kept += unlayer(css.slice(inside, end));
      at = end + 1;
    } else {
      const end = endOfToken(css, at);
      kept += css.slice(at, end);
      at = end;
    }
  }
  return kept;
}

/** Where the block that begins at `from` ends. */
function closingBrace(css: string, from: number): number {
  let depth = 1;
  for (let at = from; at < css.length; at = endOfToken(css, at)) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error('a layer that does not end');
}

/** The end of a string, an escape or a single character: braces in strings are no braces. */
function endOfToken(css: string, at: number): number {
  const first = css[at];
  if (first === '\\') return at + 2;
  if (first !== '"' && first !== "'") return at + 1;
  let end = at + 1;
  while (end < css.length && css[end] !== first) end += css[end] === '\\' ? 2 : 1;
  return end + 1;
}
