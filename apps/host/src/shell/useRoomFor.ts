import { useCallback, useState, useSyncExternalStore } from 'react';

/**
 * Where there is room for what. The styles of the shell and `feedPage.css` say the same: they hide
 * what there is no longer room for.
 */
const WIDTHS = {
  /** The main navigation beside the page. */
  sidebar: '(width >= 768px)',
  /** The main areas below it, and the way to the others above it. */
  bottomBar: '(width < 768px)',
  /** A second column beside the page's own. */
  aside: '(width >= 80rem)',
};

/**
 * Whether the screen has room for a part of the frame, or had it: what was never shown is not made,
 * and what was made stays, with its focus and its state, while a window is resized or a phone turned.
 */
export function useRoomFor(part: keyof typeof WIDTHS): boolean {
  const query = WIDTHS[part];
  const watch = useCallback(
    (onChange: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  const hasRoom = useSyncExternalStore(watch, () => window.matchMedia(query).matches);
  const [isMade, setMade] = useState(hasRoom);
  if (hasRoom && !isMade) setMade(true);
  return isMade;
}
