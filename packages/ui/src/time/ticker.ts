const MINUTE_MS = 60_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | null = null;

function tick() {
  for (const listener of listeners) listener();
}

/** A page in the background has its timers held back: on return everything is brought up to date. */
function onVisibilityChange() {
  if (document.visibilityState === 'visible') tick();
}

/**
 * Calls a listener every minute and when the page comes back into view. All listeners share one
 * timer, which runs only while there are any. Returns how to stop.
 */
export function onEveryMinute(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === null) {
    timer = setInterval(tick, MINUTE_MS);
    document.addEventListener('visibilitychange', onVisibilityChange);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0 || timer === null) return;
    clearInterval(timer);
    timer = null;
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };
}
