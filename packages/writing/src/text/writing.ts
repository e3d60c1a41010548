/** A text being written, and what is selected of it; `start` is `end` where a caret stands. */
export interface Writing {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A piece of a text, from its first character to before `to`. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** One change of a text: what stands in `from` to `to` gives way to `insert`. */
export interface Change extends Range {
  readonly insert: string;
}

const WORD = String.raw`[\p{L}\p{M}\p{N}_]`;
const WORD_BEFORE = new RegExp(`${WORD}+$`, 'u');
const WORD_AFTER = new RegExp(`^${WORD}+`, 'u');
/** Words are looked for as far as this many characters each way. */
const REACH = 100;

/** The word around a place; empty where it touches none. */
export function wordAround(text: string, at: number): Range {
  const before = WORD_BEFORE.exec(text.slice(Math.max(0, at - REACH), at))?.[0] ?? '';
  const after = WORD_AFTER.exec(text.slice(at, at + REACH))?.[0] ?? '';
  return { from: at - before.length, to: at + after.length };
}

/** Whether a place lies between the two halves of one character. */
export function splitsCharacter(text: string, at: number): boolean {
  return /[\uD800-\uDBFF]/.test(text[at - 1] ?? '') && /[\uDC00-\uDFFF]/.test(text[at] ?? '');
}

/** Makes the changes, which may not overlap and stand in order. */
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
 * Where a place is after the changes. What is inserted right there comes to stand before it where
 * the place is one `after` it, as the start of a selection is, else behind it.
 */
export function moved(at: number, changes: readonly Change[], after: boolean): number {
  let shift = 0;
  for (const { from, to, insert } of changes) {
    if (from > at || (from === at && to === at && !after)) break;
    if (to > at) return from + shift + (after ? insert.length : 0);
    shift += insert.length - (to - from);
  }
  return at + shift;
}
