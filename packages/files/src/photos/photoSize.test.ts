import { expect, test } from 'vitest';
import { sentSize } from './photoSize.ts';

const SIDE_MAX = 16_384;

// FEED-214
test.each([
  ['a photo of 4 megapixels stays', 2000, 2000, 2000, 2000],
  ['a photo of 12 megapixels has 4 then', 4000, 3000, 2309, 1732],
  ['a photo of 48 megapixels has 4 then', 6000, 8000, 1732, 2309],
  ['a panorama keeps 1,080 px of height', 12_000, 2500, 5184, 1080],
  ['a long screenshot keeps its width', 1080, 9000, 1080, 9000],
  ['a screenshot longer than any canvas fits one', 1080, 20_000, 884, 16_384],
  ['a picture narrower than 1,080 px stays', 900, 6000, 900, 6000],
  ['a line of pixels keeps one', 25_000_000, 1, 16_384, 1],
])('%s', (_, width, height, sentWidth, sentHeight) => {
  expect(sentSize({ width, height }, SIDE_MAX)).toEqual({ width: sentWidth, height: sentHeight });
});
