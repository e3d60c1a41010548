import { SimulatedClock } from 'xstate';

/** Simulated time that settles promises at every moment with a due timer. */
export function simulatedTime() {
  const clock = new SimulatedClock();
  let due: number[] = [];

  async function settle() {
    for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
  }

  return {
    now: () => clock.now(),
    setTimeout(act: (...args: unknown[]) => void, ms: number) {
      due.push(clock.now() + ms);
      return clock.setTimeout(act, ms);
    },
    clearTimeout: (id: number) => clock.clearTimeout(id),
    settle,
    /** Advances the time by milliseconds. */
    async pass(ms: number) {
      const end = clock.now() + ms;
      for (;;) {
        await settle();
        const next = due.reduce((least, moment) => Math.min(least, moment), end);
        due = due.filter((moment) => moment > next);
        if (next >= end) break;
        clock.set(next);
      }
      if (clock.now() < end) clock.set(end);
      await settle();
    },
  };
}

export type Time = ReturnType<typeof simulatedTime>;
