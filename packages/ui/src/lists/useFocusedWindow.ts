import {
  type FocusEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { ListMemory } from './listMemory.ts';
import { indexOf, type ListWindow, rowOf, useListWindow } from './useListWindow.ts';

export interface FocusedWindowOptions {
  /** The element around the rows. */
  list: RefObject<HTMLElement | null>;
  items: readonly { id: string }[];
  /** Height of an unmeasured row, in px. */
  estimate: number;
  memory: ListMemory;
  /** True when the list is read from its end. */
  isFromEnd: boolean;
  /** Returns the element of a row that takes focus. Must be referentially stable. */
  targetOf: (row: HTMLElement) => HTMLElement | null;
  /** Alignment of a row that `focus` scrolls to. */
  block: ScrollLogicalPosition;
}

export interface FocusedWindow extends ListWindow {
  /** Index of the focused row, or -1. */
  focused: number;
  /** Scrolls to a row and focuses it, mounting it first if needed. */
  focus: (index: number) => void;
  /** Props of the element around the rows. */
  listProps: {
    'data-windowed': true | undefined;
    style: { blockSize: number | undefined };
    onFocus: (event: FocusEvent<HTMLElement>) => void;
    onBlur: (event: FocusEvent<HTMLElement>) => void;
  };
}

/** Windows a list and preserves focus: on rows out of view, and at the place of removed ones. */
export function useFocusedWindow(options: FocusedWindowOptions): FocusedWindow {
  const { list, items, estimate, memory, isFromEnd, targetOf, block } = options;
  const [key, setKey] = useState(memory.focused);
  const isReturning = useRef(memory.focused !== null);
  const focused = key === null ? -1 : indexOf(items, key);
  const lastFocused = useRef(-1);
  const pinned = focused < 0 ? null : focused;
  const shown = useListWindow({ list, items, estimate, memory, isFromEnd, pinned });

  const targetAt = useCallback(
    (index: number) => {
      const row = list.current && rowOf(list.current, index);
      return row ? targetOf(row) : null;
    },
    [list, targetOf],
  );

  const wanted = useRef<number | null>(null);
  function focusWanted() {
    const target = wanted.current === null ? null : targetAt(wanted.current);
    if (!target) return;
    wanted.current = null;
    target.focus({ preventScroll: true });
    target.scrollIntoView({ block, behavior: 'instant' });
  }
  function focus(index: number) {
    wanted.current = index;
    setKey(items[index]?.id ?? null);
    focusWanted();
  }
  // Focuses a requested row after it was mounted.
  useLayoutEffect(focusWanted);
  // Also the row that was focused when the list was left.
  useLayoutEffect(() => {
    if (!isReturning.current || !list.current) return;
    const target = targetAt(focused);
    isReturning.current = focused >= 0 && !target;
    target?.focus({ preventScroll: true });
  });

  function keep(next: string | null) {
    memory.focused = next;
    setKey(next);
  }

  // When the focused row is removed, its successor gets focus.
  useLayoutEffect(() => {
    if (focused >= 0) lastFocused.current = focused;
    if (key === null || focused >= 0) return;
    const isLost = document.activeElement === document.body || document.activeElement === null;
    const next = Math.min(lastFocused.current, items.length - 1);
    setKey(isLost ? (items[next]?.id ?? null) : null);
    if (isLost) targetAt(next)?.focus({ preventScroll: true });
  }, [items, key, focused, targetAt]);

  return {
    ...shown,
    focused,
    focus,
    listProps: {
      'data-windowed': shown.isWindowed || undefined,
      style: { blockSize: shown.height },
      onFocus({ target }) {
        const row = target.closest<HTMLElement>('.sg-list > *');
        if (row?.parentElement === list.current) keep(items[Number(row.dataset.index)]?.id ?? null);
      },
      onBlur({ relatedTarget }) {
        if (relatedTarget && !list.current?.contains(relatedTarget)) keep(null);
      },
    },
  };
}
