import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { photoKey } from '../src/areas/account/profilePhotos.ts';
import { fileKey, thumbnailKey } from '../src/files/fileKeys.ts';
import { PHOTO_SIDES, THUMBNAIL_SIDE } from '../src/files/pictureSizes.ts';
import { answerOnce } from '../src/ownProcess.ts';
import { documents } from './content/documents.ts';
import { writePdf } from './pdf.ts';
import type { Portrait } from './pictures/people.ts';
import { drawPicture } from './pictures/picture.ts';
import { drawPortrait } from './pictures/portrait.ts';
import type { PlannedFile } from './plan.ts';
import { type Recipe, rendered } from './rendered.ts';

/** What is to be made, and into which empty folder. */
export interface FilesWanted {
  folder: string;
  files: readonly PlannedFile[];
  photos: readonly { version: string; portrait: Portrait }[];
}

/** What a file's bytes tell of it. */
export interface MadeFile {
  file_size: number;
  width: number | null;
  height: number | null;
}

/** The facts of the files by their ids, and every key that was written in the folder. */
export interface FilesMade {
  made: ReadonlyMap<string, MadeFile>;
  keys: readonly string[];
}

/** How many pictures are made at a time: rendering one is the work of one core. */
const AT_ONCE = 4;

const PICTURES: Record<string, Recipe> = {
  'image/png': { format: 'png', options: { palette: true, effort: 1 } },
  'image/webp': { format: 'webp', options: { quality: 86, effort: 2 } },
  'image/jpeg': { format: 'jpeg', options: { quality: 86 } },
};

const THUMBNAIL: Recipe = {
  size: { width: THUMBNAIL_SIDE, height: THUMBNAIL_SIDE, fit: 'inside' },
  format: 'webp',
  options: { quality: 78, effort: 1 },
};

const photoOf = (side: number): Recipe => ({
  size: { width: side, height: side },
  format: 'webp',
  options: { quality: 86, effort: 2 },
});

answerOnce(makeAll);

type Store = (key: string, bytes: Uint8Array) => Promise<void>;

/**
 * Draws every picture, portrait and document. It goes around the checks of an upload on purpose: a
 * picture is rendered once, and both its sizes are made of the pixels.
 */
async function makeAll({ folder, files, photos }: FilesWanted): Promise<FilesMade> {
  const made = new Map<string, MadeFile>();
  const keys: string[] = [];
  const store: Store = async (key, bytes) => {
    const path = join(folder, key);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
    keys.push(key);
  };
  const work = [
    ...files.map((file) => async () => {
      made.set(file.row.id, await makeFile(store, file));
    }),
    ...photos.map(
      ({ version, portrait }) =>
        () =>
          makePhoto(store, version, portrait),
    ),
  ].values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const piece of work) await piece();
    }),
  );
  return { made, keys };
}

async function makeFile(store: Store, { row, source }: PlannedFile): Promise<MadeFile> {
  if ('document' in source) {
    const document = documents[source.document];
    const bytes = typeof document === 'string' ? Buffer.from(document) : writePdf(document);
    await store(fileKey(row), bytes);
    return { file_size: bytes.byteLength, width: null, height: null };
  }
  const { svg, width, height } = drawPicture(source.picture, source.copy);
  const recipe = PICTURES[row.mime_type];
  if (!recipe) throw new Error(`demo: no picture is made as ${row.mime_type}`);
  const as = rendered(svg);
  const bytes = await as(recipe);
  await store(thumbnailKey(row.id), await as(THUMBNAIL));
  await store(fileKey(row), bytes);
  return { file_size: bytes.byteLength, width, height };
}

async function makePhoto(store: Store, version: string, portrait: Portrait): Promise<void> {
  const as = rendered(drawPortrait(portrait));
  for (const size of ['small', 'medium', 'large'] as const)
    await store(photoKey(version, size), await as(photoOf(PHOTO_SIDES[size])));
}
