/** Limits of running and waiting work, in total and for each caller. */
export interface QueueSizes {
  running: number;
  runningPerCaller: number;
  waiting: number;
  waitingPerCaller: number;
  /** Maximum waiting time in milliseconds. @default no limit */
  patience?: number;
}

/** Waits for a caller's turn; resolves with a function that ends it. */
export type FairQueue = (caller: string) => Promise<() => void>;

/**
 * Creates a queue in which callers take turns: a busy caller delays only itself. @param full
 * creates the error for a full queue, or after too long a wait
 */
export function createFairQueue(sizes: QueueSizes, full: () => Error): FairQueue {
  const running = new Map<string, number>();
  const waiting = new Map<string, (() => void)[]>();
  /** Number of the last turn of callers who run or wait, counted from 1. */
  const lastTurns = new Map<string, number>();
  let turns = 0;
  let runningNow = 0;
  let waitingNow = 0;

  const mayRun = (caller: string) =>
    runningNow < sizes.running && (running.get(caller) ?? 0) < sizes.runningPerCaller;

  function run(caller: string): () => void {
    turns += 1;
    lastTurns.set(caller, turns);
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
      if (!running.has(caller) && !waiting.has(caller)) lastTurns.delete(caller);
    };
  }

  /** Gives the next turn to a caller without one, then to the longest without. */
  function letNextRun(): void {
    const turnOf = (caller: string) => lastTurns.get(caller) ?? 0;
    const inTurn = [...waiting].sort(([one], [other]) => turnOf(one) - turnOf(other));
    for (const [caller, [next]] of inTurn) {
      if (runningNow >= sizes.running) return;
      if (!next || !mayRun(caller)) continue;
      leave(caller, next);
      next();
    }
  }

  function leave(caller: string, one: () => void): void {
    const others = (waiting.get(caller) ?? []).filter((other) => other !== one);
    if (others.length > 0) waiting.set(caller, others);
    else waiting.delete(caller);
    waitingNow -= 1;
  }

  return async (caller) => {
    if (mayRun(caller)) return run(caller);
    const line = waiting.get(caller) ?? [];
    if (line.length >= sizes.waitingPerCaller || waitingNow >= sizes.waiting) throw full();
    return new Promise((resolve, reject) => {
      const next = () => {
        clearTimeout(timer);
        resolve(run(caller));
      };
      const timer = sizes.patience === undefined ? undefined : setTimeout(giveUp, sizes.patience);
      function giveUp() {
        leave(caller, next);
        reject(full());
      }
      waiting.set(caller, [...line, next]);
      waitingNow += 1;
    });
  };
}
