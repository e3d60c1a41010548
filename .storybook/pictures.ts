import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How much two pixels may differ in colour, 0 to 1, before they count as different. */
const COLOUR_TOLERANCE = 0.05;

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
  const before = readFileSync(path);
  if (before.equals(picture)) return null;
  const difference = compare(before, picture);
  if (difference === null) return null;
  if (update) return store(path, picture);
  const folder = join(differences, name);
  store(join(folder, 'before.png'), before);
  store(join(folder, 'after.png'), picture);
  if (difference.image) store(join(folder, 'diff.png'), difference.image);
  return `Picture ${name} changed (${difference.reason}): see ${folder}, or run \`npm run pictures:update\`.`;
}

function store(path: string, bytes: Buffer): null {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
  return null;
}

function compare(before: Buffer, after: Buffer): { reason: string; image?: Buffer } | null {
  const [old, fresh] = [PNG.sync.read(before), PNG.sync.read(after)];
  if (old.width !== fresh.width || old.height !== fresh.height) {
    return { reason: `${old.width} × ${old.height} became ${fresh.width} × ${fresh.height}` };
  }
  const { width, height } = old;
  const image = new PNG({ width, height });
  const count = pixelmatch(old.data, fresh.data, image.data, width, height, {
    threshold: COLOUR_TOLERANCE,
  });
  return count === 0 ? null : { reason: `${count} pixels`, image: PNG.sync.write(image) };
}
