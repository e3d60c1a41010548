import { useLayoutEffect, useState } from 'react';

/**
 * Returns true when an element is at least `rem` wide: enough for a table instead of cards. Null
 * until it is measured, before the first paint. Pass the ref to the element.
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
      // Larger text needs more room, so the limit scales with it.
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
