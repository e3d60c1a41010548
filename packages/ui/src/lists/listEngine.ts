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

/** Rows mounted beyond the viewport, on either side. */
const OVERSCAN = 2;

/** Maximum distance from the end at which a reader follows appended rows, in px. */
const NEAR_END = 48;

/** State passed to the engine on every render. */
export interface EngineState {
  count: number;
  keyAt: (index: number) => string;
  /** Height of an unmeasured row, in px. */
  estimate: number;
  /** Offset of the list in its scroller, in px. */
  margin: number;
  /** A row that stays mounted at any scroll position, with its neighbours for Tab to reach. */
  pinned: number | null;
}

/** Initial state of the engine. */
export interface EngineStart extends EngineState {
  scroller: Element | Window;
  memory: ListMemory;
  /** Initial scroll offset, in px. */
  offset: number;
  /** True when the list is read from its end, where a growing row moves all rows in view. */
  isFromEnd: boolean;
  /** Called when a row's position or the set of rows changed; `isSync` to render at once. */
  onChange: (isSync: boolean) => void;
}

/** Selects and positions the mounted rows of a long list. */
export interface ListEngine {
  update(state: EngineState): void;
  /** Indexes of the rows to mount, ascending; the same array until they change. */
  indexes(): readonly number[];
  /** Sets the list's height, and the offsets of the mounted rows. */
  place(list: HTMLElement): void;
  /** Height of all rows, in px. */
  height(): number;
  /** Observes a row's height; null stops observing unmounted rows. */
  measure(row: HTMLElement | null): void;
  /** Updates the scroller. Call it after the rows are mounted. */
  settle(): void;
  stop(): void;
}

/** Creates an engine with TanStack Virtual, for a scrolling window or element. */
export function createListEngine(begin: EngineStart): ListEngine {
  const { scroller, memory, offset, onChange } = begin;
  const { heights } = memory;
  const isWindow = scroller instanceof Window;
  const view = isWindow ? document.documentElement : scroller;
  let isMeasuring = false;
  let isFollowing = false;
  let pinnedLast: number | null;
  let extract: (range: Range) => number[];

  /** The same function while the pinned row is the same: a new one recomputes all positions. */
  function rangeWith(pinned: number | null) {
    if (pinned !== pinnedLast)
      extract = (range) => {
        const indexes = defaultRangeExtractor(range);
        if (pinned === null) return indexes;
        const neighbors = [pinned - 1, pinned, pinned + 1].filter(
          (index) => index >= 0 && index < range.count,
        );
        return [...new Set([...indexes, ...neighbors])].sort((a, b) => a - b);
      };
    pinnedLast = pinned;
    return extract;
  }

  const fixed = {
    // TanStack takes only the measured sizes and computes the positions itself.
    initialMeasurementsCache: [...heights].map(([key, size]) => ({ key, size })),
    overscan: OVERSCAN,
    getScrollElement: () => scroller as Element,
    observeElementRect: isWindow ? observeWindowRect : observeElementRect,
    observeElementOffset: isWindow ? observeWindowOffset : observeElementOffset,
    scrollToFn: isWindow ? windowScroll : elementScroll,
    initialOffset: offset,
    // With synchronous heights, the adjustments would be measured again in turn.
    useAnimationFrameWithResizeObserver: begin.isFromEnd,
    initialRect: { width: 0, height: view.clientHeight },
    measureElement: (row: HTMLElement, entry: ResizeObserverEntry | undefined) => {
      const key = keyAt(Number(row.dataset.index));
      // While hidden, rows have no height.
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

  // At the top of the list, rows inserted before the first should show, unless they are older.
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
  // The first row may lose an element that only a first row has, such as its date. The rows below
  // stay in place, even at the very top, where the list starts below a margin. Heights arrive row
  // by row, and each moves the list: all rows above the viewport count, in any order.
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
        // Appended rows move nothing; anchoring would search all rows for one in view.
        virtualizer.setOptions(optionsOf(state, false));
      }
      virtualizer.setOptions(optionsOf(state, isAnchored(state)));
      // Mounts the rows of the new end at once, skipping those of the old viewport.
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
        // Rows that do not fill their scroller cause no scroll event to report their offset.
        virtualizer.scrollOffset = view.scrollTop;
      }
      isFollowing = false;
      virtualizer._willUpdate();
    },
    stop: virtualizer._didMount(),
  };
}
