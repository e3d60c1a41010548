import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where pictures lie and what to do with a new one. */
export interface PictureOptions {
  /** Folder of the pictures that hold. */
  baselines: string;
  /** Folder that gets before, after and difference of a changed picture. */
  differences: string;
  /** Whether a new or changed picture replaces the one that holds. */
  update: boolean;
}

/**
 * Compares a picture with the one that holds: bytes first, pixels only where bytes differ.
 * Returns what is wrong, or null.
 */
export function checkPicture(
  name: string,
  picture: Buffer,
  options: PictureOptions,
): string | null {
  const { baselines, differences, update } = options;
  const path = join(baselines, `${name}.png`);
  if (!existsSync(path)) {
    if (update) return store(path, picture);
    return `Picture ${name} is missing: look at the story, then run \`npm run pictures:update\`.`;
  }
  if (readFileSync(path).equals(picture)) return null;
  const folder = join(differences, name);
  const after = join(folder, 'after.png');
  store(after, picture);
  const difference = compare(path, after, join(folder, 'diff.png'));
  if (difference === null || update) rmSync(folder, { recursive: true });
  if (difference === null) return null;
  if (update) return store(path, picture);
  copyFileSync(path, join(folder, 'before.png'));
  return `Picture ${name} changed (${difference}): see ${folder}, or run \`npm run pictures:update\`.`;
}

function store(path: string, bytes: Buffer): null {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
  return null;
}

/** In a process of its own: in the runner's sandbox a loop over pixels takes fifty times as long. */
function compare(before: string, after: string, difference: string): string | null {
  const script = join(process.cwd(), 'scripts/comparePictures.ts');
  const answer = execFileSync(process.execPath, [script, before, after, difference], {
    encoding: 'utf8',
  });
  return answer.trim() || null;
}
