import {
  defaultRangeExtractor,
  elementScroll,
  observeElementOffset,
  observeElementRect,
  observeWindowOffset,
  observeWindowRect,
  type Range,
  Virtualizer,
  type VirtualizerOptions,
  windowScroll,
} from '@tanstack/react-virtual';
import type { ListMemory } from './listMemory.ts';
import { offsetOf } from './scroller.ts';

/** Rows that are mounted beyond the ones in sight, on either side. */
const OVERSCAN = 2;

/** How near to its end a reader has to be to stay there when rows come after it, in px. */
const NEAR_END = 48;

/** What a list tells its engine at every render. */
export interface EngineState {
  count: number;
  keyAt: (index: number) => string;
  /** Height of a row that was never measured, in px. */
  estimate: number;
  /** Where the list begins in its scroller, in px. */
  margin: number;
  /** A row that stays mounted wherever the reader is, with its neighbours for Tab to reach. */
  pinned: number | null;
}

/** What it begins with. */
export interface EngineStart extends EngineState {
  scroller: Element | Window;
  memory: ListMemory;
  /** The scroll position to begin at, in px. */
  offset: number;
  /** Whether its reader begins at its end, where a row that grows moves all that is in sight. */
  isFromEnd: boolean;
  /** Told that a row's place or the set of rows changed; `isSync` where it has to show at once. */
  onChange: (isSync: boolean) => void;
}

/** Decides which rows of a long list are mounted, and where they stand. */
export interface ListEngine {
  update(state: EngineState): void;
  /** The rows to mount, ascending. The same array until they change. */
  indexes(): readonly number[];
  /** Gives the list its height, and the mounted rows their distance from its beginning. */
  place(list: HTMLElement): void;
  /** Height of all rows, in px. */
  height(): number;
  /** Watches a row's height; null forgets the rows that are gone. */
  measure(row: HTMLElement | null): void;
  /** Follows the scroller. To be called once the rows are in the page. */
  settle(): void;
  stop(): void;
}

/** The engine on TanStack Virtual, for the window's scrolling and an element's alike. */
export function createListEngine(begin: EngineStart): ListEngine {
  const { scroller, memory, offset, onChange } = begin;
  const { heights } = memory;
  const isWindow = scroller instanceof Window;
  const view = isWindow ? document.documentElement : scroller;
  let isMeasuring = false;
  let isFollowing = false;
  let pinnedLast: number | null;
  let extract: (range: Range) => number[];

  /** The same function as long as the same row is pinned: another one has all places worked out anew. */
  function rangeWith(pinned: number | null) {
    if (pinned !== pinnedLast)
      extract = (range) => {
        const indexes = defaultRangeExtractor(range);
        if (pinned === null) return indexes;
        const stored = [pinned - 1, pinned, pinned + 1].filter((at) => at >= 0 && at < range.count);
        return [...new Set([...indexes, ...stored])].sort((a, b) => a - b);
      };
    pinnedLast = pinned;
    return extract;
  }

  const fixed = {
    // It takes of them what was measured, and sets their places out itself.
    initialMeasurementsCache: [...heights].map(([key, size]) => ({ key, size })),
    overscan: OVERSCAN,
    getScrollElement: () => scroller as Element,
    observeElementRect: isWindow ? observeWindowRect : observeElementRect,
    observeElementOffset: isWindow ? observeWindowOffset : observeElementOffset,
    scrollToFn: isWindow ? windowScroll : elementScroll,
    initialOffset: offset,
    // Where heights were told at once, what moves for it would be told of them in turn.
    useAnimationFrameWithResizeObserver: begin.isFromEnd,
    initialRect: { width: 0, height: view.clientHeight },
    measureElement: (row: HTMLElement, entry: ResizeObserverEntry | undefined) => {
      const key = keyAt(Number(row.dataset.index));
      // While the list is not displayed its rows have no height.
      const height =
        entry?.borderBoxSize[0]?.blockSize ||
        row.getBoundingClientRect().height ||
        heights.get(key) ||
        begin.estimate;
      if (key) heights.set(key, height);
      return height;
    },
    onChange: (_: unknown, isSync: boolean) => onChange(isSync && !isMeasuring),
  };
  let keyAt = begin.keyAt;

  // At the top of the list what comes before the first row is to be seen, unless it is older.
  const isAnchored = ({ margin }: EngineState) => begin.isFromEnd || offsetOf(scroller) > margin;

  const optionsOf = (state: EngineState, anchor: boolean) =>
    ({
      ...fixed,
      count: state.count,
      getItemKey: state.keyAt,
      estimateSize: () => state.estimate,
      scrollMargin: state.margin,
      rangeExtractor: rangeWith(state.pinned),
      anchorTo: anchor ? 'end' : 'start',
    }) as unknown as VirtualizerOptions<Element, HTMLElement>;

  const virtualizer = new Virtualizer<Element, HTMLElement>(optionsOf(begin, begin.isFromEnd));
  // A first row may lose what only the first one has, such as its day: what is read under it stays,
  // also for a reader who has come to the very top, where the list begins a margin below it. Heights
  // are told row by row, and each moves the list: what stood above the sight counts, whichever came
  // first.
  if (begin.isFromEnd)
    virtualizer.shouldAdjustScrollPositionOnItemSizeChange = ({ index, start }) =>
      index <= (virtualizer.range?.startIndex ?? -1) ||
      start <= (virtualizer.scrollOffset ?? 0) + virtualizer.options.scrollMargin;

  return {
    update(state) {
      keyAt = state.keyAt;
      const { count, getItemKey } = virtualizer.options;
      if (state.count > count && getItemKey(count - 1) === keyAt(count - 1)) {
        isFollowing = begin.isFromEnd && virtualizer.isAtEnd(NEAR_END);
        // Nothing can move for what comes last; else a row in sight would be looked for among all.
        virtualizer.setOptions(optionsOf(state, false));
      }
      virtualizer.setOptions(optionsOf(state, isAnchored(state)));
      // The rows of the new end are mounted at once, and not first those that come into the old sight.
      if (isFollowing)
        virtualizer.scrollOffset = virtualizer.getTotalSize() + state.margin - view.clientHeight;
    },
    indexes: () => virtualizer.getVirtualIndexes(),
    place(list) {
      list.style.blockSize = `${virtualizer.getTotalSize()}px`;
      for (const { key, start } of virtualizer.getVirtualItems()) {
        const row = virtualizer.elementsCache.get(key);
        if (row) row.style.insetBlockStart = `${start - virtualizer.options.scrollMargin}px`;
      }
    },
    height: () => virtualizer.getTotalSize(),
    measure(row) {
      isMeasuring = true;
      virtualizer.measureElement(row);
      isMeasuring = false;
    },
    settle() {
      if (isFollowing) {
        view.scrollTop = view.scrollHeight;
        // Rows that do not fill their scroller cannot be scrolled, and no event says where they are.
        virtualizer.scrollOffset = view.scrollTop;
      }
      isFollowing = false;
      virtualizer._willUpdate();
    },
    stop: virtualizer._didMount(),
  };
}
