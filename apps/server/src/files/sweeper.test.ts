import { pino } from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import type { Community } from '../community.ts';
import { startSweeper } from './sweeper.ts';

afterEach(() => vi.useRealTimers());

test('the sweeper runs a minute after the start and then hourly until it is stopped', async () => {
  vi.useFakeTimers();
  const sweep = vi.fn(async () => {
    throw new Error('nothing more is needed here');
  });
  const sweeper = startSweeper(
    { rateLimits: { sweep } } as unknown as Community,
    'embedded',
    pino({ level: 'silent' }),
  );
  await vi.advanceTimersByTimeAsync(59_000);
  expect(sweep).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sweep).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3 * 3_600_000);
  expect(sweep).toHaveBeenCalledTimes(4);
  await sweeper.stop();
  await vi.advanceTimersByTimeAsync(3 * 3_600_000);
  expect(sweep).toHaveBeenCalledTimes(4);
});
