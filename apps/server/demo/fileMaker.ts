import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { photoKey } from '../src/areas/account/profilePhotos.ts';
import { fileKey, thumbnailKey } from '../src/files/fileKeys.ts';
import { PHOTO_SIDES, THUMBNAIL_SIDE } from '../src/files/pictureSizes.ts';
import { answerOnce } from '../src/ownProcess.ts';
import { documents } from './content/documents.ts';
import { demoFile } from './demoFile.ts';
import { writePdf } from './pdf.ts';
import type { PlannedFile } from './plan.ts';

/** Files to make, and the empty folder for them. */
export interface FilesWanted {
  folder: string;
  files: readonly PlannedFile[];
  photos: readonly { version: string; portrait: string }[];
}

/** Properties read from a file's bytes. */
export interface MadeFile {
  file_size: number;
  width: number | null;
  height: number | null;
}

/** Properties of the files by id, and every key written to the folder. */
export interface FilesMade {
  made: ReadonlyMap<string, MadeFile>;
  keys: readonly string[];
}

/** Number of pictures made in parallel: each occupies one core. */
const AT_ONCE = 4;

answerOnce(makeAll);

type Store = (key: string, bytes: Uint8Array) => Promise<void>;

/** Makes all sizes of every picture and portrait, and every document, skipping upload checks. */
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
    if (document === undefined) throw new Error(`demo: there is no ${source.document}`);
    const bytes = typeof document === 'string' ? Buffer.from(document) : writePdf(document);
    await store(fileKey(row), bytes);
    return { file_size: bytes.byteLength, width: null, height: null };
  }
  const bytes = await demoFile(`posts/pictures/${source.picture}`);
  const { width, height } = await sharp(bytes).metadata();
  const size = { width: THUMBNAIL_SIDE, height: THUMBNAIL_SIDE, fit: 'inside' } as const;
  const thumbnail = sharp(bytes).resize(size).webp({ quality: 78, effort: 1 });
  await store(thumbnailKey(row.id), await thumbnail.toBuffer());
  await store(fileKey(row), bytes);
  return { file_size: bytes.byteLength, width, height };
}

async function makePhoto(store: Store, version: string, portrait: string): Promise<void> {
  const bytes = await demoFile(`account/portraits/${portrait}`);
  for (const size of ['small', 'medium', 'large'] as const) {
    const photo = sharp(bytes).resize(PHOTO_SIDES[size], PHOTO_SIDES[size]);
    await store(photoKey(version, size), await photo.webp({ quality: 86, effort: 1 }).toBuffer());
  }
}
