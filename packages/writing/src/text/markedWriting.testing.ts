import type { Writing } from './writing.ts';

/** Reads `[` and `]` as the ends of the selection, `|` as the caret. */
export function writing(marked: string): Writing {
  const start = marked.search(/[⟦|]/);
  const text = marked.replace(/[⟦|]/, '');
  const end = text.indexOf('⟧');
  return { text: text.replace('⟧', ''), start, end: end < 0 ? start : end };
}

/** Formats a text with its selection, the inverse of `writing`. */
export function shown({ text, start, end }: Writing): string {
  return start === end
    ? `${text.slice(0, start)}|${text.slice(start)}`
    : `${text.slice(0, start)}⟦${text.slice(start, end)}⟧${text.slice(end)}`;
}
