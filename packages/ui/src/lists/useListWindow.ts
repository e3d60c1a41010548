import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { createListEngine, EngineState, ListEngine } from './listEngine.ts';
import type { ListMemory } from './listMemory.ts';
import { edgeOf, offsetOf, placeIn, scrollerOf } from './scroller.ts';

/**
 * Number of rows from which only those near the viewport are mounted. The code for it is loaded at
 * half that number; a list that starts long shows this many until it has loaded.
 */
const LONG = 100;

let engineCode: typeof createListEngine | undefined;
let fetching: Promise<unknown> | undefined;
let hasFailed = false;

/** Preloads the code for long lists. Never rejects. */
export function loadListWindow(): Promise<unknown> {
  fetching ??= import('./listEngine.ts').then(
    (code) => {
      engineCode = code.createListEngine;
    },
    () => {
      hasFailed = true;
      fetching = undefined;
    },
  );
  return fetching;
}

type Items = readonly { id: string }[];

/** Index of an item by key, or -1. */
export const indexOf = (items: Items, key: string) => items.findIndex(({ id }) => id === key);

export interface ListWindowOptions {
  /** The element around the rows. */
  list: RefObject<HTMLElement | null>;
  items: Items;
  /** Height of an unmeasured row, in px. */
  estimate: number;
  /** A row that stays mounted at any scroll position. */
  pinned: number | null;
  memory: ListMemory;
  /** True when the list is read from its end; then it is windowed from the start. */
  isFromEnd: boolean;
}

/** Rows to mount. */
export interface ListWindow {
  indexes: readonly number[];
  /** True when only rows near the viewport are mounted. */
  isWindowed: boolean;
  /** Height of the list in px, needed before its rows are measured. */
  height: number | undefined;
  /** Ref of every row's element, which has its index in `data-index`. */
  measure: (row: HTMLElement | null) => void;
}

/**
 * Mounts all rows of a short list, and those near the viewport of a long one. Rows in view stay in
 * place when one becomes the other, when rows are inserted before them, and when the list is shown
 * again with the same memory.
 */
export function useListWindow({
  list,
  items,
  estimate,
  pinned,
  memory,
  isFromEnd,
}: ListWindowOptions): ListWindow {
  const count = items.length;
  const [engine, setEngine] = useState<ListEngine | null>(null);
  const [, render] = useReducer((renders: number) => renders + 1, 0);
  const scroller = useScroller(list);
  const [margin, setMargin] = useState(0);
  const latest = useRef(items);
  const mounted = useRef<readonly number[]>([]);
  const [shownWhole, setShownWhole] = useState(0);
  const isLong = isFromEnd || count >= LONG;

  const keyAt = useCallback((index: number) => items[index]?.id as string, [items]);
  const stateNow = (): EngineState => ({
    count,
    keyAt,
    estimate,
    pinned,
    margin,
  });

  const windowing = isLong ? engine : null;
  const isWaiting = isLong && !hasFailed;
  const most = isWaiting ? Math.max(shownWhole, engineCode ? 0 : LONG) : count;
  const wholeNow = windowing ? 0 : Math.min(most, count);
  // The current rows stay mounted until the engine has loaded.
  if (wholeNow !== shownWhole) setShownWhole(wholeNow);
  const whole = useMemo(() => upTo(wholeNow), [wholeNow]);
  windowing?.update(stateNow());
  const indexes = windowing?.indexes() ?? whole;

  useEffect(() => {
    if ((isFromEnd || count >= LONG / 2) && !engineCode) void loadListWindow().then(render);
  }, [count, isFromEnd]);

  useLayoutEffect(() => {
    latest.current = items;
    mounted.current = indexes;
    const element = list.current;
    if (!element) return;
    if (windowing) {
      windowing.place(element);
      windowing.settle();
    } else if (engine) {
      setEngine(null);
      release(element);
    } else if (isLong && engineCode) {
      const begin = placeIn(scroller(), element);
      setMargin(begin);
      for (const row of element.children) {
        const key = items[Number((row as HTMLElement).dataset.index)]?.id;
        if (key) memory.heights.set(key, row.getBoundingClientRect().height);
      }
      const made: ListEngine = engineCode({
        ...stateNow(),
        margin: begin,
        scroller: scroller(),
        memory,
        isFromEnd,
        offset: beginning(element, begin) ?? offsetOf(scroller()),
        onChange(isSync) {
          // Temporarily hidden: measurements are invalid meanwhile.
          if (!element.clientHeight) return;
          made.place(element);
          if (made.indexes() === mounted.current) return;
          if (isSync) flushSync(render);
          else render();
        },
      });
      setEngine(made);
    }
  });

  /** Initial offset of a restored list before any of its rows is mounted. */
  function beginning(element: Element, begin: number): number | null {
    if (!memory.anchor || element.childElementCount > 0) return null;
    const { key, below } = memory.anchor;
    const index = indexOf(items, key);
    if (index < 0) return null;
    return items
      .slice(0, index)
      .reduce((sum, { id }) => sum + (memory.heights.get(id) ?? estimate), begin - below);
  }

  // Elements before the list may move it, and an end-aligned list moves by itself.
  useLayoutEffect(() => {
    const element = list.current;
    if (!engine || !element) return;
    const watch = new ResizeObserver(() => {
      const now = placeIn(scroller(), element);
      setMargin((last) => (Math.abs(now - last) < 0.5 ? last : now));
    });
    let at = isFromEnd ? element : element.parentElement;
    for (; at && at !== scroller(); at = at.parentElement) watch.observe(at);
    return () => {
      watch.disconnect();
      engine.stop();
    };
  }, [engine, list, scroller, isFromEnd]);

  useReturn(list, scroller, latest, memory, isFromEnd);

  const measure = useCallback((row: HTMLElement | null) => engine?.measure(row), [engine]);
  return { indexes, isWindowed: windowing !== null, height: windowing?.height(), measure };
}

/**
 * The scroller of the list, looked up on first use: the lookup forces a layout, which a short list
 * that is not restored avoids.
 */
function useScroller(list: RefObject<HTMLElement | null>): () => Element | Window {
  const known = useRef<Element | Window>(null);
  return useCallback(() => {
    known.current ??= list.current && scrollerOf(list.current);
    return known.current ?? window;
  }, [list]);
}

/** Restores the list's reading position, and stores it on unmount; an unscrolled page has none. */
function useReturn(
  list: RefObject<HTMLElement | null>,
  scroller: () => Element | Window,
  items: RefObject<Items>,
  memory: ListMemory,
  isFromEnd: boolean,
) {
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const { anchor } = memory;
    const row = anchor && rowOf(element, indexOf(items.current, anchor.key));
    if (row) {
      const top = row.getBoundingClientRect().top - edgeOf(scroller()) - anchor.below;
      scroller().scrollBy({ top, behavior: 'instant' });
    }
    return () => {
      memory.anchor = null;
      if (!isFromEnd && offsetOf(scroller()) === 0) return;
      const edge = edgeOf(scroller());
      const first = ([...element.children] as HTMLElement[]).find(
        (one) => one.getBoundingClientRect().bottom > edge,
      );
      const key = items.current[Number(first?.dataset.index)]?.id;
      if (first && key) memory.anchor = { key, below: first.getBoundingClientRect().top - edge };
    };
  }, [list, scroller, items, memory, isFromEnd]);
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The mounted row with an index. */
export const rowOf = (list: Element, index: number) =>
  list.querySelector<HTMLElement>(`:scope > [data-index="${index}"]`);

function release(list: HTMLElement) {
  list.style.blockSize = '';
  for (const row of list.children) (row as HTMLElement).style.insetBlockStart = '';
}
