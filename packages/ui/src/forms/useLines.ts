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
  onInsert: (index: number) => void;
  /** Called with the index of a line to remove. */
  onRemove: (index: number) => void;
}

export interface Lines {
  /** Props of the text field of a line. */
  lineProps: (index: number) => Required<Pick<TextFieldProps, 'inputRef' | 'onKeyDown'>>;
  /** Ref of the button that adds a line: it receives focus when no line is left. */
  addRef: Ref<HTMLButtonElement>;
  /** Adds a line at the end. */
  append: () => void;
  /** Removes a line; focus moves to its successor. */
  remove: (index: number) => void;
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
    const index = next.current;
    if (index === null) return;
    next.current = null;
    (fields.current[Math.min(index, length - 1)] ?? addRef.current)?.focus();
  }, [length]);

  function insert(index: number) {
    if (isReadOnly) return;
    if (length >= most) return fields.current[index]?.focus();
    next.current = index;
    onInsert(index);
  }

  function remove(index: number, focused = index) {
    if (isReadOnly || length <= least) return;
    next.current = Math.max(0, focused);
    fields.current.length = 0;
    onRemove(index);
  }

  return {
    addRef,
    append: () => insert(length),
    remove: (index) => remove(index),
    lineProps: (index) => ({
      inputRef(field) {
        fields.current[index] = field;
      },
      onKeyDown(event) {
        // The Enter that ends a composition adds no line.
        if (isComposing(event)) return;
        if (event.key === 'Enter') {
          event.preventDefault();
          insert(index + 1);
        }
        if (event.key === 'Backspace' && texts[index] === '' && length > least) {
          event.preventDefault();
          remove(index, index - 1);
        }
      },
    }),
  };
}
