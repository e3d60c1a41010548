import { type Ref, useEffect, useRef } from 'react';
import { isComposing } from './isComposing.ts';
import type { TextControl, TextFieldProps } from './TextField.tsx';

export interface LinesOptions {
  /** The lines, top to bottom. */
  texts: readonly string[];
  /** Minimum number of lines, below which none is removed. @default 0 */
  least?: number;
  /** Maximum number of lines. */
  most: number;
  /** Makes the lines read-only. @default false */
  isReadOnly?: boolean;
  /** Called with the index of an empty line to insert. */
  onInsert: (at: number) => void;
  /** Called with the index of a line to remove. */
  onRemove: (at: number) => void;
}

export interface Lines {
  /** Props of the text field of a line. */
  lineProps: (at: number) => Required<Pick<TextFieldProps, 'inputRef' | 'onKeyDown'>>;
  /** Ref of the button that adds a line: it receives focus when no line is left. */
  addRef: Ref<HTMLButtonElement>;
  /** Adds a line at the end. */
  append: () => void;
  /** Removes a line; focus moves to its successor. */
  remove: (at: number) => void;
}

/**
 * One-line fields stacked in a form: Enter adds a line and never submits the form, Backspace in an
 * empty line removes it, and focus follows.
 */
export function useLines(options: LinesOptions): Lines {
  const { texts, least = 0, most, isReadOnly = false, onInsert, onRemove } = options;
  const { length } = texts;
  const fields = useRef<(TextControl | null)[]>([]);
  const addRef = useRef<HTMLButtonElement>(null);
  const next = useRef<number | null>(null);

  useEffect(() => {
    const at = next.current;
    if (at === null) return;
    next.current = null;
    (fields.current[Math.min(at, length - 1)] ?? addRef.current)?.focus();
  }, [length]);

  function insert(at: number) {
    if (isReadOnly) return;
    if (length >= most) return fields.current[at]?.focus();
    next.current = at;
    onInsert(at);
  }

  function remove(at: number, focused = at) {
    if (isReadOnly || length <= least) return;
    next.current = Math.max(0, focused);
    fields.current.length = 0;
    onRemove(at);
  }

  return {
    addRef,
    append: () => insert(length),
    remove: (at) => remove(at),
    lineProps: (at) => ({
      inputRef(field) {
        fields.current[at] = field;
      },
      onKeyDown(event) {
        // The Enter that ends a composition adds no line.
        if (isComposing(event)) return;
        if (event.key === 'Enter') {
          event.preventDefault();
          insert(at + 1);
        }
        if (event.key === 'Backspace' && texts[at] === '' && length > least) {
          event.preventDefault();
          remove(at, at - 1);
        }
      },
    }),
  };
}
