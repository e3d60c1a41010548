import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createNotifier, type NoticeClock, type Notifier } from './createNotifier.ts';

/** A clock that stands still until told to go on. */
class HandClock implements NoticeClock {
  #now = 0;
  #due: { at: number; act: () => void }[] = [];

  now() {
    return this.#now;
  }

  after(ms: number, act: () => void) {
    const one = { at: this.#now + ms, act };
    this.#due.push(one);
    return () => {
      this.#due = this.#due.filter((other) => other !== one);
    };
  }

  goOn(ms: number) {
    const end = this.#now + ms;
    for (;;) {
      const next = this.#due.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#now = next.at;
      this.#due = this.#due.filter((other) => other !== next);
      next.act();
    }
    this.#now = end;
  }
}

let clock: HandClock;
let notifier: Notifier;
const texts = () => notifier.shown().map(({ text }) => text);

beforeEach(() => {
  clock = new HandClock();
  notifier = createNotifier({ clock });
});

describe('time', () => {
  test('a notice hides after 4 s (WID-090)', () => {
    notifier.success('Post shared');
    clock.goOn(3999);
    expect(texts()).toEqual(['Post shared']);
    clock.goOn(1);
    expect(texts()).toEqual([]);
  });

  test('a notice may stay longer: the flag notice 5 s (WID-091)', () => {
    notifier.info('Thank you', { duration: 5000 });
    clock.goOn(4999);
    expect(texts()).toEqual(['Thank you']);
    clock.goOn(1);
    expect(texts()).toEqual([]);
  });

  test('without end it stays until dismissed', () => {
    const id = notifier.error('Lost', { duration: Number.POSITIVE_INFINITY });
    clock.goOn(1e9);
    expect(texts()).toEqual(['Lost']);
    notifier.dismiss(id);
    expect(texts()).toEqual([]);
  });

  test('reading stops the clocks, going on gives what was left', () => {
    notifier.info('First');
    clock.goOn(3000);
    notifier.pause();
    clock.goOn(60_000);
    notifier.info('Second');
    expect(texts()).toEqual(['Second', 'First']);
    notifier.resume();
    clock.goOn(999);
    expect(texts()).toEqual(['Second', 'First']);
    clock.goOn(1);
    expect(texts()).toEqual(['Second']);
    clock.goOn(3000);
    expect(texts()).toEqual([]);
  });

  test('pausing twice counts once', () => {
    notifier.info('Read me');
    clock.goOn(1000);
    notifier.pause();
    notifier.pause();
    notifier.resume();
    notifier.resume();
    clock.goOn(2999);
    expect(texts()).toEqual(['Read me']);
    clock.goOn(1);
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
    clock.goOn(4000);
    expect(texts()).toEqual(['four']);
    clock.goOn(3999);
    expect(texts()).toEqual(['four']);
    clock.goOn(1);
    expect(texts()).toEqual([]);
  });

  test('the same again is not shown twice: its time starts anew', () => {
    const first = notifier.error('No connection');
    clock.goOn(3000);
    expect(notifier.error('No connection')).toBe(first);
    expect(texts()).toEqual(['No connection']);
    clock.goOn(3999);
    expect(texts()).toEqual(['No connection']);
    clock.goOn(1);
    expect(texts()).toEqual([]);
  });

  test('all can be taken away at once, and none comes back', () => {
    for (const text of ['one', 'two', 'three', 'four']) notifier.info(text);
    notifier.clear();
    expect(texts()).toEqual([]);
    clock.goOn(10_000);
    expect(texts()).toEqual([]);
  });
});

describe('telling', () => {
  test('listeners hear of every change until they stop', () => {
    const heard = vi.fn();
    const stop = notifier.subscribe(heard);
    const id = notifier.info('Hello');
    expect(heard).toHaveBeenCalledTimes(1);
    notifier.dismiss(id);
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    notifier.info('Nobody hears');
    expect(heard).toHaveBeenCalledTimes(2);
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
