import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStorage, type StorageBackend } from './storageBackend.ts';
import { storedValue } from './storedValue.ts';

const key = 'saudagar.colour.v1';
const parse = (saved: unknown) => (typeof saved === 'string' ? { name: saved } : null);

let backend: StorageBackend;
beforeEach(() => {
  backend = createMemoryStorage();
});

const colour = (from: StorageBackend = backend) =>
  storedValue<{ name: string } | null>({ key, fallback: null, parse }, from);

describe('a stored value', () => {
  it('a stored value is its fallback until written, and again once cleared', () => {
    const stored = storedValue({ key, fallback: 'red', parse: String }, backend);
    expect(stored.read()).toBe('red');
    stored.write('blue');
    expect(stored.read()).toBe('blue');
    stored.clear();
    expect(stored.read()).toBe('red');
  });

  it('a stored value outlives the page', () => {
    storedValue({ key, fallback: 'red', parse: String }, backend).write('blue');
    expect(storedValue({ key, fallback: 'red', parse: String }, backend).read()).toBe('blue');
  });

  // SHELL-124
  it.each(['{', '42', 'null', '', '[object Object]'])(
    'the damaged value %j reads as the fallback',
    (raw) => {
      backend.storage.setItem(key, raw);
      expect(colour().read()).toBeNull();
    },
  );

  it('a value whose parsing throws reads as the fallback', () => {
    backend.storage.setItem(key, '1');
    const stored = storedValue(
      {
        key,
        fallback: 'red',
        parse: () => {
          throw new Error('odd');
        },
      },
      backend,
    );
    expect(stored.read()).toBe('red');
  });

  it('a damaged value is removed from the storage', () => {
    backend.storage.setItem(key, '{');
    expect(colour().read()).toBeNull();
    expect(backend.storage.getItem(key)).toBeNull();
  });

  it('a stored value reads as the same object until it changes', () => {
    backend.storage.setItem(key, '"blue"');
    const stored = colour();
    const first = stored.read();
    expect(stored.read()).toBe(first);
    backend.storage.setItem(key, '"green"');
    expect(stored.read()).toEqual({ name: 'green' });
  });

  it('a value is in memory when storage is full, and never shows an older one', () => {
    const stored = storedValue({ key, fallback: 'red', parse: String }, backend);
    stored.write('blue');
    backend.storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    stored.write('green');
    expect(stored.read()).toBe('green');
  });

  it('a value is in memory when storage is forbidden', () => {
    const forbidden = () => {
      throw new DOMException('no', 'SecurityError');
    };
    const stored = storedValue(
      { key, fallback: 'red', parse: String },
      { ...backend, storage: { getItem: forbidden, setItem: forbidden, removeItem: forbidden } },
    );
    stored.write('green');
    expect(stored.read()).toBe('green');
    stored.clear();
    expect(stored.read()).toBe('red');
  });
});

describe('listeners of a stored value', () => {
  const storageEvent = (changed: string | null) =>
    Object.assign(new Event('storage'), { key: changed });

  it('listeners receive changes of this tab', () => {
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
  it.each(['subscribe', 'subscribeElsewhere'] as const)(
    'the subscription %s reports changes of other tabs',
    (subscribe) => {
      const onChange = vi.fn();
      const stop = colour()[subscribe](onChange);
      backend.page.dispatchEvent(storageEvent('another.key'));
      expect(onChange).not.toHaveBeenCalled();
      backend.page.dispatchEvent(storageEvent(key));
      backend.page.dispatchEvent(storageEvent(null));
      expect(onChange).toHaveBeenCalledTimes(2);
      stop();
      backend.page.dispatchEvent(storageEvent(key));
      expect(onChange).toHaveBeenCalledTimes(2);
    },
  );

  it('listeners are called after a return from the page cache, not on first show', () => {
    const onChange = vi.fn();
    colour().subscribeElsewhere(onChange);
    const show = (persisted: boolean) =>
      backend.page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    show(false);
    expect(onChange).not.toHaveBeenCalled();
    show(true);
    expect(onChange).toHaveBeenCalledOnce();
  });

  it('listeners for other tabs get no changes of this tab', () => {
    const onChange = vi.fn();
    const stored = colour();
    stored.subscribeElsewhere(onChange);
    stored.write({ name: 'blue' });
    expect(onChange).not.toHaveBeenCalled();
  });
});
