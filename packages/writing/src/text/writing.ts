/** A text with its selection; `start` equals `end` at a caret. */
export interface Writing {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A range of a text; `to` is exclusive. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** A change of a text: replaces `from` to `to` with `insert`. */
export interface Change extends Range {
  readonly insert: string;
}

const WORD = String.raw`[\p{L}\p{M}\p{N}_]`;
const WORD_BEFORE = new RegExp(`${WORD}+$`, 'u');
const WORD_AFTER = new RegExp(`^${WORD}+`, 'u');
/** Maximum distance searched for a word's end, in characters. */
const REACH = 100;

/** The word at a position; empty when it adjoins none. */
export function wordAround(text: string, offset: number): Range {
  const before = WORD_BEFORE.exec(text.slice(Math.max(0, offset - REACH), offset))?.[0] ?? '';
  const after = WORD_AFTER.exec(text.slice(offset, offset + REACH))?.[0] ?? '';
  return { from: offset - before.length, to: offset + after.length };
}

/** Checks whether a position splits a surrogate pair. */
export function splitsCharacter(text: string, offset: number): boolean {
  return (
    /[\uD800-\uDBFF]/.test(text[offset - 1] ?? '') && /[\uDC00-\uDFFF]/.test(text[offset] ?? '')
  );
}

/** Applies changes, which must be sorted and must not overlap. */
export function change(text: string, changes: readonly Change[]): string {
  let done = 0;
  let changed = '';
  for (const { from, to, insert } of changes) {
    changed += text.slice(done, from) + insert;
    done = to;
  }
  return changed + text.slice(done);
}

/**
 * Maps a position through changes. An insertion at the position comes before it when `after` is
 * true, as for a selection's start, else behind it.
 */
export function moved(offset: number, changes: readonly Change[], after: boolean): number {
  let shift = 0;
  for (const { from, to, insert } of changes) {
    if (from > offset || (from === offset && to === offset && !after)) break;
    if (to > offset) return from + shift + (after ? insert.length : 0);
    shift += insert.length - (to - from);
  }
  return offset + shift;
}
