import { readFile, writeFile } from 'node:fs/promises';
import { IMAGE_PIXELS_MAX, IMAGE_SIDE_MAX } from '@saudagar/contract';
import { Refusal } from '@saudagar/contract/server';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { createFairQueue } from '../limits/fairQueue.ts';
import { plainGif } from './gif.ts';
import { countScans } from './jpeg.ts';
import { PHOTO_SIDES, THUMBNAIL_SIDE } from './pictureSizes.ts';
import { plainPng } from './png.ts';

sharp.cache(false);

/** Maximum number of frames of an animated picture. */
const FRAMES_MAX = 1000;
/** Cost of a row in pixels: frames are decoded as one strip, which may be narrow. */
const ROW_PIXELS = 64;
/** Maximum number of scans of a JPEG; cameras and editors write ten. */
const SCANS_MAX = 50;
/** Timeout of one decoding step, in seconds. */
const DECODING_MAX = 60;
/** Maximum number of pixels of a picture that skips the queue of large ones. */
const SMALL_PIXELS = 2_000_000;

/**
 * Queue of pictures decoded concurrently, each of which may take some hundred megabytes; one for
 * each member, to leave room for another.
 */
const lineOfPictures = () =>
  createFairQueue(
    // Shorter than the idle timeout of a connection, which is a minute.
    { running: 2, runningPerCaller: 1, waiting: 100, waitingPerCaller: 10, patience: 40_000 },
    () => new Refusal(503, 'picturesWaiting', { field: 'file', retryAfter: 10 }),
  );
const enterSmall = lineOfPictures();
const enterLarge = lineOfPictures();

const FORMATS: Record<string, string> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
};

/** Height of a long picture's thumbnail in widths: its beginning alone, and sharp. */
const LONG_SHOWN = 1.25;

/** A picture ready to be stored. */
export interface StoredImage {
  /** Bytes without metadata, turned upright. */
  bytes: Buffer;
  /** Thumbnail as WebP. */
  thumbnail: Buffer;
  /** Width in pixels. */
  width: number;
  height: number;
}

/**
 * Validates a whole picture of the media type, strips its metadata (phones record locations) and
 * makes a thumbnail.
 * @throws Refusal 415 for any other content, 413 when too large
 */
export async function prepareImage(
  path: string,
  mime: string,
  memberId: string,
): Promise<StoredImage> {
  return decoding(memberId, path, [mime], async (metadata) => {
    const bytes = await withoutMetadata(path, metadata);
    const { width } = metadata.autoOrient;
    const height = metadata.pageHeight ?? metadata.autoOrient.height;
    const side = { width: THUMBNAIL_SIDE, height: THUMBNAIL_SIDE, withoutEnlargement: true };
    const thumbnail = await open(bytes)
      .autoOrient()
      .resize(
        height > 2 * width
          ? { ...side, height: THUMBNAIL_SIDE * LONG_SHOWN, fit: 'cover', position: 'top' }
          : { ...side, fit: 'inside' },
      )
      .webp({ quality: 78 })
      .toBuffer();
    return { bytes, thumbnail, width, height };
  });
}

/**
 * Crops a profile photo to a centered square, as WebP in every size.
 * @throws Refusal 415 for other media types, 413 when too large
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
  sharp(input, { limitInputPixels: IMAGE_PIXELS_MAX, failOn: 'error', animated }).timeout({
    seconds: DECODING_MAX,
  });

/** Runs `work` in the queue of its size: small pictures are not delayed by large ones. */
async function decoding<T>(
  memberId: string,
  path: string,
  mimes: readonly string[],
  work: (metadata: Metadata) => Promise<T>,
): Promise<T> {
  let leave = await enterSmall(memberId);
  try {
    await cutUnseen(path);
    const metadata = await open(path).metadata();
    // Only listed formats are decoded further: sharp would render an SVG too.
    if (!mimes.some((mime) => FORMATS[mime] === metadata.format))
      throw new Refusal(415, 'unsupportedFile', { field: 'file' });
    assertDecodable(metadata);
    if (pixelsOf(metadata) > SMALL_PIXELS) {
      leave();
      leave = await enterLarge(memberId);
    }
    return await work(metadata);
  } catch (error) {
    if (error instanceof Refusal || (error instanceof Error && 'syscall' in error)) throw error;
    const message = error instanceof Error ? error.message : '';
    if (/pixel limit/i.test(message)) throw new Refusal(413, 'tooManyPixels', { field: 'file' });
    if (/^timeout/i.test(message)) throw new Refusal(413, 'imageTooSlow', { field: 'file' });
    throw new Refusal(415, 'unsupportedFile', { field: 'file' });
  } finally {
    leave();
  }
}

/** Removes from a temporary file what would be decoded but not shown, before decoding. */
async function cutUnseen(path: string): Promise<void> {
  const source = await readFile(path);
  switch (source.toString('latin1', 0, 3)) {
    case '\x89PN':
      return writeFile(path, plainPng(source));
    case 'GIF': {
      const { bytes, frames } = plainGif(source);
      if (frames > FRAMES_MAX) throw new Refusal(413, 'fileTooLarge', { field: 'file' });
      return writeFile(path, bytes);
    }
    case '\xff\xd8\xff':
      if (countScans(source) > SCANS_MAX) throw new Refusal(413, 'imageTooSlow', { field: 'file' });
  }
}

/** Counts the pixels of all frames: a browser that shows the picture decodes them all. */
const pixelsOf = ({ width, height, pages = 1 }: Metadata): number =>
  Math.max(width, ROW_PIXELS) * height * pages;

function assertDecodable(metadata: Metadata): void {
  const { width, height, pages = 1 } = metadata;
  if (Math.max(width, height) > IMAGE_SIDE_MAX)
    throw new Refusal(413, 'imageSideTooLong', { field: 'file' });
  if (pixelsOf(metadata) > IMAGE_PIXELS_MAX)
    throw new Refusal(413, 'tooManyPixels', { field: 'file' });
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
      const bytes = await readFile(path);
      // Decodes each frame; other formats are fully decoded when they are re-encoded.
      await open(bytes, true).stats();
      return bytes;
    }
  }
}
