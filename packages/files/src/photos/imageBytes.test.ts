import { expect, test } from 'vitest';
import { isAnimated, isCut, mimeOf } from './imageBytes.ts';

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : part,
    ),
  );
const PNG = '\x89PNG\r\n\x1a\n';
const HEADER = ['\0\0\0\x01IHDR', [7], '\0\0\0\0'];
const webp = (flags: number) => bytes('RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0', [flags]);

test.each([
  ['image/jpeg', bytes([0xff, 0xd8, 0xff])],
  ['image/png', bytes(PNG)],
  ['image/gif', bytes('GIF89a')],
  ['image/webp', webp(0)],
  [undefined, bytes('\0\0\0\x18ftypheic')],
  [undefined, bytes('')],
])('the type %s is read from the content', (mime, head) => {
  expect(mimeOf(head)).toBe(mime);
});

// FEED-214
test.each([
  ['a GIF', true, bytes('GIF89a')],
  ['a PNG with frames', true, bytes(PNG, ...HEADER, '\0\0\0\x08acTL')],
  ['a PNG without frames', false, bytes(PNG, ...HEADER, '\0\0\0\0IDAT', '\0\0\0\0acTL')],
  ['a cut PNG', false, bytes(PNG, '\0\0')],
  ['a WebP with frames', true, webp(2)],
  ['a transparent WebP', false, webp(16)],
  ['a JPEG', false, bytes([0xff, 0xd8])],
])('%s is animated: %s', (_, expected, head) => {
  expect(isAnimated(head)).toBe(expected);
});

/** A JPEG with a preview in its header, which has an end of its own. */
const JPEG = [
  [0xff, 0xd8, 0xff, 0xe1, 0, 6, 0xff, 0xda, 0xff, 0xd9],
  [0xff, 0xda, 1, 2, 3],
];

// FEED-216
test.each([
  ['a JPEG without its end', true, 'image/jpeg', bytes(...JPEG)],
  ['a JPEG', false, 'image/jpeg', bytes(...JPEG, [0xff, 0xd9])],
  ['a JPEG with data after its end', false, 'image/jpeg', bytes(...JPEG, [0xff, 0xd9], 'SEFT')],
  ['a PNG without its end', true, 'image/png', bytes(PNG, ...HEADER)],
  ['a PNG', false, 'image/png', bytes(PNG, ...HEADER, '\0\0\0\0IEND')],
  ['a WebP shorter than it says', true, 'image/webp', bytes('RIFF\x20\0\0\0WEBP')],
  ['a whole WebP', false, 'image/webp', bytes('RIFF\x04\0\0\0WEBP')],
  ['a file of another type', false, 'image/gif', bytes('GIF89a')],
])('%s is cut: %s', (_, expected, mime, file) => {
  expect(isCut(mime, file)).toBe(expected);
});
