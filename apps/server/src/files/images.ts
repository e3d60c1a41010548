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

/** Most frames a moving picture may have. */
const FRAMES_MAX = 1000;
/** A row costs as much as this many pixels: frames are decoded as one strip, which may be thin. */
const ROW_PIXELS = 64;
/** Most passes over its pixels that a JPEG may need; cameras and editors write ten. */
const SCANS_MAX = 50;
/** Longest time that one step of decoding may take, in seconds. */
const DECODING_MAX = 60;
/** Most pixels of a picture that does not wait for large ones. */
const SMALL_PIXELS = 2_000_000;

/**
 * A line of pictures decoded at the same time, each of which may take some hundred megabytes; one of
 * a member, so that there is a place for another.
 */
const lineOfPictures = () =>
  createFairQueue(
    // Answered before a connection that says nothing for a minute is closed.
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
 * @throws Refusal 415 where it is no such picture, 413 where it is too large.
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
 * @throws Refusal 415 where it is none of the media types, 413 where it is too large.
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

/** Does `work` in turn: a small picture is looked at and worked on beside large ones. */
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
    // Only listed formats are decoded any further: sharp would draw an SVG too.
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

/** Takes out of a temporary file what would be decoded and not shown, before any of it is. */
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

/** All frames together: a browser that shows the picture unpacks them all. */
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
      // Each frame must be whole, as those of the other formats are when they are written anew.
      await open(bytes, true).stats();
      return bytes;
    }
  }
}
