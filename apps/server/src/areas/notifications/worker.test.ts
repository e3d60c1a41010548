import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startWorker } from './worker.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A worker with so many turns to take, each of which takes so many milliseconds. */
function working(turns: number, milliseconds: number, givesWay?: boolean) {
  const begun: number[] = [];
  const start = performance.now();
  const worker = startWorker({
    logger: { error: expect.unreachable } as never,
    failure: 'failed',
    ...(givesWay && { givesWay }),
    async next() {
      begun.push(performance.now() - start);
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      return begun.length < turns;
    },
  });
  return { worker, begun };
}

it('works one turn after the other', async () => {
  const { worker, begun } = working(3, 40);
  await vi.runAllTimersAsync();
  expect(begun).toEqual([0, 40, 80]);
  await worker.stop();
});

it('rests before each turn where it gives way, the longer the more a turn took', async () => {
  const { worker, begun } = working(3, 40, true);
  await vi.runAllTimersAsync();
  expect(begun).toEqual([25, 145, 265]);
  await worker.stop();
});

it('takes no turn after the rest in which it is stopped', async () => {
  const { worker, begun } = working(3, 40, true);
  const stopped = worker.stop();
  await vi.runAllTimersAsync();
  await stopped;
  expect(begun).toEqual([]);
});
