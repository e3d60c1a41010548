import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import type { Refusal } from '@saudagar/contract/server';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { picture, zip } from '../../testing/sampleFiles.ts';
import { plainGif } from './gif.ts';
import { prepareImage } from './images.ts';
import { plainPng } from './png.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'images-'));
});
afterAll(() => rm(folder, { recursive: true }));

let count = 0;
async function prepared(bytes: Buffer, format: string) {
  count += 1;
  const path = join(folder, String(count));
  await writeFile(path, bytes);
  return prepareImage(path, `image/${format}`, 'member');
}
const statusOf = (bytes: Buffer, format: string) =>
  prepared(bytes, format).then(
    () => 200,
    (error: Refusal) => error.status,
  );

const refusalOf = (bytes: Buffer, format: string) =>
  prepared(bytes, format).catch(({ status, detail }: Refusal) => [status, detail]);

/** Location metadata that must not occur in the stored file. */
const LOCATION = 'Pasar Tanah Abang 6.18 S';
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description place="${LOCATION}"/></rdf:RDF></x:xmpmeta>`;

const still = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#b45309' } });

async function moving(frames: number, format: 'gif' | 'webp'): Promise<Buffer> {
  const each = Array.from({ length: frames }, (_, index) => ({
    create: {
      width: 20,
      height: 10,
      channels: 3 as const,
      background: { r: index * 9, g: 40, b: 80 },
    },
  }));
  const pngs = await Promise.all(each.map((one) => sharp(one).png().toBuffer()));
  return sharp(pngs, { join: { animated: true } })
    .toFormat(format, { delay: Array(frames).fill(120), loop: 3 })
    .toBuffer();
}

/** Makes a GIF extension: its label, then its content in blocks. */
const extension = (label: number, ...blocks: Buffer[]) =>
  Buffer.concat([
    Buffer.from([0x21, label]),
    ...blocks.flatMap((block) => [Buffer.from([block.length]), block]),
    Buffer.from([0]),
  ]);

/** Inserts extensions before the end of a GIF. */
const withExtensions = (gif: Buffer, ...extensions: Buffer[]) =>
  Buffer.concat([gif.subarray(0, -1), ...extensions, gif.subarray(-1)]);

const gifWithLocations = async (gif: Buffer) =>
  Buffer.concat([
    withExtensions(
      gif,
      extension(0xfe, Buffer.from(LOCATION)),
      extension(0xff, Buffer.from('XMP DataXMP'), Buffer.from(XMP.slice(0, 250))),
      extension(0xff, Buffer.from('ICCRGBG1012'), Buffer.from(LOCATION)),
    ),
    zip({ 'place.txt': LOCATION }),
  ]);

test('many large pictures of one member do not delay another member’s', async () => {
  const flat = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background: '#b45309' } })
      .webp({ lossless: true, effort: 0 })
      .toBuffer();
  const [large, small, over] = [join(folder, 'large'), join(folder, 'small'), join(folder, 'over')];
  await Promise.all(
    [flat(2500), flat(40), flat(5001)].map(async (bytes, index) =>
      writeFile([large, small, over][index] ?? '', await bytes),
    ),
  );
  let done = 0;
  const many = Array.from({ length: 12 }, () =>
    prepareImage(large, 'image/webp', 'ani').then(
      () => {
        done += 1;
      },
      ({ status, retryAfter }: Refusal) => ({ status, retryAfter }),
    ),
  );
  await prepareImage(small, 'image/webp', 'budi');
  expect(done).toBeLessThanOrEqual(2);
  // One runs and ten wait; the last gets 503 with Retry-After.
  expect(await many.at(-1)).toEqual({ status: 503, retryAfter: 10 });
  await Promise.all(many);
  expect(done).toBe(11);
  await expect(prepareImage(over, 'image/webp', 'ani')).rejects.toMatchObject({
    status: 413,
    detail: 'tooManyPixels',
  });
});

describe('location metadata of pictures', () => {
  const gps = {
    IFD0: { Make: LOCATION },
    IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 10/1 0/1' },
  };
  test.each([
    ['jpeg', () => still().withExif(gps).withXmp(XMP).jpeg().toBuffer()],
    ['png', () => still().withExif(gps).withXmp(XMP).png().toBuffer()],
    ['webp', () => still().withExif(gps).withXmp(XMP).webp().toBuffer()],
    [
      'webp',
      async () =>
        sharp(await moving(3, 'webp'), { animated: true })
          .withExif(gps)
          .webp()
          .toBuffer(),
    ],
    ['gif', async () => gifWithLocations(await picture('gif'))],
    ['gif', async () => gifWithLocations(await moving(3, 'gif'))],
  ] as const)('a stored %s has no location metadata', async (format, make) => {
    const source = await make();
    expect(source.includes(LOCATION)).toBe(true);
    const { bytes, thumbnail } = await prepared(source, format);
    for (const image of [bytes, thumbnail]) {
      expect(image.includes(LOCATION)).toBe(false);
      const { exif, xmp, iptc } = await sharp(image).metadata();
      expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
    }
  });

  test.each(['gif', 'webp'] as const)('a %s stays animated without location', async (format) => {
    const source = await moving(4, format);
    const { bytes } = await prepared(
      format === 'gif' ? await gifWithLocations(source) : source,
      format,
    );
    const [before, after] = await Promise.all(
      [source, bytes].map((one) => sharp(one, { animated: true }).metadata()),
    );
    for (const fact of ['pages', 'delay', 'loop', 'width', 'pageHeight'] as const)
      expect(after?.[fact], fact).toEqual(before?.[fact]);
    expect(after?.pages).toBe(4);
  });
});

test.each([
  [1000, 8000, 640, 800],
  [300, 2000, 300, 800],
  [900, 1200, 480, 640],
])('a picture of %d × %d has a sharp thumbnail', async (width, height, ...size) => {
  const top = { create: { width, height: width, channels: 3, background: 'red' } } as const;
  const bytes = await sharp({ create: { width, height, channels: 3, background: 'white' } })
    .composite([{ input: await sharp(top).png().toBuffer(), gravity: 'north' }])
    .png()
    .toBuffer();
  const { thumbnail } = await prepared(bytes, 'png');
  const { data, info } = await sharp(thumbnail).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual(size);
  // Red, the beginning.
  expect([...data.subarray(0, 2)]).toEqual([expect.closeTo(254, -1), expect.closeTo(0, -1)]);
});

/** Rotation and mirroring that turn an upright picture into each EXIF orientation. */
const BACK: Record<number, [angle: number, isMirrored: boolean]> = {
  1: [0, false],
  2: [0, true],
  3: [180, false],
  4: [180, true],
  5: [90, true],
  6: [270, false],
  7: [270, true],
  8: [90, false],
};

test.each([1, 2, 3, 4, 5, 6, 7, 8])('EXIF orientation %d turns upright', async (orientation) => {
  // A bright corner at the top left of the upright picture.
  const seen = await sharp({ create: { width: 64, height: 32, channels: 3, background: '#000' } })
    .composite([
      {
        input: { create: { width: 16, height: 16, channels: 3, background: '#fff' } },
        left: 0,
        top: 0,
      },
    ])
    .png()
    .toBuffer();
  // The stored orientation: rotated by an angle, then mirrored.
  const [angle, isMirrored] = BACK[orientation] ?? [0, false];
  const turned = await sharp(seen).rotate(angle).png().toBuffer();
  const held = await sharp(turned).flop(isMirrored).png().toBuffer();
  const stored = await sharp(held).withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer();
  const { bytes, width, height, thumbnail } = await prepared(stored, 'jpeg');
  expect([width, height]).toEqual([64, 32]);
  for (const image of [bytes, thumbnail]) {
    const { data, info } = await sharp(image)
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([64, 32]);
    const at = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? 0;
    expect(at(4, 4)).toBeGreaterThan(200);
    for (const [x, y] of [
      [60, 4],
      [4, 28],
      [60, 28],
    ] as const)
      expect(at(x, y)).toBeLessThan(60);
  }
});

/** Makes a chunk of a PNG. */
function chunk(type: string, content: Buffer): Buffer {
  const bytes = Buffer.alloc(12 + content.length);
  bytes.writeUInt32BE(content.length, 0);
  bytes.write(type, 4, 'latin1');
  content.copy(bytes, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), 8 + content.length);
  return bytes;
}

/** Inserts texts that inflate to 50 MB each after the header of a PNG. */
function withPackedTexts(png: Buffer, count: number): Buffer {
  const text = Buffer.concat([
    Buffer.from('k\0\0', 'latin1'),
    deflateSync(Buffer.alloc(50_000_000)),
  ]);
  const texts = Array<Buffer>(count).fill(chunk('zTXt', text));
  return Buffer.concat([png.subarray(0, 33), ...texts, png.subarray(33)]);
}

test('decompression bombs of two members do not delay a small picture', async () => {
  const large = await sharp({
    create: { width: 5000, height: 5000, channels: 4, background: '#b4530980' },
  })
    .toColourspace('rgb16')
    .png()
    .toBuffer();
  const bomb = withPackedTexts(large, 40);
  const names = ['ani', 'budi', 'citra'];
  const paths = names.map((name) => join(folder, name));
  await Promise.all(
    [bomb, bomb, await picture('png')].map((bytes, index) => writeFile(paths[index] ?? '', bytes)),
  );
  const ended: string[] = [];
  await Promise.all(
    names.map(async (name, index) => {
      await prepareImage(paths[index] ?? '', 'image/png', name);
      ended.push(name);
    }),
  );
  expect(ended[0]).toBe('citra');
  expect(ended).toHaveLength(3);
});

test('texts in a PNG are cut out before they are inflated', async () => {
  const png = await picture('png');
  expect(plainPng(withPackedTexts(png, 2)).equals(plainPng(png))).toBe(true);
  const moving = Buffer.concat([
    png.subarray(0, 33),
    chunk('acTL', Buffer.alloc(8)),
    png.subarray(33),
  ]);
  expect(plainPng(moving).equals(plainPng(png))).toBe(true);
  expect(plainPng(png).includes('IDAT')).toBe(true);
});

describe('decompression bombs', () => {
  test.each([
    [25_000_000, 1],
    [1, 25_000_000],
  ])('a PNG with too long a side is refused before decoding: %d × %d', async (width, height) => {
    const head = Buffer.alloc(13);
    head.writeUInt32BE(width, 0);
    head.writeUInt32BE(height, 4);
    head[8] = 1;
    const rows = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))));
    const png = Buffer.concat([
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      ...[chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))],
    ]);
    expect(await refusalOf(png, 'png')).toEqual([413, 'imageSideTooLong']);
  });

  test('a JPEG with hundreds of scans is refused before decoding', async () => {
    const jpeg = await still().jpeg({ progressive: true }).toBuffer();
    const last = jpeg.subarray(jpeg.lastIndexOf(Buffer.from([0xff, 0xda])), -2);
    const bomb = Buffer.concat([
      jpeg.subarray(0, -2),
      ...Array<Buffer>(200).fill(last),
      jpeg.subarray(-2),
    ]);
    expect(await refusalOf(bomb, 'jpeg')).toEqual([413, 'imageTooSlow']);
    expect(await statusOf(jpeg, 'jpeg')).toBe(200);
  });

  /** Makes a GIF with a canvas size and a number of one-pixel frames. */
  async function gifOf(side: number, frames: number): Promise<Buffer> {
    const one = await picture('gif', 1, 1);
    const { bytes } = plainGif(one);
    const first = bytes.indexOf(0x2c, 13);
    const head = Buffer.from(bytes.subarray(0, first));
    head.writeUInt16LE(side, 6);
    head.writeUInt16LE(side, 8);
    const frame = bytes.subarray(first, -1);
    return Buffer.concat([head, ...Array<Buffer>(frames).fill(frame), Buffer.from([0x3b])]);
  }
  const pngOf = async (side: number) => {
    const bytes = Buffer.from(await picture('png', 8, 8));
    bytes.writeUInt32BE(side, 16);
    bytes.writeUInt32BE(side, 20);
    return bytes;
  };

  test('a GIF with too many frames is refused before decoding', async () => {
    expect(await statusOf(await gifOf(1, 1001), 'gif')).toBe(413);
    expect(await statusOf(await gifOf(1, 1000), 'gif')).toBe(200);
  });

  test('a GIF with too many pixels in all its frames is refused before decoding', async () => {
    expect(await statusOf(await gifOf(2000, 13), 'gif')).toBe(413);
  });

  test('a GIF with many thin frames is refused before decoding', async () => {
    const tall = await gifOf(2000, 300);
    tall.writeUInt16LE(8, 6);
    expect(await refusalOf(tall, 'gif')).toEqual([413, 'tooManyPixels']);
  });

  test('a WebP with too many pixels in all its frames is refused before decoding', async () => {
    const bomb = await moving(4, 'webp');
    // Canvas of all frames, each side less one, as in the header.
    bomb.writeUIntLE(3999, 24, 3);
    bomb.writeUIntLE(3999, 27, 3);
    expect(await statusOf(bomb, 'webp')).toBe(413);
  });

  test('a PNG that claims huge dimensions is refused before decoding', async () => {
    expect([413, 415]).toContain(await statusOf(await pngOf(60_000), 'png'));
  });
});

describe('incomplete pictures', () => {
  test.each(['jpeg', 'png', 'webp', 'gif'] as const)('truncated %s is refused', async (format) => {
    const noise = await sharp({
      create: {
        width: 200,
        height: 200,
        channels: 3,
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
        background: '#000',
      },
    })
      .toFormat(format)
      .toBuffer();
    expect(await statusOf(noise, format)).toBe(200);
    for (const share of [0.9, 0.5, 0.1])
      expect(await statusOf(noise.subarray(0, Math.floor(noise.length * share)), format)).toBe(415);
  });

  test('a GIF with foreign bytes inside is refused', async () => {
    const gif = await picture('gif');
    const broken = Buffer.concat([gif.subarray(0, -1), Buffer.from('MZ\x90\0'), gif.subarray(-1)]);
    expect(await statusOf(broken, 'gif')).toBe(415);
  });
});
