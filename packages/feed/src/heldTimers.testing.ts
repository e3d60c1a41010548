/** Holds back the timers of one length, for a story to let them run out. */
export function holdTimers(length: number) {
  const { setTimeout: set } = globalThis;
  const held: (() => void)[] = [];
  globalThis.setTimeout = ((run: () => void, ms?: number, ...rest: unknown[]) =>
    ms === length ? held.push(run) : set(run, ms, ...rest)) as typeof globalThis.setTimeout;
  return {
    /** Lets all that were set so far run out. */
    runOut: () => {
      for (const run of held.splice(0)) run();
    },
    release: () => {
      globalThis.setTimeout = set;
    },
  };
}
