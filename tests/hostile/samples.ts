import type { Endpoint, Schema } from '@saudagar/contract';
import { core, z } from 'zod/mini';

/** The JSON Schema of one value. */
export interface Shape {
  /**
   * Of `["string", "null"]`, JSON Schema's type of a text or null, `fieldsOf` returns the first.
   */
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Shape[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: Shape;
  maxItems?: number;
  properties?: Record<string, Shape>;
  required?: string[];
  additionalProperties?: unknown;
}

/** A shape of a single type. */
interface FieldShape extends Omit<Shape, 'type' | 'items'> {
  type?: string | undefined;
  items?: FieldShape | undefined;
}

/** A field of a body or query. */
export interface Field {
  name: string;
  shape: FieldShape;
  isRequired: boolean;
}

/** Returns the shape of values that are sent. */
export const shapeOf = (schema: Schema): Shape =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;

/** Returns the schema's complaint about a value; undefined when it accepts the value. */
export const complaintOf = (schema: Schema, value: unknown): string | undefined =>
  core.safeParse(schema, value).error?.message;

/** Lists the fields of an endpoint's body or query without its file. */
export function fieldsOf(schema: Schema | undefined): Field[] {
  if (!schema) return [];
  const shape = shapeOf(withoutFile(schema));
  return Object.entries(shape.properties ?? {}).map(([name, of]) => ({
    name,
    shape: withOneType(of.anyOf?.find(({ type }) => type !== 'null') ?? of),
    isRequired: shape.required?.includes(name) ?? false,
  }));
}

const withOneType = (shape: Shape): FieldShape => ({
  ...shape,
  type: Array.isArray(shape.type) ? shape.type[0] : shape.type,
  items: shape.items && withOneType(shape.items),
});

function withoutFile(schema: Schema): Schema {
  if (schema instanceof core.$ZodOptional) return withoutFile(schema._zod.def.innerType);
  if (!(schema instanceof core.$ZodObject)) return schema;
  const { file: _, ...shape } = schema._zod.def.shape;
  return z.object(shape);
}

let made = 0;

/** Returns a text of the given length within the shape, unique where there is room. */
function textOf({ format, pattern }: FieldShape, length: number): string {
  made += 1;
  const mark = String(made);
  if (format === 'email') {
    // Labels of a domain have up to 63 characters, the local part up to 64.
    const domain = `@${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(60)}.id`;
    const short = `a${mark}@toko.id`;
    if (length <= short.length) return short.slice(-length);
    const name = length > 190 ? domain : '@toko.id';
    return mark.padStart(length - name.length, 'a') + name;
  }
  if (length === 0) return '';
  if (format === 'date-time') return '2031-05-06T07:08:09.000Z';
  if (format === 'uri') return `https://toko.id/${mark}`.padEnd(length, 'a').slice(0, length);
  const candidates = [mark.padStart(length, 'a').slice(-length), '1'.repeat(length)];
  const fits = (text: string) => pattern === undefined || new RegExp(pattern, 'u').test(text);
  return candidates.find(fits) ?? candidates[0] ?? '';
}

/** A value that the shape allows. */
function allowedValue(shape: FieldShape): unknown {
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  switch (shape.type) {
    case 'string':
      return textOf(shape, Math.max(shape.minLength ?? 0, LEAST[shape.format ?? ''] ?? 12));
    case 'number':
    case 'integer':
      return shape.minimum ?? 1;
    case 'boolean':
      return true;
    case 'array':
      return [];
    case 'object':
      return objectOf(shape);
    default:
      return undefined;
  }
}

const objectOf = ({ properties = {}, required = [] }: FieldShape): object =>
  Object.fromEntries(
    required.map((name) => [name, allowedValue(withOneType(properties[name] ?? {}))]),
  );

/** Returns a valid body or query with required fields only. */
export const sampleOf = (fields: readonly Field[]): Record<string, unknown> =>
  Object.fromEntries(
    fields
      .filter(({ isRequired }) => isRequired)
      .map(({ name, shape }) => [name, allowedValue(shape)]),
  );

/** Minimum length of a text in a format. */
const LEAST: Readonly<Record<string, number>> = { email: 12, uri: 24 };
/** A body above a megabyte is refused before its fields are read. */
const FAR_BEYOND = 500_000;

/** Fields whose values are names of a list that no schema has. */
const LISTED: readonly string[] = ['time_zone'];

/** Values at the limits of a field: accepted ones, and those just beyond. */
export function edgesOf({ name, shape, isRequired }: Field): {
  inside: unknown[];
  outside: unknown[];
} {
  const { type, minLength = 0, maxLength, minimum, maximum, items, maxItems } = shape;
  if (type === 'array' && items) {
    const list = (length: number) => Array.from({ length }, () => allowedValue(items));
    return maxItems === undefined
      ? { inside: [[]], outside: [] }
      : { inside: [[], list(maxItems - 1), list(maxItems)], outside: [list(maxItems + 1)] };
  }
  if (type === 'number' || type === 'integer')
    return {
      inside: [minimum, maximum].filter((edge) => edge !== undefined),
      outside: [(minimum ?? 0) - 1, (maximum ?? Number.MAX_SAFE_INTEGER) + 1],
    };
  if (type !== 'string' || shape.enum || shape.const !== undefined)
    return { inside: [allowedValue(shape)], outside: [] };
  const text = (length: number) => textOf(shape, length);
  const least = Math.max(minLength, LEAST[shape.format ?? ''] ?? 0, isRequired ? 1 : 0);
  const fits = (each: string) => !shape.pattern || new RegExp(shape.pattern, 'u').test(each);
  const most = maxLength ? [text(maxLength - 1), text(maxLength)] : [];
  return {
    inside: LISTED.includes(name) ? [] : [text(least), text(least + 1), ...most].filter(fits),
    outside: [
      ...(minLength > 0 ? [text(minLength - 1)] : []),
      ...(maxLength ? [text(maxLength + 1), text(Math.min(maxLength * 50, FAR_BEYOND))] : []),
    ],
  };
}

/** Values of other types than a field's own. */
export function strangersOf({ shape, isRequired }: Field): unknown[] {
  const values: Record<string, unknown> = {
    string: 'x\u00e9 ',
    number: 7.5,
    boolean: true,
    array: [[{}]],
    object: { toString: 'x' },
  };
  const { [shape.type === 'integer' ? 'number' : (shape.type ?? '')]: _, ...others } = values;
  const picked = Object.values(others);
  return shape.enum || shape.const !== undefined
    ? ['no-such-choice', ...picked]
    : [...picked, ...(isRequired ? [null] : [])];
}

/** Returns an endpoint's required query; an empty string when there is none. */
export function queryOf({ query }: Endpoint): string {
  const fields = Object.entries(sampleOf(fieldsOf(query)));
  if (fields.length === 0) return '';
  return `?${new URLSearchParams(fields.map(([name, value]) => [name, String(value)]))}`;
}

/** Fills in the parameters of an endpoint's path. */
export const pathOf = ({ path }: Endpoint, params: Record<string, string>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
