import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStorage, type StorageBackend } from './storageBackend.ts';
import { storedValue } from './storedValue.ts';

const key = 'saudagar.colour.v1';
const parse = (saved: unknown) => (typeof saved === 'string' ? { name: saved } : null);

let keeping: StorageBackend;
beforeEach(() => {
  keeping = createMemoryStorage();
});

const colour = (from: StorageBackend = keeping) =>
  storedValue<{ name: string } | null>({ key, fallback: null, parse }, from);

describe('a stored value', () => {
  it('is its fallback until it is written, and again once it is cleared', () => {
    const stored = storedValue({ key, fallback: 'red', parse: String }, keeping);
    expect(stored.read()).toBe('red');
    stored.write('blue');
    expect(stored.read()).toBe('blue');
    stored.clear();
    expect(stored.read()).toBe('red');
  });

  it('outlives the page', () => {
    storedValue({ key, fallback: 'red', parse: String }, keeping).write('blue');
    expect(storedValue({ key, fallback: 'red', parse: String }, keeping).read()).toBe('blue');
  });

  // SHELL-124
  it.each(['{', '42', 'null', '', '[object Object]'])('drops the damaged value %j', (raw) => {
    keeping.storage.setItem(key, raw);
    expect(colour().read()).toBeNull();
  });

  it('drops a value whose reading throws', () => {
    keeping.storage.setItem(key, '1');
    const stored = storedValue(
      {
        key,
        fallback: 'red',
        parse: () => {
          throw new Error('odd');
        },
      },
      keeping,
    );
    expect(stored.read()).toBe('red');
  });

  it('takes a damaged value out of the storage', () => {
    keeping.storage.setItem(key, '{');
    expect(colour().read()).toBeNull();
    expect(keeping.storage.getItem(key)).toBeNull();
  });

  it('reads as the same object until it changes', () => {
    keeping.storage.setItem(key, '"blue"');
    const stored = colour();
    const first = stored.read();
    expect(stored.read()).toBe(first);
    keeping.storage.setItem(key, '"green"');
    expect(stored.read()).toEqual({ name: 'green' });
  });

  it('lives in memory where storage is full, and never shows an older value', () => {
    const stored = storedValue({ key, fallback: 'red', parse: String }, keeping);
    stored.write('blue');
    keeping.storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    stored.write('green');
    expect(stored.read()).toBe('green');
  });

  it('lives in memory where storage is forbidden', () => {
    const forbidden = () => {
      throw new DOMException('no', 'SecurityError');
    };
    const stored = storedValue(
      { key, fallback: 'red', parse: String },
      { ...keeping, storage: { getItem: forbidden, setItem: forbidden, removeItem: forbidden } },
    );
    stored.write('green');
    expect(stored.read()).toBe('green');
    stored.clear();
    expect(stored.read()).toBe('red');
  });
});

describe('its listeners', () => {
  const storageEvent = (changed: string | null) =>
    Object.assign(new Event('storage'), { key: changed });

  it('hear of changes here', () => {
    const onChange = vi.fn();
    const stored = colour();
    const stop = stored.subscribe(onChange);
    stored.write({ name: 'blue' });
    stored.clear();
    expect(onChange).toHaveBeenCalledTimes(2);
    stop();
    stored.clear();
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  // WID-026
  it.each(['subscribe', 'subscribeElsewhere'] as const)('%s hears of other tabs', (subscribe) => {
    const onChange = vi.fn();
    const stop = colour()[subscribe](onChange);
    keeping.page.dispatchEvent(storageEvent('another.key'));
    expect(onChange).not.toHaveBeenCalled();
    keeping.page.dispatchEvent(storageEvent(key));
    keeping.page.dispatchEvent(storageEvent(null));
    expect(onChange).toHaveBeenCalledTimes(2);
    stop();
    keeping.page.dispatchEvent(storageEvent(key));
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('hear of the page coming back from the page cache, not of a first show', () => {
    const onChange = vi.fn();
    colour().subscribeElsewhere(onChange);
    const show = (persisted: boolean) =>
      keeping.page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    show(false);
    expect(onChange).not.toHaveBeenCalled();
    show(true);
    expect(onChange).toHaveBeenCalledOnce();
  });

  it('elsewhere are not told of changes here', () => {
    const onChange = vi.fn();
    const stored = colour();
    stored.subscribeElsewhere(onChange);
    stored.write({ name: 'blue' });
    expect(onChange).not.toHaveBeenCalled();
  });
});
