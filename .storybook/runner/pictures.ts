import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { comparePictures } from './comparePictures.ts';

/** Where pictures lie and what to do with a new one. */
export interface PictureOptions {
  /** Folder of the pictures that hold. */
  baselines: string;
  /** Folder that gets before, after and difference of a changed picture. */
  differences: string;
  /** Whether a new or changed picture replaces the one that holds. */
  update: boolean;
}

/** How often a picture that differs is taken again at the most. */
const MORE_LOOKS = 5;

/**
 * Compares a picture with the one that holds: bytes first, pixels only where bytes differ. One that
 * differs may show what is still on its way to the screen, so it is taken anew until two in a row
 * are alike. Returns what is wrong, or null.
 */
export async function checkPicture(
  name: string,
  take: () => Promise<Buffer>,
  options: PictureOptions,
): Promise<string | null> {
  const { baselines, differences, update } = options;
  const path = join(baselines, `${name}.png`);
  const held = existsSync(path) ? readFileSync(path) : null;
  const first = await take();
  if (held?.equals(first)) return null;
  const picture = await steadyPicture(take, first);
  if (!held) {
    if (update) return store(path, picture);
    return `Picture ${name} is missing: look at the story, then run \`npm run pictures:update\`.`;
  }
  if (held.equals(picture)) return null;
  const folder = join(differences, name);
  const after = join(folder, 'after.png');
  store(after, picture);
  const difference = comparePictures(path, after, join(folder, 'diff.png'));
  if (difference === null || update) rmSync(folder, { recursive: true });
  if (difference === null) return null;
  if (update) return store(path, picture);
  copyFileSync(path, join(folder, 'before.png'));
  return `Picture ${name} changed (${difference}): see ${folder}, or run \`npm run pictures:update\`.`;
}

/** The picture that comes twice in a row; the last one of a page that never rests. */
async function steadyPicture(take: () => Promise<Buffer>, first: Buffer): Promise<Buffer> {
  let last = first;
  for (let look = 0; look < MORE_LOOKS; look += 1) {
    const next = await take();
    if (next.equals(last)) break;
    last = next;
  }
  return last;
}

function store(path: string, bytes: Buffer): null {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
  return null;
}
