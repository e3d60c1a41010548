import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { lastInSight, markOffset } from './sight.ts';

/** Distance from the end that counts as at the end, in px. */
const NEAR_PX = 48;
/** Distance from the start at which older messages load, in px. */
const EARLY_PX = 800;
/** Still frames after which the divider is settled, and the maximum to wait. */
const [STILL_FRAMES, MOST_FRAMES] = [3, 60];

interface ReadingPositionOptions {
  frame: RefObject<HTMLElement | null>;
  /** Key of the last row. */
  last: string | undefined;
  /** True when the list opens at the unread divider instead of the end. */
  opensAtMark: boolean;
  /** Called near the start of the list. */
  onEarly: () => void;
  /** Called with true at the end of the list, and the index of the last fully visible row. */
  onSight: (isAtEnd: boolean, lastIndex: number | undefined) => void;
}

interface ReadingPosition {
  /** True when the newest messages are visible. */
  isAtEnd: boolean;
  goToEnd: () => void;
  /** Stops following the end, before a jump to an older row. */
  leaveEnd: () => void;
}

/**
 * Opens a list at its unread divider or end. Keeps the end visible for readers there while the list
 * grows, and the position for readers further up.
 */
export function useReadingPosition(options: ReadingPositionOptions): ReadingPosition {
  const { frame, last, opensAtMark } = options;
  const [isAtEnd, setAtEnd] = useState(!opensAtMark);
  const anchor = useRef<'mark' | 'end' | null>(opensAtMark ? 'mark' : 'end');
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const reportSight = useCallback(() => {
    const element = frame.current;
    if (!element) return;
    const isEnd = anchor.current === 'end';
    setAtEnd(isEnd);
    // Until the divider settles, rows pass by unread.
    const isMoving = anchor.current === 'mark';
    latest.current.onSight(isEnd, isMoving ? undefined : lastInSight(element));
  }, [frame]);

  const goToEnd = useCallback(() => {
    anchor.current = 'end';
    const element = frame.current;
    if (element) element.scrollTop = element.scrollHeight;
    reportSight();
  }, [frame, reportSight]);

  const leaveEnd = useCallback(() => {
    anchor.current = null;
  }, []);

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
      if (anchor.current === 'end') element.scrollTop = element.scrollHeight;
      note();
      reportSight();
    };

    let markFrame = 0;
    /** Rows are measured as they mount: restores the divider's position until nothing moves it. */
    const holdMark = (frames: number, still: number) => {
      markFrame = requestAnimationFrame(() => {
        if (anchor.current !== 'mark') return;
        const before = element.scrollTop;
        const offset = markOffset(element);
        if (offset !== null) element.scrollTop += offset;
        const isStill = offset !== null && Math.abs(element.scrollTop - before) < 1;
        const next = isStill ? still + 1 : 0;
        if (next < STILL_FRAMES && frames < MOST_FRAMES) return holdMark(frames + 1, next);
        anchor.current = below() < NEAR_PX ? 'end' : null;
        hold();
      });
    };
    let isResizing = false;
    const onInput = () => {
      isResizing = false;
      if (anchor.current === 'mark') anchor.current = null;
    };
    const onScroll = () => {
      // Only scrolling up leaves the end, not growth of the list.
      const isGrowth = isResizing || element.scrollHeight !== lastHeight;
      const isUp = element.scrollTop < lastTop - 1;
      if (anchor.current !== 'mark') {
        if (below() < NEAR_PX) anchor.current = 'end';
        else if (isUp && !isGrowth) anchor.current = null;
      }
      note();
      reportSight();
      if (element.scrollTop < EARLY_PX) latest.current.onEarly();
    };
    // Delayed, since rows mounted for another position change the height.
    let animationFrame = 0;
    const watch = new ResizeObserver(() => {
      cancelAnimationFrame(animationFrame);
      isResizing = true;
      animationFrame = requestAnimationFrame(() => {
        hold();
        // The list may restore an older position in the same frame.
        animationFrame = requestAnimationFrame(() => {
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
    if (anchor.current === 'mark') holdMark(0, 0);
    return () => {
      cancelAnimationFrame(animationFrame);
      cancelAnimationFrame(markFrame);
      watch.disconnect();
      for (const input of inputs) element.removeEventListener(input, onInput);
      element.removeEventListener('scroll', onScroll);
    };
  }, [frame, reportSight]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new last row must scroll at once
  useLayoutEffect(() => {
    const element = frame.current;
    if (element && anchor.current === 'end') element.scrollTop = element.scrollHeight;
  }, [frame, last]);

  return { isAtEnd, goToEnd, leaveEnd };
}
