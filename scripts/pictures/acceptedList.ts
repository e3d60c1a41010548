import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { ChangedPicture } from './changedPicture.ts';

/**
 * The list of a branch's accepted pictures: a line has a name and a digest of what was accepted, so
 * that a picture which changes once more is looked at once more.
 */
export function markAccepted(changed: readonly ChangedPicture[], path: string): ChangedPicture[] {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  const accepted = new Set(lines);
  return changed.map((picture) => ({ ...picture, isAccepted: accepted.has(lineOf(picture)) }));
}

/** Stores the list; lines of pictures that no longer differ from the base are left out. */
export function storeAccepted(changed: readonly ChangedPicture[], path: string): void {
  const lines = changed.filter(({ isAccepted }) => isAccepted).map(lineOf);
  writeFileSync(
    path,
    lines
      .sort()
      .map((line) => `${line}\n`)
      .join(''),
  );
}

function lineOf({ name, after }: ChangedPicture): string {
  if (!after) return `${name} removed`;
  return `${name} ${createHash('sha256').update(readFileSync(after)).digest('hex')}`;
}
