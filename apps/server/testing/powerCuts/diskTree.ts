import { lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Entries of a data folder that a power cut may delete: they are never promised. */
const PASSING = new Set(['scratch', 'lock.sqlite', 'lock.sqlite-journal', 'operator.sock']);

/** A file or folder with a stable number, whatever its current name. */
export type DiskNode = { id: number } & ({ entries: Map<string, DiskNode> } | { content: Buffer });
export type DiskFolder = Extract<DiskNode, { entries: unknown }>;

/** Reads a folder into memory and numbers its entries. */
export function readTree(path: string, nextId: () => number, isTop = true): DiskFolder {
  const entries = new Map<string, DiskNode>();
  const folder: DiskFolder = { id: nextId(), entries };
  for (const name of readdirSync(path)) {
    if (isTop && PASSING.has(name)) continue;
    const inner = join(path, name);
    entries.set(
      name,
      lstatSync(inner).isDirectory()
        ? readTree(inner, nextId, false)
        : { id: nextId(), content: readFileSync(inner) },
    );
  }
  return folder;
}

/** Writes a tree as a folder private to its owner, as PostgreSQL requires. */
export function writeTree(path: string, { entries }: DiskFolder): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  for (const [name, node] of entries) {
    const inner = join(path, name);
    if ('entries' in node) writeTree(inner, node);
    else writeFileSync(inner, node.content, { mode: 0o600 });
  }
}

/** Lists paths at which two trees differ. */
export function differences(one: DiskFolder, other: DiskFolder, at = ''): string[] {
  const names = new Set([...one.entries.keys(), ...other.entries.keys()]);
  return [...names].flatMap((name) => {
    const [left, right] = [one.entries.get(name), other.entries.get(name)];
    const path = `${at}/${name}`;
    if (left && right && 'entries' in left && 'entries' in right)
      return differences(left, right, path);
    if (left && right && 'content' in left && 'content' in right)
      return left.content.equals(right.content) ? [] : [path];
    return [path];
  });
}
/** Checks whether a path below the data folder is recorded. */
export const isLasting = (parts: readonly string[]): boolean => !PASSING.has(parts[0] ?? '');
