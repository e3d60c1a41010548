import { startTransition, useEffect, useState } from 'react';

/** How many more items each time: what a slow phone mounts within a frame or two. */
const STEP = 2;
const ALL = Number.POSITIVE_INFINITY;

/**
 * How many of a list's items, or of a page's parts, to show: `first` in the first paint, then more
 * after every paint until all are there. The first are so soon in sight, and no long task holds up
 * what the reader does.
 */
export function useProgressiveRender(count: number, first: number): number {
  const [shown, setShown] = useState(first < count ? first : ALL);
  useEffect(() => {
    if (shown === ALL) return;
    const next = shown + STEP;
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setShown(next < count ? next : ALL)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [shown, count]);
  return Math.min(shown, count);
}
