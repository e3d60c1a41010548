import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startWorker } from './worker.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Creates a worker with a number of batches, each of which takes some milliseconds. */
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

it('a worker processes batches one after the other', async () => {
  const { worker, begun } = working(3, 40);
  await vi.runAllTimersAsync();
  expect(begun).toEqual([0, 40, 80]);
  await worker.stop();
});

it('a yielding worker rests before each batch, longer after a slow one', async () => {
  const { worker, begun } = working(3, 40, true);
  await vi.runAllTimersAsync();
  expect(begun).toEqual([25, 145, 265]);
  await worker.stop();
});

it('a worker stopped during a rest starts no further batch', async () => {
  const { worker, begun } = working(3, 40, true);
  const stopped = worker.stop();
  await vi.runAllTimersAsync();
  await stopped;
  expect(begun).toEqual([]);
});
