import { useLayoutEffect, useState } from 'react';

/**
 * Whether an element has room for a table, at `rem` or more: a view shows a table then, and cards
 * otherwise. Null until it is measured, which is before the first paint. Give the ref to the element.
 */
export function useIsWide(
  rem: number,
): readonly [(element: HTMLElement | null) => void, boolean | null] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [isWide, setIsWide] = useState<boolean | null>(null);
  useLayoutEffect(() => {
    if (!element) return;
    const root = element.ownerDocument.documentElement;
    const read = () => {
      // Larger text needs more room, so the limit grows with it.
      const size = Number.parseFloat(getComputedStyle(root).fontSize);
      setIsWide(element.clientWidth >= rem * size);
    };
    read();
    const watch = new ResizeObserver(read);
    watch.observe(element);
    return () => watch.disconnect();
  }, [element, rem]);
  return [setElement, isWide];
}
