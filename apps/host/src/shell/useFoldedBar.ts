import { type RefObject, useEffect } from 'react';

/** Pixels that a thumb moves without meaning to scroll. */
const STEP = 8;

/** Marks the bar as folded while the page scrolls down, until it scrolls up or its start is near. */
export function useFoldedBar(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const { scrollY } = window;
      if (Math.abs(scrollY - last) < STEP) return;
      const height = bar.current?.offsetHeight ?? 0;
      bar.current?.toggleAttribute('data-folded', scrollY > last && scrollY > height);
      last = scrollY;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [bar]);
}
