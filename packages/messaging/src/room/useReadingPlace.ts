import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { lastInSight, markPosition } from './sight.ts';

/** How near to its end a list counts as there, in px. */
const NEAR_PX = 48;
/** How near to its beginning what came before is wanted, in px. */
const EARLY_PX = 800;
/** Frames without a move after which the mark stands still, and most that it is waited for. */
const [STILL_FRAMES, MOST_FRAMES] = [3, 60];

interface ReadingPlaceOptions {
  frame: RefObject<HTMLElement | null>;
  /** The row at the end of the list. */
  last: string | undefined;
  /** Whether the list opens at the mark of new messages instead of at its end. */
  opensAtMark: boolean;
  /** The list comes near its beginning. */
  onEarly: () => void;
  /** Something else is in sight: whether its end, and the index of the last whole row. */
  onSight: (isAtEnd: boolean, lastIndex: number | undefined) => void;
}

interface ReadingPlace {
  /** Whether the newest are in sight. */
  isAtEnd: boolean;
  goToEnd: () => void;
}

/**
 * Opens a list at its mark or its end. Keeps the end in sight while its reader is there, however the
 * list grows, and leaves readers further up where they are.
 */
export function useReadingPlace(options: ReadingPlaceOptions): ReadingPlace {
  const { frame, last, opensAtMark } = options;
  const [isAtEnd, setAtEnd] = useState(!opensAtMark);
  const held = useRef<'mark' | 'end' | null>(opensAtMark ? 'mark' : 'end');
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const reportSight = useCallback(() => {
    const element = frame.current;
    if (!element) return;
    const isEnd = held.current === 'end';
    setAtEnd(isEnd);
    // Until the mark stands still, rows pass that nobody reads.
    const isMoving = held.current === 'mark';
    latest.current.onSight(isEnd, isMoving ? undefined : lastInSight(element));
  }, [frame]);

  const goToEnd = useCallback(() => {
    held.current = 'end';
    const element = frame.current;
    if (element) element.scrollTop = element.scrollHeight;
    reportSight();
  }, [frame, reportSight]);

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    let lastTop = element.scrollTop;
    let lastHeight = element.scrollHeight;
    const below = () => element.scrollHeight - element.clientHeight - element.scrollTop;
    const note = () => {
      lastHeight = element.scrollHeight;
      lastTop = element.scrollTop;
    };
    const hold = () => {
      if (held.current === 'end') element.scrollTop = element.scrollHeight;
      note();
      reportSight();
    };

    let markTurn = 0;
    /** Rows get their heights as they are mounted: the mark is brought back until none moves it. */
    const holdMark = (frames: number, still: number) => {
      markTurn = requestAnimationFrame(() => {
        if (held.current !== 'mark') return;
        const before = element.scrollTop;
        const rect = markPosition(element);
        if (rect !== null) element.scrollTop += rect;
        const isStill = rect !== null && Math.abs(element.scrollTop - before) < 1;
        const next = isStill ? still + 1 : 0;
        if (next < STILL_FRAMES && frames < MOST_FRAMES) return holdMark(frames + 1, next);
        held.current = below() < NEAR_PX ? 'end' : null;
        hold();
      });
    };
    let isResizing = false;
    const onInput = () => {
      isResizing = false;
      if (held.current === 'mark') held.current = null;
    };
    const onScroll = () => {
      // Only who scrolls up leaves the end: the list growing under them does not.
      const isGrowth = isResizing || element.scrollHeight !== lastHeight;
      const isUp = element.scrollTop < lastTop - 1;
      if (held.current !== 'mark') {
        if (below() < NEAR_PX) held.current = 'end';
        else if (isUp && !isGrowth) held.current = null;
      }
      note();
      reportSight();
      if (element.scrollTop < EARLY_PX) latest.current.onEarly();
    };
    // Not at once: what is mounted for another place has heights of its own.
    let turn = 0;
    const watch = new ResizeObserver(() => {
      cancelAnimationFrame(turn);
      isResizing = true;
      turn = requestAnimationFrame(() => {
        hold();
        // The list may move itself in the same frame, to a place from before the change.
        turn = requestAnimationFrame(() => {
          isResizing = false;
          hold();
        });
      });
    });
    watch.observe(element);
    for (const child of element.children) watch.observe(child);
    const inputs = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
    for (const input of inputs) element.addEventListener(input, onInput, { passive: true });
    element.addEventListener('scroll', onScroll, { passive: true });
    hold();
    if (held.current === 'mark') holdMark(0, 0);
    return () => {
      cancelAnimationFrame(turn);
      cancelAnimationFrame(markTurn);
      watch.disconnect();
      for (const input of inputs) element.removeEventListener(input, onInput);
      element.removeEventListener('scroll', onScroll);
    };
  }, [frame, reportSight]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another last row is to be seen at once
  useLayoutEffect(() => {
    const element = frame.current;
    if (element && held.current === 'end') element.scrollTop = element.scrollHeight;
  }, [frame, last]);

  return { isAtEnd, goToEnd };
}
