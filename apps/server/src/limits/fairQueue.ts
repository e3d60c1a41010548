/** How many pieces of work run and wait, of all callers together and of each. */
export interface QueueSizes {
  running: number;
  runningPerCaller: number;
  waiting: number;
  waitingPerCaller: number;
}

/** Waits for a caller's turn; resolves with what ends it. */
export type FairQueue = (caller: string) => Promise<() => void>;

/**
 * A queue in which callers take turns: one with much to do waits for itself, not others for it.
 * @param full what is thrown where as many are waiting as may
 */
export function createFairQueue(sizes: QueueSizes, full: () => Error): FairQueue {
  const running = new Map<string, number>();
  /** By whose turn is next: a caller who got one goes to the end. */
  const waiting = new Map<string, (() => void)[]>();
  let runningNow = 0;
  let waitingNow = 0;

  const mayRun = (caller: string) =>
    runningNow < sizes.running && (running.get(caller) ?? 0) < sizes.runningPerCaller;

  function run(caller: string): () => void {
    runningNow += 1;
    running.set(caller, (running.get(caller) ?? 0) + 1);
    let hasEnded = false;
    return () => {
      if (hasEnded) return;
      hasEnded = true;
      runningNow -= 1;
      const left = (running.get(caller) ?? 0) - 1;
      if (left > 0) running.set(caller, left);
      else running.delete(caller);
      letNextRun();
    };
  }

  function letNextRun(): void {
    for (const [caller, [next, ...others]] of waiting) {
      if (runningNow >= sizes.running) return;
      if (!next || !mayRun(caller)) continue;
      waiting.delete(caller);
      if (others.length > 0) waiting.set(caller, others);
      waitingNow -= 1;
      next();
    }
  }

  return async (caller) => {
    if (mayRun(caller)) return run(caller);
    const line = waiting.get(caller) ?? [];
    if (line.length >= sizes.waitingPerCaller || waitingNow >= sizes.waiting) throw full();
    return new Promise((resolve) => {
      waiting.set(caller, [...line, () => resolve(run(caller))]);
      waitingNow += 1;
    });
  };
}
