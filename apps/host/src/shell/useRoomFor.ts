import { useCallback, useSyncExternalStore } from 'react';

/** From which width on there is room; `frame.css`, `topBar.css` and `feedPage.css` say the same. */
const WIDTHS = {
  /** The main navigation beside the page. */
  sidebar: '(width >= 768px)',
  /** A second column beside the page's own. */
  aside: '(width >= 80rem)',
};

/** Whether the screen has room for something beside the page, which is not made where it has not. */
export function useRoomFor(what: keyof typeof WIDTHS): boolean {
  const query = WIDTHS[what];
  const watch = useCallback(
    (onChange: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(watch, () => window.matchMedia(query).matches);
}
