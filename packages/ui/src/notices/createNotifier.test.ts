import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createNotifier, type Notifier } from './createNotifier.ts';

let notifier: Notifier;
const texts = () => notifier.shown().map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers();
  notifier = createNotifier();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('toast timers', () => {
  // ADM-353
  test('a toast closes after 4 s (WID-090)', () => {
    notifier.success('Post shared');
    vi.advanceTimersByTime(3999);
    expect(texts()).toEqual(['Post shared']);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });

  test('a toast accepts a longer duration, such as 5 s after flagging (WID-091)', () => {
    notifier.info('Thank you', { duration: 5000 });
    vi.advanceTimersByTime(4999);
    expect(texts()).toEqual(['Thank you']);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });

  test('a toast with an action stays 8 s, and an equal one is shown separately', () => {
    const action = { label: 'Undo', onAction: () => {} };
    notifier.success('Hidden', { action });
    notifier.success('Hidden', { action });
    vi.advanceTimersByTime(7999);
    expect(notifier.shown()).toHaveLength(2);
    expect(notifier.shown()[0]?.action).toBe(action);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });

  test('a toast without a timeout stays until dismissed', () => {
    const id = notifier.error('Lost', { duration: Number.POSITIVE_INFINITY });
    vi.advanceTimersByTime(1e9);
    expect(texts()).toEqual(['Lost']);
    notifier.dismiss(id);
    expect(texts()).toEqual([]);
  });

  test('pausing stops all toast timers, and resuming continues with the rest', () => {
    notifier.info('First');
    vi.advanceTimersByTime(3000);
    notifier.pause();
    vi.advanceTimersByTime(60_000);
    notifier.info('Second');
    expect(texts()).toEqual(['Second', 'First']);
    notifier.resume();
    vi.advanceTimersByTime(999);
    expect(texts()).toEqual(['Second', 'First']);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual(['Second']);
    vi.advanceTimersByTime(3000);
    expect(texts()).toEqual([]);
  });

  test('pausing toast timers twice needs only one resume', () => {
    notifier.info('Read me');
    vi.advanceTimersByTime(1000);
    notifier.pause();
    notifier.pause();
    notifier.resume();
    notifier.resume();
    vi.advanceTimersByTime(2999);
    expect(texts()).toEqual(['Read me']);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });
});

describe('queue of toasts', () => {
  test('the newest toast comes first', () => {
    notifier.info('one');
    notifier.error('two');
    expect(texts()).toEqual(['two', 'one']);
    expect(notifier.shown().map(({ kind }) => kind)).toEqual(['error', 'info']);
  });

  test('toasts beyond the third wait with their full duration', () => {
    for (const text of ['one', 'two', 'three', 'four']) notifier.info(text);
    expect(texts()).toEqual(['three', 'two', 'one']);
    vi.advanceTimersByTime(4000);
    expect(texts()).toEqual(['four']);
    vi.advanceTimersByTime(3999);
    expect(texts()).toEqual(['four']);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });

  test('a repeated toast is shown once and restarts its timer', () => {
    const first = notifier.error('No connection');
    vi.advanceTimersByTime(3000);
    expect(notifier.error('No connection')).toBe(first);
    expect(texts()).toEqual(['No connection']);
    vi.advanceTimersByTime(3999);
    expect(texts()).toEqual(['No connection']);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });

  test('clearing removes all toasts, including waiting ones', () => {
    for (const text of ['one', 'two', 'three', 'four']) notifier.info(text);
    notifier.clear();
    expect(texts()).toEqual([]);
    vi.advanceTimersByTime(10_000);
    expect(texts()).toEqual([]);
  });
});

describe('subscription to toasts', () => {
  test('toast listeners are called on every change until they unsubscribe', () => {
    const listener = vi.fn();
    const stop = notifier.subscribe(listener);
    const id = notifier.info('Hello');
    expect(listener).toHaveBeenCalledTimes(1);
    notifier.dismiss(id);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    notifier.info('Nobody hears');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test('the list of toasts is the same array until it changes', () => {
    notifier.info('Hello');
    const before = notifier.shown();
    notifier.dismiss(999);
    notifier.pause();
    notifier.resume();
    expect(notifier.shown()).toBe(before);
  });
});
