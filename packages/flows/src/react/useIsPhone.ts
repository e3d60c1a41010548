import { useSyncExternalStore } from 'react';

/** Width below which a dialog fills the screen, as in the styles of `ui`. */
const PHONE = '(width < 40rem)';

function watch(onChange: () => void): () => void {
  const media = window.matchMedia(PHONE);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Returns true on a screen as narrow as a phone's. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    watch,
    () => window.matchMedia(PHONE).matches,
    () => false,
  );
