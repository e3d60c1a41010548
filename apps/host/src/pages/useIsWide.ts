import { useSyncExternalStore } from 'react';

/** From here on a page has room for a second column; `feedPage.css` says the same. */
const WIDE = '(min-width: 80rem)';

/** Whether the screen has room for something beside the page's main column. */
export function useIsWide(): boolean {
  return useSyncExternalStore(watch, () => window.matchMedia(WIDE).matches);
}

function watch(onChange: () => void) {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
