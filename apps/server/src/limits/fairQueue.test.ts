import { expect, test, vi } from 'vitest';
import { createFairQueue } from './fairQueue.ts';

const sizes = { running: 2, runningPerCaller: 1, waiting: 5, waitingPerCaller: 3 };
const full = () => new Error('full');

/** Enters callers and records the order of their turns; each ends on request. */
function openQueue() {
  const enter = createFairQueue(sizes, full);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (caller: string, name: string) =>
    enter(caller).then((end) => {
      started.push(name);
      ends.set(name, end);
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { work, end, started };
}

test('the queue lets another caller run beside a busy one', async () => {
  const { work, end, started } = openQueue();
  void work('ani', 'ani 1');
  void work('ani', 'ani 2');
  void work('ani', 'ani 3');
  await work('budi', 'budi 1');
  expect(started).toEqual(['ani 1', 'budi 1']);
  void work('citra', 'citra 1');
  await end('budi 1');
  expect(started).toEqual(['ani 1', 'budi 1', 'citra 1']);
  await end('ani 1');
  expect(started.at(-1)).toBe('ani 2');
});

test('the queue gives turns by caller instead of order of arrival', async () => {
  const { work, end, started } = openQueue();
  await Promise.all([work('ani', 'ani 1'), work('budi', 'budi 1')]);
  for (const name of ['citra 1', 'citra 2', 'dewi 1']) void work(name.split(' ')[0] ?? '', name);
  await end('ani 1');
  await end('citra 1');
  await end('budi 1');
  expect(started).toEqual(['ani 1', 'budi 1', 'citra 1', 'dewi 1', 'citra 2']);
});

test('the queue refuses work beyond a caller’s limit and beyond the total limit', async () => {
  const { work, end, started } = openQueue();
  await Promise.all([work('ani', 'ani 1'), work('budi', 'budi 1')]);
  for (const name of ['ani 2', 'ani 3', 'ani 4']) void work('ani', name);
  await expect(work('ani', 'ani 5')).rejects.toThrow('full');
  void work('budi', 'budi 2');
  void work('citra', 'citra 1');
  await expect(work('dewi', 'dewi 1')).rejects.toThrow('full');
  await end('budi 1');
  void work('dewi', 'dewi 1');
  expect(started).toEqual(['ani 1', 'budi 1', 'citra 1']);
});

test('the queue frees a place once, however often the end of its work is reported', async () => {
  const { work, end, started } = openQueue();
  await Promise.all([work('ani', 'ani 1'), work('budi', 'budi 1')]);
  for (const name of ['citra 1', 'dewi 1']) void work(name, name);
  await end('ani 1');
  await end('ani 1');
  expect(started).toEqual(['ani 1', 'budi 1', 'citra 1']);
});

test('the queue prefers a caller without a turn to waiting ones', async () => {
  const { work, end, started } = openQueue();
  await Promise.all([work('ani', 'ani 1'), work('budi', 'budi 1')]);
  for (const name of ['ani 2', 'budi 2', 'citra 1']) void work(name.split(' ')[0] ?? '', name);
  await end('ani 1');
  await end('budi 1');
  expect(started).toEqual(['ani 1', 'budi 1', 'citra 1', 'ani 2']);
});

test('the queue refuses a caller after its patience and gives the turn to the next', async () => {
  vi.useFakeTimers();
  const enter = createFairQueue({ ...sizes, running: 1, patience: 40_000 }, full);
  const end = await enter('ani');
  const budi = expect(enter('budi')).rejects.toThrow('full');
  await vi.advanceTimersByTimeAsync(30_000);
  const citra = enter('citra');
  await vi.advanceTimersByTimeAsync(10_000);
  await budi;
  end();
  (await citra)();
  vi.useRealTimers();
});
