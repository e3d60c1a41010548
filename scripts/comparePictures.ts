/**
 * Compares two pictures pixel by pixel: `comparePictures.ts before.png after.png diff.png`.
 * Prints how they differ and draws it, or prints nothing.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How much two pixels may differ in colour, 0 to 1, before they count as different. */
const COLOUR_TOLERANCE = 0.05;

const [beforePath = '', afterPath = '', differencePath = ''] = process.argv.slice(2);
const before = PNG.sync.read(readFileSync(beforePath));
const after = PNG.sync.read(readFileSync(afterPath));
const { width, height } = before;

if (width !== after.width || height !== after.height) {
  console.log(`${width} × ${height} became ${after.width} × ${after.height}`);
} else {
  const drawn = new PNG({ width, height });
  const options = { threshold: COLOUR_TOLERANCE };
  const count = pixelmatch(before.data, after.data, drawn.data, width, height, options);
  if (count > 0) {
    writeFileSync(differencePath, PNG.sync.write(drawn));
    console.log(`${count} pixels`);
  }
}
