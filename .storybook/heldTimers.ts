/** Holds back timers of the lengths in question, in ms, for a story to let them run out at once. */
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
    /** Lets all that were set so far run out. */
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
