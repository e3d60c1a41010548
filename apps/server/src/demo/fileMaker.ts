import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { fileKey, thumbnailKey } from '../files/files.ts';
import { PHOTO_SIDES, THUMBNAIL_SIDE } from '../files/pictureSizes.ts';
import { photoKey } from '../files/profilePhotos.ts';
import { answerOnce } from '../ownProcess.ts';
import { documents } from './content/documents.ts';
import { writePdf } from './pdf.ts';
import type { Portrait } from './pictures/people.ts';
import { drawPicture } from './pictures/picture.ts';
import { drawPortrait } from './pictures/portrait.ts';
import type { PlannedFile } from './plan.ts';

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

// Every picture is drawn once, and whole pictures are what is done at the same time.
sharp.cache(false);
sharp.concurrency(1);

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
  const pixels = await pixelsOf(svg);
  const bytes = await encoded(pixels(), row.mime_type);
  const thumbnail = await pixels()
    .resize({ width: THUMBNAIL_SIDE, height: THUMBNAIL_SIDE, fit: 'inside' })
    .webp({ quality: 78, effort: 1 })
    .toBuffer();
  await store(thumbnailKey(row.id), thumbnail);
  await store(fileKey(row), bytes);
  return { file_size: bytes.byteLength, width, height };
}

async function makePhoto(store: Store, version: string, portrait: Portrait): Promise<void> {
  const pixels = await pixelsOf(drawPortrait(portrait));
  for (const size of ['small', 'medium', 'large'] as const) {
    const bytes = await pixels()
      .resize(PHOTO_SIDES[size], PHOTO_SIDES[size])
      .webp({ quality: 86, effort: 2 })
      .toBuffer();
    await store(photoKey(version, size), bytes);
  }
}

function encoded(image: Sharp, mime: string): Promise<Buffer> {
  switch (mime) {
    case 'image/png':
      return image.png({ palette: true, effort: 1 }).toBuffer();
    case 'image/webp':
      return image.webp({ quality: 86, effort: 2 }).toBuffer();
    default:
      return image.jpeg({ quality: 86 }).toBuffer();
  }
}

/** An SVG rendered once, to be read as often as it is needed. */
async function pixelsOf(svg: string) {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return () => sharp(data, { raw: { width, height, channels } });
}
