import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { storyOf } from '../../scripts/pictures/changedPicture.ts';
import { comparePictures } from '../../scripts/pictures/comparePictures.ts';

/** The folders of pictures, and whether new ones replace them. */
export interface PictureOptions {
  /** Folder of the saved pictures. */
  baselines: string;
  /** Folder that gets before, after and difference of a changed picture, for the review. */
  differences: string;
  /** File for the names of unchanged pictures that were taken more than once. */
  secondLooks: string;
  /** True when a new or changed picture replaces the saved one. */
  update: boolean;
}

/** Most attempts at a picture that differs. */
const MORE_LOOKS = 5;

/**
 * Compares a picture with the saved one: bytes first, pixels only where bytes differ. Takes one
 * that differs again until two in a row are alike, since the page may still be drawing. Returns a
 * message, or null.
 */
export async function checkPicture(
  name: string,
  take: () => Promise<Buffer>,
  options: PictureOptions,
): Promise<string | null> {
  const { baselines, differences, secondLooks, update } = options;
  const path = join(baselines, `${name}.png`);
  const held = existsSync(path) ? readFileSync(path) : null;
  const folder = join(differences, name);
  // A first try may have left files.
  rmSync(folder, { recursive: true, force: true });
  const first = await take();
  if (held?.equals(first)) return null;
  const picture = await steadyPicture(take, first);
  if (update) return held?.equals(picture) ? null : store(path, picture);
  const after = join(folder, 'after.png');
  if (!held) {
    store(after, picture);
    writeFileSync(join(folder, 'what.txt'), 'new');
    return `Picture ${name} is missing: look at the story, then run \`npm run pictures:update\`.`;
  }
  if (held.equals(picture)) return note(secondLooks, name);
  store(after, picture);
  const difference = comparePictures(path, after, join(folder, 'diff.png'));
  if (difference === null) {
    rmSync(folder, { recursive: true });
    return note(secondLooks, name);
  }
  copyFileSync(path, join(folder, 'before.png'));
  writeFileSync(join(folder, 'what.txt'), difference);
  return `Picture ${name} changed (${difference}): compare it in test-results/stories/review, and accept it with \`npm run pictures:review -- --accept ${storyOf(name)}\` if it is what you meant.`;
}

function note(file: string, name: string): null {
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `${name}\n`);
  return null;
}

/**
 * Takes pictures until two in a row are equal; returns the last one of a page that never settles.
 */
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
