import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How near to its end a list counts as there, in px. */
const NEAR_PX = 48;
/** How near to its beginning what came before is wanted, in px. */
const EARLY_PX = 800;

interface StickyEnd {
  /** Whether the newest are in sight. */
  isAtEnd: boolean;
  goToEnd: () => void;
}

/**
 * Keeps the end of a list in sight while its reader is there, however it grows, and leaves them
 * where they are while they read further up. `last`
 * is the row at its end. Told of coming near the beginning.
 */
export function useStickyEnd(
  frame: RefObject<HTMLElement | null>,
  last: string | undefined,
  onEarly: () => void,
): StickyEnd {
  const [isAtEnd, setAtEnd] = useState(true);
  const isSticking = useRef(true);
  const early = useRef(onEarly);
  useEffect(() => {
    early.current = onEarly;
  });

  const goToEnd = useCallback(() => {
    isSticking.current = true;
    setAtEnd(true);
    const element = frame.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, [frame]);

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    let lastTop = element.scrollTop;
    let lastHeight = element.scrollHeight;
    const below = () => element.scrollHeight - element.clientHeight - element.scrollTop;
    const stick = () => {
      if (isSticking.current) element.scrollTop = element.scrollHeight;
      lastHeight = element.scrollHeight;
      lastTop = element.scrollTop;
    };
    const onScroll = () => {
      // Only who scrolls up leaves the end: the list growing under them does not.
      const isGrowth = element.scrollHeight !== lastHeight;
      const isUp = element.scrollTop < lastTop - 1;
      if (below() < NEAR_PX) isSticking.current = true;
      else if (isUp && !isGrowth) isSticking.current = false;
      lastTop = element.scrollTop;
      lastHeight = element.scrollHeight;
      setAtEnd(isSticking.current);
      if (element.scrollTop < EARLY_PX) early.current();
    };
    // Not at once: what is mounted for another place has heights of its own.
    let turn = 0;
    const watch = new ResizeObserver(() => {
      cancelAnimationFrame(turn);
      turn = requestAnimationFrame(stick);
    });
    watch.observe(element);
    for (const child of element.children) watch.observe(child);
    element.addEventListener('scroll', onScroll, { passive: true });
    stick();
    return () => {
      cancelAnimationFrame(turn);
      watch.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, [frame]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another last row is to be seen at once
  useLayoutEffect(() => {
    const element = frame.current;
    if (element && isSticking.current) element.scrollTop = element.scrollHeight;
  }, [frame, last]);

  return { isAtEnd, goToEnd };
}
