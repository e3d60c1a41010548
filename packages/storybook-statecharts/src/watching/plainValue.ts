/** A displayable copy of any value, as plain data. */
export type PlainValue =
  | { kind: 'text' | 'number' | 'word'; text: string }
  | { kind: 'list' | 'record'; label: string; entries: [name: string, PlainValue][]; more: number };

/** Limits of a displayed value; the rest is counted. */
const MOST_TEXT = 300;
const MOST_ENTRIES = 50;
const MOST_DEPTH = 8;
const MOST_VALUES = 2000;

const word = (text: string): PlainValue => ({ kind: 'word', text });

/**
 * Copies any value for display: cycles, functions, actors, files, elements and throwing getters
 * become words; long or deep values are truncated with a count.
 */
export function plainValue(value: unknown): PlainValue {
  let left = MOST_VALUES;
  const above: object[] = [];

  function copy(one: unknown): PlainValue {
    left -= 1;
    if (typeof one === 'string') return text(one);
    if (typeof one === 'number' || typeof one === 'bigint')
      return { kind: 'number', text: `${one}` };
    if (typeof one === 'function') return word(one.name ? `function ${one.name}` : 'function');
    if (typeof one !== 'object' || one === null) return word(String(one));
    return knownObject(one) ?? copyObject(one);
  }

  function copyObject(one: object): PlainValue {
    if (above.includes(one)) return word('the same as further up');
    if (above.length >= MOST_DEPTH || left <= 0) return word(`${labelOf(one)} …`);
    above.push(one);
    const [names, read] = contentOf(one);
    const entries: [string, PlainValue][] = [];
    for (const name of names) {
      if (entries.length === MOST_ENTRIES || left <= 0) break;
      entries.push([name, attempt(() => copy(read(name)))]);
    }
    above.pop();
    const isList = Array.isArray(one) || one instanceof Set;
    const more = names.length - entries.length;
    return { kind: isList ? 'list' : 'record', label: labelOf(one), entries, more };
  }

  return attempt(() => copy(value));
}

function attempt(read: () => PlainValue): PlainValue {
  try {
    return read();
  } catch (error) {
    return word(`cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const text = (whole: string): PlainValue => ({
  kind: 'text',
  text:
    whole.length > MOST_TEXT ? `${whole.slice(0, MOST_TEXT)}… (${whole.length} characters)` : whole,
});

/** Keys of an object, and a function that reads one. */
function contentOf(one: object): [string[], (name: string) => unknown] {
  if (one instanceof Map) {
    const byName = new Map([...one].map(([key, value]) => [String(key), value as unknown]));
    return [[...byName.keys()], (name) => byName.get(name)];
  }
  const held: object = one instanceof Set ? [...one] : one;
  const names = one instanceof Error ? ['message', ...Object.keys(one)] : Object.keys(held);
  return [names, (name) => (held as Record<string, unknown>)[name]];
}

/** Describes an object that is better named than expanded. */
function knownObject(one: object): PlainValue | null {
  if (isActor(one)) return word(`actor ${one.id}`);
  if (one instanceof Date) return word(Number.isNaN(one.getTime()) ? 'no date' : one.toISOString());
  if (one instanceof RegExp || one instanceof URL) return word(String(one));
  if (one instanceof Promise) return word('promise');
  if (typeof Blob !== 'undefined' && one instanceof Blob) {
    return word(`${'name' in one ? `file ${String(one.name)}` : 'blob'}, ${one.size} bytes`);
  }
  if (ArrayBuffer.isView(one)) return word(`${one.constructor.name}, ${one.byteLength} bytes`);
  if (typeof Node !== 'undefined' && one instanceof Node) {
    return word(`<${one.nodeName.toLowerCase()}>`);
  }
  return null;
}

const isActor = (one: object): one is { id: string } =>
  'sessionId' in one && 'send' in one && 'id' in one;

function labelOf(one: object): string {
  if (Array.isArray(one)) return '';
  const name = (Object.getPrototypeOf(one) as object | null)?.constructor?.name ?? '';
  return name === 'Object' ? '' : name;
}
