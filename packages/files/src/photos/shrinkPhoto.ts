import { PHOTO_BYTES, PHOTO_PIXELS, sentSize } from './photoSize.ts';

/** Quality of the JPEG that is sent. */
const QUALITY = 0.85;
/** A result larger than this share of the file is not worth its loss. */
const WORTHWHILE = 0.8;

/** A photo to make smaller. */
export interface ShrinkInput {
  readonly file: Blob;
  /** False when only a photo over the limits is made smaller. */
  readonly isShrunk: boolean;
  /** True for a type that the server does not take. */
  readonly isConverted: boolean;
  /** Limits of the server. */
  readonly limits: { readonly bytes: number; readonly pixels: number; readonly side: number };
}

/** The smaller photo; null when the file is sent as it is; `unreadable` without any picture. */
export type Shrunk = Blob | null | 'unreadable';

/** Decodes a photo upright. */
export type Decode = (file: Blob) => Promise<ImageBitmap | HTMLImageElement>;

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Parts of a canvas, which a page and a worker make differently. */
export interface Drawing {
  readonly context: Context;
  encode(type: string, quality: number): Promise<Blob | null>;
}

/** Returns a canvas of a size; null where the browser has none that large. */
export type Draw = (width: number, height: number) => Drawing | null;

/** Makes a photo smaller, in the orientation in which it is seen. */
export async function shrinkPhoto(input: ShrinkInput, decode: Decode, draw: Draw): Promise<Shrunk> {
  const { file, isShrunk, isConverted, limits } = input;
  let picture: ImageBitmap | HTMLImageElement;
  try {
    picture = await decode(file);
  } catch {
    return 'unreadable';
  }
  try {
    const { width, height } = 'naturalWidth' in picture ? sizeOf(picture) : picture;
    const pixels = width * height;
    const isOver =
      file.size > limits.bytes || pixels > limits.pixels || Math.max(width, height) > limits.side;
    const isSmall = pixels <= PHOTO_PIXELS && file.size <= PHOTO_BYTES;
    const isRequired = isOver || isConverted;
    if (!isRequired && (isSmall || !isShrunk)) return null;

    const size = sentSize({ width, height }, limits.side);
    const drawing = draw(size.width, size.height);
    if (!drawing) return isRequired ? 'unreadable' : null;
    drawing.context.imageSmoothingQuality = 'high';
    drawing.context.drawImage(picture, 0, 0, size.width, size.height);
    if (file.type !== 'image/jpeg' && isTransparent(drawing.context, size.width, size.height)) {
      // Browsers that cannot write WebP write PNG.
      return isRequired ? ((await drawing.encode('image/webp', QUALITY)) ?? 'unreadable') : null;
    }
    const smaller = await drawing.encode('image/jpeg', QUALITY);
    if (isRequired) return smaller ?? 'unreadable';
    return smaller && smaller.size < file.size * WORTHWHILE ? smaller : null;
  } finally {
    if ('close' in picture) picture.close();
  }
}

const sizeOf = ({ naturalWidth: width, naturalHeight: height }: HTMLImageElement) => ({
  width,
  height,
});

/** Rows read at once, so that a large picture is not copied whole. */
const ROWS = 256;

function isTransparent(context: Context, width: number, height: number): boolean {
  for (let top = 0; top < height; top += ROWS) {
    const { data } = context.getImageData(0, top, width, Math.min(ROWS, height - top));
    for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true;
  }
  return false;
}
