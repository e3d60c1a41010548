import { readFile } from 'node:fs/promises';
import { Refusal } from '@saudagar/contract/server';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { createFairQueue } from '../limits/fairQueue.ts';
import { plainGif } from './gif.ts';
import { PHOTO_SIDES, THUMBNAIL_SIDE } from './pictureSizes.ts';

sharp.cache(false);

/**
 * Most pixels a picture may have, all frames together: what phones take by themselves, of up to 24.5
 * million. The bytes of a picture say nothing of how long decoding it takes.
 */
const PIXELS_MAX = 25_000_000;
/** Most frames a moving picture may have. */
const FRAMES_MAX = 1000;
/**
 * Pictures decoded at the same time, each of which may take some hundred megabytes; one of a member,
 * so that there is a place for another.
 */
const enter = createFairQueue(
  { running: 2, runningPerCaller: 1, waiting: 100, waitingPerCaller: 10 },
  () => new Refusal(503, 'picturesWaiting', { field: 'file', retryAfter: 10 }),
);

const FORMATS: Record<string, string> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
};

/** A picture made ready to be kept. */
export interface StoredImage {
  /** Without metadata and turned upright. */
  bytes: Buffer;
  /** WebP. */
  thumbnail: Buffer;
  /** Pixels. */
  width: number;
  height: number;
}

/**
 * Checks that a file is a whole picture of the media type, takes its metadata out (a phone writes
 * the place into it) and makes a thumbnail.
 * @throws Refusal 415 where it is no such picture, 413 where it has too many pixels.
 */
export async function prepareImage(
  path: string,
  mime: string,
  memberId: string,
): Promise<StoredImage> {
  return decoding(memberId, path, [mime], async (metadata) => {
    const bytes = await withoutMetadata(path, metadata);
    const thumbnail = await open(bytes)
      .autoOrient()
      .resize({
        width: THUMBNAIL_SIDE,
        height: THUMBNAIL_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .webp({ quality: 78 })
      .toBuffer();
    const { width, height } = metadata.autoOrient;
    return { bytes, thumbnail, width, height: metadata.pageHeight ?? height };
  });
}

/**
 * A profile photo cut square around its middle, as WebP in every size.
 * @throws Refusal 415 where it is none of the media types, 413 where it has too many pixels.
 */
export async function preparePhoto(
  path: string,
  mimes: readonly string[],
  memberId: string,
): Promise<Record<keyof typeof PHOTO_SIDES, Buffer>> {
  return decoding(memberId, path, mimes, async () => {
    const cut = (side: number) =>
      open(path).autoOrient().resize(side, side, { fit: 'cover' }).webp({ quality: 82 }).toBuffer();
    return {
      small: await cut(PHOTO_SIDES.small),
      medium: await cut(PHOTO_SIDES.medium),
      large: await cut(PHOTO_SIDES.large),
    };
  });
}

const open = (input: string | Buffer, animated = false): Sharp =>
  sharp(input, { limitInputPixels: PIXELS_MAX, failOn: 'error', animated });

async function decoding<T>(
  memberId: string,
  path: string,
  mimes: readonly string[],
  work: (metadata: Metadata) => Promise<T>,
): Promise<T> {
  const leave = await enter(memberId);
  try {
    const metadata = await open(path).metadata();
    // Only listed formats are decoded any further: sharp would draw an SVG too.
    if (!mimes.some((mime) => FORMATS[mime] === metadata.format))
      throw new Refusal(415, 'unsupportedFile', { field: 'file' });
    refuseTooManyPixels(metadata);
    return await work(metadata);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const tooLarge = error instanceof Error && /pixel limit/i.test(error.message);
    if (tooLarge) throw tooManyPixels();
    throw new Refusal(415, 'unsupportedFile', { field: 'file' });
  } finally {
    leave();
  }
}

const tooManyPixels = () => new Refusal(413, 'tooManyPixels', { field: 'file' });

/** All frames together: a browser that shows the picture unpacks them all. */
function refuseTooManyPixels({ width, height, pages = 1 }: Metadata): void {
  if (width * height * pages > PIXELS_MAX) throw tooManyPixels();
  if (pages > FRAMES_MAX) throw new Refusal(413, 'fileTooLarge', { field: 'file' });
}

async function withoutMetadata(path: string, metadata: Metadata): Promise<Buffer> {
  const isAnimated = (metadata.pages ?? 1) > 1;
  switch (metadata.format) {
    case 'jpeg':
      return open(path).autoOrient().jpeg({ quality: 90, mozjpeg: false }).toBuffer();
    case 'png':
      return open(path).autoOrient().png().toBuffer();
    case 'webp':
      return open(path, isAnimated).autoOrient().webp({ quality: 90 }).toBuffer();
    default: {
      const { bytes, frames } = plainGif(await readFile(path));
      if (frames > FRAMES_MAX) throw new Refusal(413, 'fileTooLarge', { field: 'file' });
      // Each frame must be whole, as those of the other formats are when they are written anew.
      await open(bytes, true).stats();
      return bytes;
    }
  }
}
