/** Pixels up to which a photo is sent. */
export const PHOTO_PIXELS = 4_000_000;
/** Bytes up to which a photo of that many pixels is sent as it is. */
export const PHOTO_BYTES = 500_000;
/** Shorter side in pixels below which nothing is made smaller: a long screenshot stays readable. */
const SHORT_SIDE_MIN = 1080;
/** Pixels of the largest canvas that every phone draws. */
const CANVAS_PIXELS_MAX = 16_000_000;

/** Width and height in pixels. */
export interface PhotoSize {
  readonly width: number;
  readonly height: number;
}

/** Returns the size in which a photo is sent, never larger than it is. */
export function sentSize({ width, height }: PhotoSize, longSideMax: number): PhotoSize {
  const pixels = width * height;
  const readable = SHORT_SIDE_MIN / Math.min(width, height);
  const scale = Math.min(
    1,
    Math.max(Math.sqrt(PHOTO_PIXELS / pixels), readable),
    Math.sqrt(CANVAS_PIXELS_MAX / pixels),
    longSideMax / Math.max(width, height),
  );
  const scaled = (side: number) => Math.max(1, Math.floor(side * scale));
  return scale === 1 ? { width, height } : { width: scaled(width), height: scaled(height) };
}
