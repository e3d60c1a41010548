import type { Schema } from '@saudagar/contract';
import fc from 'fast-check';
import { type Shape, shapeOf } from './samples.ts';

/** Values that a schema accepts, as they are sent. */
export const validValuesOf = (schema: Schema): fc.Arbitrary<unknown> =>
  validValuesOfShape(shapeOf(schema));

function validValuesOfShape(shape: Shape): fc.Arbitrary<unknown> {
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  if (shape.anyOf) return fc.oneof(...shape.anyOf.map(validValuesOfShape));
  if (Array.isArray(shape.type))
    return fc.oneof(...shape.type.map((type) => validValuesOfShape({ ...shape, type })));
  const { minimum = 0, maximum = 1_000_000, items = {}, maxItems = 3 } = shape;
  switch (shape.type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return fc.integer({ min: minimum, max: Math.min(maximum, 1_000_000) });
    case 'array':
      return fc.array(validValuesOfShape(items), { maxLength: Math.min(maxItems, 3) });
    case 'object':
      return objectsOf(shape);
    case 'string':
      return textsOf(shape);
    default:
      // An object here would be the value's own: a later server adds no field to it.
      return fc.oneof(
        fc.jsonValue({ maxDepth: 0 }),
        fc.array(fc.jsonValue({ maxDepth: 0 }), { maxLength: 3 }),
      );
  }
}

/** Field of a record, whose fields are all its own: a later server adds none that are left out. */
const OF_RECORD = 'of_record';

function objectsOf({
  properties,
  required = [],
  additionalProperties,
}: Shape): fc.Arbitrary<unknown> {
  if (!properties && additionalProperties) return fc.record({ [OF_RECORD]: fc.string() });
  const fields = Object.fromEntries(
    Object.entries(properties ?? {}).map(([name, of]) => [name, validValuesOfShape(of)]),
  );
  return fc.record(fields, { requiredKeys: required });
}

function textsOf({ format, pattern, minLength = 0, maxLength = 40 }: Shape): fc.Arbitrary<string> {
  const size = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, 40)) };
  if (format === 'date-time' || format === 'date')
    return fc
      .date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, format === 'date' ? 10 : undefined));
  if (format === 'email') return fc.integer({ min: 0 }).map((n) => `a${n}@toko.id`);
  if (pattern === undefined) return fc.string({ ...size, unit: 'grapheme' });
  // Every pattern of the contract accepts letters or digits; one that does not is listed here.
  const takes = (unit: string) =>
    new RegExp(pattern, 'u').test(unit.repeat(Math.max(minLength, 5)));
  const unit = ['a', '1'].find(takes);
  if (unit === undefined) throw new Error(`tests/hostile/values.ts makes no text for ${pattern}`);
  return fc.string({ ...size, minLength: Math.max(minLength, 5), unit: fc.constant(unit) });
}

/**
 * Every code unit of a text, halves of surrogate pairs too. fast-check's own list of code points
 * takes nearly a second to make.
 */
const units = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));
/** Any text. */
export const arbitraryText = (maxLength: number): fc.Arbitrary<string> =>
  fc.string({ unit: units, maxLength });

/** Keys that can reach beyond the object they are set on. */
const TRICKY_KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'length', 'then', ''];

/** Values of other types than expected, as JSON. */
export const strangers: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    ...[null, true, 0, -1, 1.5, 1e308, Number.MAX_SAFE_INTEGER + 2, '', ' ', '0', 'null'],
    ...['\0', '\ud800', '\u202e', '\ufeff', '9'.repeat(400), 'x'.repeat(20_000)],
    ...[[], {}, [[[[[[]]]]]], { length: -1 }, ['']],
  ),
  arbitraryText(60),
  fc.jsonValue({ maxDepth: 3 }),
);

/** A change of a value somewhere in it. */
interface Change {
  /** Index of the changed position, modulo their number. */
  at: number;
  how: 'replace' | 'remove' | 'add' | 'wrap';
  key: string;
  by: unknown;
}

const changes: fc.Arbitrary<Change> = fc.record({
  at: fc.nat({ max: 200 }),
  how: fc.constantFrom('replace', 'remove', 'add', 'wrap'),
  key: fc.oneof(fc.constantFrom(...TRICKY_KEYS), fc.string({ maxLength: 8 })),
  by: strangers,
});

/** Valid values with one to three changes anywhere in them. */
export const mutated = (values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(values, fc.array(changes, { minLength: 1, maxLength: 3 }))
    .map(([value, each]) => each.reduce(change, structuredClone(value)));

/** Values with additional fields in their objects, as a later server sends them. */
export const withAdditions = (
  values: fc.Arbitrary<unknown>,
): fc.Arbitrary<{ plain: unknown; more: unknown }> =>
  fc
    .tuple(values, fc.jsonValue({ maxDepth: 1 }), fc.nat({ max: 999 }))
    .map(([plain, by, n]) => ({ plain, more: added(structuredClone(plain), `later_${n}`, by) }));

function added(value: unknown, key: string, by: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => added(each, key, by));
  if (typeof value !== 'object' || value === null || OF_RECORD in value) return value;
  const fields = Object.entries(value).map(([name, each]) => [name, added(each, key, by)]);
  return Object.fromEntries([...fields, [key, by]]);
}

type Holder = Record<string, unknown>;

/** Applies a change; a position it does not fit stays as it is. */
function change(value: unknown, { at, how, key, by }: Change): unknown {
  const root: Holder = { value };
  const slots = slotsIn(root);
  const [holder, name] = slots[at % slots.length] ?? [root, 'value'];
  const there = holder[name];
  if (how === 'replace') put(holder, name, by);
  else if (how === 'wrap') put(holder, name, [there]);
  else if (how === 'remove' && holder !== root) delete holder[name];
  else if (how === 'add' && typeof there === 'object' && there !== null && !Array.isArray(there))
    put(there as Holder, key, by);
  return root.value;
}

/** Sets an own field, whatever its name. */
const put = (holder: Holder, name: string, value: unknown) =>
  Object.defineProperty(holder, name, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });

function slotsIn(holder: Holder): [Holder, string][] {
  return Object.keys(holder).flatMap((name): [Holder, string][] => {
    const inner = holder[name];
    const deeper = typeof inner === 'object' && inner !== null ? slotsIn(inner as Holder) : [];
    return [[holder, name], ...deeper];
  });
}
