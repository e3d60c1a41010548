import sharp, { type Sharp } from 'sharp';
import type { Blobs } from '../files/blobs.ts';
import { fileKey, thumbnailKey } from '../files/files.ts';
import { PHOTO_SIDES, THUMBNAIL_SIDE } from '../files/pictureSizes.ts';
import { photoKey } from '../files/profilePhotos.ts';
import { documents } from './content/documents.ts';
import { writePdf } from './pdf.ts';
import type { Portrait } from './pictures/people.ts';
import { drawPicture } from './pictures/picture.ts';
import { drawPortrait } from './pictures/portrait.ts';
import type { DemoPlan, PlannedFile } from './plan.ts';

// Every picture is drawn once.
sharp.cache(false);

/** What a file's bytes tell of it. */
export interface MadeFile {
  file_size: number;
  width: number | null;
  height: number | null;
}

/** How many pictures are made at a time: rendering one is the work of one core. */
const AT_ONCE = 4;

/**
 * Draws and stores every picture, portrait and document of a plan; returns the facts of its files by
 * id. It goes around the checks of an upload on purpose: a picture is rendered once, and both its
 * sizes are made of the pixels.
 */
export async function makeFiles(blobs: Blobs, plan: DemoPlan): Promise<Map<string, MadeFile>> {
  const made = new Map<string, MadeFile>();
  const work = [
    ...plan.files.map((file) => async () => {
      made.set(file.row.id, await makeFile(blobs, file));
    }),
    ...plan.members.map(({ row, portrait }) => async () => {
      if (portrait && row.photo_version) await makePhoto(blobs, row.photo_version, portrait);
    }),
  ].values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const piece of work) await piece();
    }),
  );
  return made;
}

async function makeFile(blobs: Blobs, { row, source }: PlannedFile): Promise<MadeFile> {
  if ('document' in source) {
    const document = documents[source.document];
    const bytes = typeof document === 'string' ? Buffer.from(document) : writePdf(document);
    await blobs.put(fileKey(row), bytes);
    return { file_size: bytes.byteLength, width: null, height: null };
  }
  const { svg, width, height } = drawPicture(source.picture, source.copy);
  const pixels = await pixelsOf(svg);
  const bytes = await encoded(pixels(), row.mime_type);
  const thumbnail = await pixels()
    .resize({ width: THUMBNAIL_SIDE, height: THUMBNAIL_SIDE, fit: 'inside' })
    .webp({ quality: 78, effort: 1 })
    .toBuffer();
  await blobs.put(thumbnailKey(row.id), thumbnail);
  await blobs.put(fileKey(row), bytes);
  return { file_size: bytes.byteLength, width, height };
}

async function makePhoto(blobs: Blobs, version: string, portrait: Portrait): Promise<void> {
  const pixels = await pixelsOf(drawPortrait(portrait));
  for (const size of ['small', 'medium', 'large'] as const) {
    const bytes = await pixels()
      .resize(PHOTO_SIDES[size], PHOTO_SIDES[size])
      .webp({ quality: 86, effort: 2 })
      .toBuffer();
    await blobs.put(photoKey(version, size), bytes);
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
