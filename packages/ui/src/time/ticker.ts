const MINUTE_MS = 60_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | null = null;

function tick() {
  for (const listener of listeners) listener();
}

/** Browsers throttle timers of hidden pages: on return all listeners are called. */
function onVisibilityChange() {
  if (document.visibilityState === 'visible') tick();
}

/**
 * Calls a listener every minute and when the page becomes visible. All listeners share one timer,
 * which runs only while there are any. Returns the unsubscribe function.
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
