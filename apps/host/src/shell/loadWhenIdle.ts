interface Loading {
  load(): Promise<unknown>;
}

/** Fetches code one after the other while the browser has nothing else to do; returns the way to stop. */
export function loadWhenIdle(parts: readonly Loading[]): () => void {
  let isStopped = false;
  async function loadAll() {
    for (const part of new Set(parts)) {
      if (isStopped) return;
      await part.load();
    }
  }
  // Safari has no idle callback.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(loadAll, 2000);
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  }
  const handle = requestIdleCallback(() => void loadAll());
  return () => {
    isStopped = true;
    cancelIdleCallback(handle);
  };
}
