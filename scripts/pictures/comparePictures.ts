import { readFileSync, writeFileSync } from 'node:fs';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Largest difference in colour, 0 to 1, at which two pixels count as equal. */
const COLOUR_TOLERANCE = 0.05;

/** Compares two pictures pixel by pixel. Returns a description with a difference image, or null. */
export function comparePictures(before: string, after: string, difference: string): string | null {
  const old = PNG.sync.read(readFileSync(before));
  const now = PNG.sync.read(readFileSync(after));
  const { width, height } = old;
  if (width !== now.width || height !== now.height) {
    return `${width} × ${height} became ${now.width} × ${now.height}`;
  }
  const drawn = new PNG({ width, height });
  const options = { threshold: COLOUR_TOLERANCE };
  const count = pixelmatch(old.data, now.data, drawn.data, width, height, options);
  if (count === 0) return null;
  writeFileSync(difference, PNG.sync.write(drawn));
  return `${count} pixels`;
}
