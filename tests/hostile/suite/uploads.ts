import { FILE_LIMITS } from '@saudagar/contract';
import { endpoints } from '@saudagar/contract/server';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  legacyOffice,
  officeDocument,
  pdf,
  picture,
} from '../../../apps/server/testing/sampleFiles.ts';
import { leftBy } from '../../../apps/server/testing/uploadFixture.ts';
import { holds } from '../holds.ts';
import type { HostileHarness } from '../hostileHarness.ts';
import { fieldsOf, pathOf, sampleOf } from '../samples.ts';

const EXTENSIONS = [
  ...new Set(
    Object.values(FILE_LIMITS).flatMap(({ kinds }) => kinds.flatMap((kind) => kind.extensions)),
  ),
  ...['svg', 'html', 'exe', ''],
];
const NAMES = [
  ...['a', '../../etc/passwd', '..\\..\\boot', 'a\0b', 'a"b', 'a\r\nX: y', '\u202egpj.', 'a;b=c'],
  ...[
    'CON',
    '.',
    '..',
    ' ',
    '%00',
    'é'.repeat(40),
    'x'.repeat(300),
    '\ud83d',
    '日本',
    "a'b",
    'a\\',
  ],
];

/** A change of a file's bytes: position, length, and replacement. */
interface Cut {
  at: number;
  length: number;
  by: Uint8Array<ArrayBuffer>;
}

const cuts: fc.Arbitrary<Cut> = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.nat({ max: 40 }),
  by: fc.uint8Array({ maxLength: 24 }),
});

function cutInto(bytes: Buffer, { at, length, by }: Cut): Buffer {
  const from = Math.floor(at * bytes.length);
  return Buffer.concat([bytes.subarray(0, from), by, bytes.subarray(from + length)]);
}

/** Files and forms with false contents: accepted whole, or refused in words and not stored. */
export function uploadsSuite({ send, pathParams, realFields, server }: HostileHarness): void {
  const withFiles = endpoints.filter(({ encoding }) => encoding === 'multipart');
  let samples: Buffer[];

  beforeAll(async () => {
    samples = await Promise.all([
      picture('jpeg', 12, 9),
      picture('png', 12, 9),
      picture('webp', 12, 9),
      picture('gif', 12, 9),
      pdf(),
      officeDocument('docx'),
      legacyOffice('Workbook'),
      Buffer.from('Kopi, teh – gula'),
    ]);
  });

  /** Every row has its bytes and every file its row: two with a thumbnail. */
  afterAll(async () => {
    const { db } = server().community;
    const rows = await db.selectFrom('files').select(['file_type', 'has_poster']).execute();
    const photos = await db.selectFrom('members').select('photo_version').execute();
    const expected =
      rows.reduce(
        (sum, { file_type, has_poster }) => sum + (file_type === 'image' || has_poster ? 2 : 1),
        0,
      ) +
      3 * photos.filter(({ photo_version }) => photo_version !== null).length;
    const { files } = await leftBy(server());
    expect(files.length, 'files on the disk, for the rows there are').toBe(expected);
  });

  const head = (name: string, type: string) =>
    `Content-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}\r\n`;
  const formOf = (fields: object, fileHead: string, content: Buffer) =>
    Buffer.concat([
      ...Object.entries(fields).map(([key, value]) =>
        Buffer.from(`--b\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`),
      ),
      Buffer.from(`--b\r\n${fileHead}\r\n`),
      content,
      Buffer.from('\r\n--b--\r\n'),
    ]);

  interface Content {
    sample: number;
    cuts: Cut[];
    random: Uint8Array<ArrayBuffer> | null;
  }
  const contents: fc.Arbitrary<Content> = fc.record({
    sample: fc.nat({ max: 7 }),
    cuts: fc.array(cuts, { maxLength: 2 }),
    random: fc.option(fc.uint8Array({ maxLength: 120 }), { freq: 3 }),
  });
  const contentOf = ({ sample, cuts: each, random }: Content) =>
    random ? Buffer.from(random) : each.reduce(cutInto, samples[sample] ?? Buffer.alloc(0));

  describe.each(withFiles.map((each) => [each.name, each] as const))('%s', (_, endpoint) => {
    const fields = () => ({ ...sampleOf(fieldsOf(endpoint.body)), ...realFields(endpoint) });
    const sendForm = (form: Buffer, type = 'multipart/form-data; boundary=b') =>
      send(endpoint, pathOf(endpoint, pathParams(endpoint)), {
        headers: { 'content-type': type },
        body: new Uint8Array(form),
      });

    const files = fc.record({
      content: contents,
      name: fc.constantFrom(...NAMES),
      extension: fc.constantFrom(...EXTENSIONS),
      type: fc.constantFrom(
        '',
        'image/png',
        'application/pdf',
        'text/plain',
        'a/b; charset=x',
        '\u00ff',
      ),
    });
    test('the endpoint accepts a file whole under any name, or refuses it', () =>
      holds(40, files, async ({ content, name, extension, type }) => {
        const form = formOf(fields(), head(`${name}.${extension}`, type), contentOf(content));
        const { status, seen } = await sendForm(form);
        expect([endpoint.status, 400, 409, 413, 415, 422], seen).toContain(status);
      }));

    const forms = fc.record({
      content: contents,
      cuts: fc.array(cuts, { minLength: 1, maxLength: 3 }),
      boundary: fc.constantFrom('b', 'b', 'b', '', '"b"', '"b', 'c', 'b'.repeat(71), '\u00ff'),
      more: fc.constantFrom(
        '',
        'X-A: 1\r\n',
        `X-A: ${'a'.repeat(90_000)}\r\n`,
        'Content-Disposition: x\r\n',
      ),
    });
    test('the endpoint refuses a broken form, or accepts the rest of it', () =>
      holds(30, forms, async ({ content, cuts: each, boundary, more }) => {
        const form = formOf(fields(), head('a.png', 'image/png') + more, contentOf(content));
        const broken = each.reduce(cutInto, form);
        const { status, seen } = await sendForm(
          broken,
          `multipart/form-data; boundary=${boundary}`,
        );
        // The change may alter an id, and ten documents are the limit.
        expect([endpoint.status, 400, 404, 409, 413, 415, 422], seen).toContain(status);
      }));
  });
}
