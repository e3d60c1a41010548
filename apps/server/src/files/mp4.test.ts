import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withoutLocation } from './mp4.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mp4-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Location metadata that must not occur in the stored file. */
const LOCATION = '-06.1862+106.8063/';
const FRAMES = 'frames of the film, which stay';

function box(type: string, ...parts: (Buffer | string)[]): Buffer {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
}

/** Makes a box with a 64-bit length. */
function longBox(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(16);
  head.writeUInt32BE(1, 0);
  head.write(type, 4, 'latin1');
  head.writeBigUInt64BE(BigInt(16 + content.length), 8);
  return Buffer.concat([head, content]);
}

const words = (...values: number[]) => {
  const bytes = Buffer.alloc(4 * values.length);
  values.forEach((value, offset) => {
    bytes.writeUInt32BE(value, 4 * offset);
  });
  return bytes;
};
const handler = (type: string) => box('hdlr', words(0, 0), type, Buffer.alloc(13));

/** Makes a track of one chunk with two samples. */
const track = (type: string, start: number, length: number, ...more: Buffer[]) =>
  box(
    'trak',
    box(
      'mdia',
      handler(type),
      box(
        'minf',
        box(
          'stbl',
          box('stco', words(0, 1, start)),
          box('stsc', words(0, 1, 1, 2, 1)),
          box('stsz', words(0, 0, 2, 4, length - 4)),
        ),
      ),
    ),
    ...more,
  );

const ftyp = box('ftyp', 'isom', words(512), 'isommp41');
const mdat = box('mdat', FRAMES, LOCATION);
/** Makes a video with its index after or before its frames; `index` receives the frames' offset. */
function film(index: (frames: number) => Buffer, order: 'after' | 'before' = 'after'): Buffer {
  const length = order === 'after' ? 0 : index(0).length;
  const moov = index(ftyp.length + length + 8);
  return Buffer.concat(order === 'after' ? [ftyp, mdat, moov] : [ftyp, moov, mdat]);
}
const shown = (frames: number, ...more: Buffer[]) => track('vide', frames, FRAMES.length, ...more);
/** Makes a sensor track whose samples follow the frames. */
const sensed = (type: string, frames: number) =>
  track(type, frames + FRAMES.length, LOCATION.length);
const xmp = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex');
const keys = box(
  'meta',
  handler('mdta'),
  box('keys', 'com.apple.quicktime.location.ISO6709'),
  box('ilst', LOCATION),
);

const cameras: Record<string, (order: 'after' | 'before') => Buffer> = {
  'an iPhone': (order) =>
    film((offset) => box('moov', shown(offset), sensed('meta', offset), keys), order),
  Android: (order) =>
    film(
      (offset) =>
        box('moov', shown(offset), sensed('meta', offset), box('udta', box('\xa9xyz', LOCATION))),
      order,
    ),
  GoPro: (order) =>
    film(
      (offset) =>
        box('moov', shown(offset), sensed('gpmd', offset), box('udta', box('GPMF', LOCATION))),
      order,
    ),
  DJI: (order) =>
    film(
      (offset) =>
        box('moov', shown(offset, keys), sensed('priv', offset), box('udta', LOCATION, keys), keys),
      order,
    ),
  'an editor': (order) =>
    Buffer.concat([
      film((offset) => box('moov', shown(offset), sensed('meta', offset)), order),
      box('uuid', xmp, LOCATION),
    ]),
  'a dashcam': (order) =>
    Buffer.concat([
      film(
        (offset) => box('moov', shown(offset), sensed('meta', offset), box('gps ', LOCATION)),
        order,
      ),
      box('free', 'GPS ', LOCATION),
      box('skip', LOCATION),
    ]),
  'a long film': () => {
    const frames = ftyp.length + 16;
    const content = Buffer.concat([
      shown(frames),
      sensed('meta', frames),
      longBox('udta', Buffer.from(LOCATION)),
    ]);
    return Buffer.concat([
      ftyp,
      longBox('mdat', Buffer.from(FRAMES + LOCATION)),
      longBox('moov', content),
    ]);
  },
};

test.each(
  Object.entries(cameras).flatMap(([name, make]) => [
    [name, 'after', make('after')] as const,
    [name, 'before', make('before')] as const,
  ]),
)('%s: the stored video has no location, with the index %s the frames', async (_, __, bytes) => {
  const path = join(folder, 'film.mp4');
  await writeFile(path, bytes);
  expect(bytes.includes(LOCATION)).toBe(true);
  await withoutLocation(path);
  const stored = await readFile(path);
  expect(stored.includes(LOCATION)).toBe(false);
  expect(stored.length).toBe(bytes.length);
  expect(stored.indexOf(FRAMES)).toBe(bytes.indexOf(FRAMES));
  // The visible track stays at its offset, with all its tables.
  const tables = bytes.indexOf('mdia') - 4;
  const end = tables + bytes.readUInt32BE(tables);
  expect(stored.subarray(tables, end)).toEqual(bytes.subarray(tables, end));
  await withoutLocation(path);
  expect(await readFile(path)).toEqual(stored);
});

test('a video truncated anywhere keeps its length and its frames', async () => {
  const path = join(folder, 'cut.mp4');
  const whole = cameras['an iPhone']?.('before') ?? Buffer.alloc(0);
  for (let length = 0; length < whole.length; length += 3) {
    await writeFile(path, whole.subarray(0, length));
    await withoutLocation(path);
    expect((await readFile(path)).length).toBe(length);
  }
});

test('a video track with more samples than its file is refused', async () => {
  const path = join(folder, 'claims.mp4');
  await writeFile(
    path,
    film((offset) => box('moov', track('meta', offset, 2 ** 31))),
  );
  await expect(withoutLocation(path)).rejects.toThrow(RangeError);
});
