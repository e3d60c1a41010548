/** Holds timers of matching lengths in ms, which a story can then fire at once. */
export function holdTimers(isHeld: (length: number) => boolean) {
  const { setTimeout: set, clearTimeout: clear } = globalThis;
  const held = new Map<number, () => void>();
  let last = 0;
  globalThis.setTimeout = ((run: () => void, length = 0, ...rest: unknown[]) => {
    if (!isHeld(length)) return set(run, length, ...rest);
    last -= 1;
    held.set(last, run);
    return last;
  }) as typeof globalThis.setTimeout;
  globalThis.clearTimeout = ((handle?: number) => {
    if (handle === undefined || !held.delete(handle)) clear(handle);
  }) as typeof globalThis.clearTimeout;
  return {
    /** Fires all timers set so far. */
    runOut: () => {
      const due = [...held.values()];
      held.clear();
      for (const run of due) run();
    },
    release: () => {
      globalThis.setTimeout = set;
      globalThis.clearTimeout = clear;
    },
  };
}
