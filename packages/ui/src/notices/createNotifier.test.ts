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

describe('time', () => {
  // ADM-353
  test('a notice hides after 4 s (WID-090)', () => {
    notifier.success('Post shared');
    vi.advanceTimersByTime(3999);
    expect(texts()).toEqual(['Post shared']);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });

  test('a notice may stay longer: the flag notice 5 s (WID-091)', () => {
    notifier.info('Thank you', { duration: 5000 });
    vi.advanceTimersByTime(4999);
    expect(texts()).toEqual(['Thank you']);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });

  test('a notice with an action stays 8 s, and a second one like it stands by itself', () => {
    const action = { label: 'Undo', onAction: () => {} };
    notifier.success('Hidden', { action });
    notifier.success('Hidden', { action });
    vi.advanceTimersByTime(7999);
    expect(notifier.shown()).toHaveLength(2);
    expect(notifier.shown()[0]?.action).toBe(action);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });

  test('without end it stays until dismissed', () => {
    const id = notifier.error('Lost', { duration: Number.POSITIVE_INFINITY });
    vi.advanceTimersByTime(1e9);
    expect(texts()).toEqual(['Lost']);
    notifier.dismiss(id);
    expect(texts()).toEqual([]);
  });

  test('reading stops the clocks, going on gives what was left', () => {
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

  test('pausing twice counts once', () => {
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

describe('several', () => {
  test('the newest comes first', () => {
    notifier.info('one');
    notifier.error('two');
    expect(texts()).toEqual(['two', 'one']);
    expect(notifier.shown().map(({ kind }) => kind)).toEqual(['error', 'info']);
  });

  test('more than three wait for their turn, with their whole time', () => {
    for (const text of ['one', 'two', 'three', 'four']) notifier.info(text);
    expect(texts()).toEqual(['three', 'two', 'one']);
    vi.advanceTimersByTime(4000);
    expect(texts()).toEqual(['four']);
    vi.advanceTimersByTime(3999);
    expect(texts()).toEqual(['four']);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });

  test('the same again is not shown twice: its time starts anew', () => {
    const first = notifier.error('No connection');
    vi.advanceTimersByTime(3000);
    expect(notifier.error('No connection')).toBe(first);
    expect(texts()).toEqual(['No connection']);
    vi.advanceTimersByTime(3999);
    expect(texts()).toEqual(['No connection']);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });

  test('all can be taken away at once, and none comes back', () => {
    for (const text of ['one', 'two', 'three', 'four']) notifier.info(text);
    notifier.clear();
    expect(texts()).toEqual([]);
    vi.advanceTimersByTime(10_000);
    expect(texts()).toEqual([]);
  });
});

describe('telling', () => {
  test('listeners hear of every change until they stop', () => {
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

  test('without a change the list is the same one', () => {
    notifier.info('Hello');
    const before = notifier.shown();
    notifier.dismiss(999);
    notifier.pause();
    notifier.resume();
    expect(notifier.shown()).toBe(before);
  });
});
