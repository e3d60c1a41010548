/** Height of a long image, such as a screenshot of a whole page, in widths. */
const LONG = 2;

interface Size {
  readonly width?: number | null | undefined;
  readonly height?: number | null | undefined;
}

/** Returns true for an image that is a sliver when it fits the screen's height. */
export const isLong = ({ width, height }: Size): boolean =>
  Boolean(width && height && height > LONG * width);
