import type { EventEdit } from './managing.ts';

/** Fields of an event's history with names of files. */
const FILE_FIELDS = ['banner', 'gallery', 'documents'] as const;

/** Names of an event's files by their purpose. */
export type FileNames = Readonly<Record<(typeof FILE_FIELDS)[number], readonly string[]>>;

/** File changes of one editor within these milliseconds are one edit. */
const ONE_EDIT_MS = 600_000;

type Edit = Pick<EventEdit, 'changes' | 'old_values'>;

/** Name of a file in the history: with its description, whose change is then shown. */
export const fileName = (name: string, description: string | null | undefined): string =>
  description ? `${name} (${description})` : name;

/** Returns true when file changes of an editor go on with their last edit. */
export const continuesFileEdit = (
  last: Pick<EventEdit, 'changes' | 'edited_at' | 'edit_reason'>,
  now: number,
): boolean =>
  !last.edit_reason &&
  now - Date.parse(last.edited_at) < ONE_EDIT_MS &&
  Object.keys(last.changes).every((field) => FILE_FIELDS.some((one) => one === field));

/** Joins changed files with the edit they go on with; null when nothing is changed any more. */
export function fileEdit(before: FileNames, after: FileNames, last?: Edit): Edit | null {
  const old = { ...before, ...(last?.old_values as Partial<FileNames> | undefined) };
  const changed = FILE_FIELDS.filter((field) => old[field].join('\n') !== after[field].join('\n'));
  if (changed.length === 0) return null;
  const only = (names: FileNames) =>
    Object.fromEntries(changed.map((field) => [field, [...names[field]]]));
  return { changes: only(after), old_values: only(old) };
}

/** Gives the named files the wanted order among themselves; all others keep their place. */
export function inFileOrder<One extends { readonly id: string }>(
  files: readonly One[],
  order: readonly string[],
): One[] {
  const named = [...new Set(order)].flatMap((id) => files.find((one) => one.id === id) ?? []);
  const isNamed = new Set(named);
  const next = named[Symbol.iterator]();
  return files.map((one) => (isNamed.has(one) ? (next.next().value ?? one) : one));
}
