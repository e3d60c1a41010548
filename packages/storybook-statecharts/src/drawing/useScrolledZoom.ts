import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

const SMALLEST = 0.25;
const LARGEST = 6;

/** Magnifies the content of a scrolled element, and preserves the middle of what it shows. */
export function useScrolledZoom(scrolled: RefObject<Element | null>) {
  const [zoom, setZoom] = useState(1);
  const middle = useRef({ x: 0.5, y: 0.5 });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the content has its size once zoomed
  useLayoutEffect(() => {
    const element = scrolled.current;
    if (!element) return;
    element.scrollLeft = middle.current.x * element.scrollWidth - element.clientWidth / 2;
    element.scrollTop = middle.current.y * element.scrollHeight - element.clientHeight / 2;
  }, [scrolled, zoom]);

  return {
    zoom,
    zoomBy(factor: number) {
      const element = scrolled.current;
      if (element) {
        middle.current = {
          x: (element.scrollLeft + element.clientWidth / 2) / element.scrollWidth,
          y: (element.scrollTop + element.clientHeight / 2) / element.scrollHeight,
        };
      }
      setZoom((now) => Math.min(LARGEST, Math.max(SMALLEST, now * factor)));
    },
    reset: () => setZoom(1),
  };
}
