import { useCallback, useState, useSyncExternalStore } from 'react';

/**
 * Media queries of the frame's parts. The styles of the shell and `feedPage.css` repeat them, to
 * hide parts without room.
 */
const WIDTHS = {
  /** The main navigation beside the page. */
  sidebar: '(width >= 768px)',
  /** The main areas below it, and a button for the others. */
  bottomBar: '(width < 768px)',
  /** A second column beside the page's own. */
  aside: '(width >= 80rem)',
};

/**
 * Returns true when the screen has, or once had, room for a part of the frame: a part is mounted
 * when first needed, and stays mounted, with its focus and state, when the window is resized or a
 * phone turned.
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
