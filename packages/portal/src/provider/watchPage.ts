/** Calls back when the page may be reachable again: online, or visible. */
export function watchPage(onReturn: () => void): () => void {
  // Actors also start without a page, such as in tests of a portal.
  if (typeof document === 'undefined') return () => {};
  const onShown = () => document.visibilityState === 'visible' && onReturn();
  window.addEventListener('online', onReturn);
  document.addEventListener('visibilitychange', onShown);
  return () => {
    window.removeEventListener('online', onReturn);
    document.removeEventListener('visibilitychange', onShown);
  };
}

/** Calls back when the page may be closed at any moment: hidden, or left. */
export function watchLeaving(onLeaving: () => void): () => void {
  if (typeof document === 'undefined') return () => {};
  const onHidden = () => document.visibilityState === 'hidden' && onLeaving();
  document.addEventListener('visibilitychange', onHidden);
  window.addEventListener('pagehide', onLeaving);
  return () => {
    document.removeEventListener('visibilitychange', onHidden);
    window.removeEventListener('pagehide', onLeaving);
  };
}
