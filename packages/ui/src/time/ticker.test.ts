import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onEveryMinute } from './ticker.ts';

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('all time listeners share one timer, which stops with the last of them', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const stopFirst = onEveryMinute(first);
  const stopSecond = onEveryMinute(second);
  expect(vi.getTimerCount()).toBe(1);

  vi.advanceTimersByTime(60_000);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);

  stopFirst();
  vi.advanceTimersByTime(60_000);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 2]);

  stopSecond();
  stopSecond();
  expect(vi.getTimerCount()).toBe(0);
});

test('time listeners are called at once when the page becomes visible again', () => {
  const listener = vi.fn();
  const stop = onEveryMinute(listener);
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(listener).not.toHaveBeenCalled();
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
});
