import { startTransition, useEffect, useState } from 'react';

/** Items added per paint: the number a slow phone mounts within a frame or two. */
const STEP = 2;
const ALL = Number.POSITIVE_INFINITY;

/**
 * Returns how many items of a list, or parts of a page, to render: `first` in the first paint, then
 * more after every paint until all are rendered. The first appear early, and no long task blocks
 * input.
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
