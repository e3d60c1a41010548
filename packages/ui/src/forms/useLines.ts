import { type Ref, useEffect, useRef } from 'react';
import { isComposing } from './isComposing.ts';
import type { TextControl, TextFieldProps } from './TextField.tsx';

export interface LinesOptions {
  /** The lines, top to bottom. */
  texts: readonly string[];
  /** Fewest lines, below which none is removed. @default 0 */
  least?: number;
  /** Most lines. */
  most: number;
  /** Whether nothing can be changed now. @default false */
  isReadOnly?: boolean;
  /** Told where an empty line is to come. */
  onInsert: (at: number) => void;
  /** Told which line is to go. */
  onRemove: (at: number) => void;
}

export interface Lines {
  /** Props of the text field of a line. */
  lineProps: (at: number) => Required<Pick<TextFieldProps, 'inputRef' | 'onKeyDown'>>;
  /** Of the button that adds a line: it takes the focus when no line is left. */
  addRef: Ref<HTMLButtonElement>;
  /** Adds a line at the end. */
  append: () => void;
  /** Removes a line; focus goes to the one that takes its place. */
  remove: (at: number) => void;
}

/**
 * Fields of one line, one below the other, in a form: Enter begins the next line and never sends the
 * form, Backspace in an empty line removes it, and focus follows.
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
        // An Enter that ends the composing of a character begins no line.
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
