interface Loading {
  load(): Promise<unknown>;
}

/** Delay in milliseconds for Safari, which has no idle callback. */
const PATIENCE_MS = 2000;

/**
 * Loads parts one by one while the browser is idle, unless the member saves data; returns the
 * function that stops it.
 */
export function loadWhenIdle(parts: readonly Loading[]): () => void {
  let isStopped = false;
  let cancel = () => {};
  const remaining = [...new Set(parts)].values();

  function loadNext() {
    if (isStopped) return;
    const { value: part, done } = remaining.next();
    if (!done) void part.load().then(wait);
  }

  function wait() {
    if (typeof requestIdleCallback === 'function') {
      const handle = requestIdleCallback(loadNext);
      cancel = () => cancelIdleCallback(handle);
    } else {
      const timer = setTimeout(loadNext, PATIENCE_MS);
      cancel = () => clearTimeout(timer);
    }
  }

  if (!savesData()) wait();
  return () => {
    isStopped = true;
    cancel();
  };
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
