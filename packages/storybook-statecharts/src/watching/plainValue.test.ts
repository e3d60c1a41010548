import { expect, test } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { type PlainValue, plainValue } from './plainValue.ts';

/** A plain value in its shortest form. */
function said(value: PlainValue): unknown {
  if (!('entries' in value)) return value.text;
  const entries = value.entries.map(([name, one]) => [name, said(one)]);
  if (value.more > 0) entries.push(['more', value.more]);
  return Object.fromEntries(entries);
}

test('plain values are shown as they are', () => {
  expect(said(plainValue({ a: 'text', b: 1, c: true, d: null, e: undefined, f: 5n }))).toEqual({
    a: 'text',
    b: '1',
    c: 'true',
    d: 'null',
    e: 'undefined',
    f: '5',
  });
});

test('values that cannot be posted to another window are described in words', () => {
  const actor = createActor(createMachine({ id: 'lamp' }), { id: 'lamp' });
  const cycle: Record<string, unknown> = { name: 'loop' };
  cycle.self = cycle;
  const values = {
    cycle,
    actor,
    call: function press() {},
    file: new File(['photo'], 'batik.jpg'),
    date: new Date(0),
    late: new Date(Number.NaN),
    error: new TypeError('no'),
    bytes: new Uint8Array(4),
    map: new Map([['a', 1]]),
    set: new Set(['b']),
    promise: Promise.resolve(),
    symbol: Symbol('s'),
    get broken() {
      throw new Error('closed');
    },
  };
  const plain = plainValue(values);
  expect(structuredClone(plain)).toEqual(plain);
  expect(said(plain)).toEqual({
    cycle: { name: 'loop', self: 'the same as further up' },
    actor: 'actor lamp',
    call: 'function press',
    file: 'file batik.jpg, 5 bytes',
    date: '1970-01-01T00:00:00.000Z',
    late: 'no date',
    error: { message: 'no' },
    bytes: 'Uint8Array, 4 bytes',
    map: { a: '1' },
    set: { 0: 'b' },
    promise: 'promise',
    symbol: 'Symbol(s)',
    broken: 'cannot be read: closed',
  });
});

test('an object that occurs twice is not reported as a cycle', () => {
  const one = { a: 1 };
  expect(said(plainValue([one, one]))).toEqual({ 0: { a: '1' }, 1: { a: '1' } });
});

test('long values are truncated, with a count', () => {
  const list = plainValue(Array.from({ length: 5000 }, (_, index) => index));
  expect(list).toMatchObject({ kind: 'list', more: 4950 });
  expect(plainValue('a'.repeat(1000))).toMatchObject({
    text: expect.stringContaining('… (1000 characters)'),
  });
});

test('a large value is truncated to a small message', () => {
  const wide = (depth: number): unknown =>
    depth === 0 ? 'leaf' : Array.from({ length: 50 }, () => wide(depth - 1));
  expect(JSON.stringify(plainValue(wide(3))).length).toBeLessThan(200_000);
  const deep: Record<string, unknown> = {};
  let last = deep;
  for (let level = 0; level < 10_000; level += 1) {
    const next = {};
    last.next = next;
    last = next;
  }
  expect(JSON.stringify(plainValue(deep)).length).toBeLessThan(2000);
});
