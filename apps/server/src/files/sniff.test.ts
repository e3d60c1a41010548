import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FILE_LIMITS, fileKindOf } from '@saudagar/contract';
import type { Refusal } from '@saudagar/contract/server';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  legacyOffice,
  officeDocument,
  pdf,
  picture,
  video,
  zip,
} from '../../testing/sampleFiles.ts';
import { claimFits, kindOfContent } from './sniff.ts';

const ALL_KINDS = Object.values(FILE_LIMITS).flatMap(({ kinds }) => kinds);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sniff-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Returns the media type a file is accepted as; undefined, or the reason of refusal. */
async function takenAs(name: string, bytes: Uint8Array | string): Promise<string | undefined> {
  const kind = fileKindOf(name, ALL_KINDS);
  if (!kind) throw new Error(`no kind for ${name}`);
  const path = join(folder, name);
  await writeFile(path, bytes);
  return kindOfContent(path, kind).then(
    (taken) => taken?.mime,
    ({ status, detail }: Refusal) => `${status} ${detail}`,
  );
}

/** Makes an old Office document whose directory lies far from its start. */
const farDocument = () => {
  const document = legacyOffice('WordDocument');
  return Buffer.concat([document.subarray(0, 512), Buffer.alloc(131_072), document.subarray(512)]);
};

describe('content that matches its extension', () => {
  test.each([
    ['a.jpg', () => picture('jpeg')],
    ['a.jpeg', () => picture('jpeg')],
    ['a.png', () => picture('png')],
    ['a.gif', () => picture('gif')],
    ['a.webp', () => picture('webp')],
    ['a.pdf', pdf],
    ['a.docx', () => officeDocument('docx')],
    ['a.xlsx', () => officeDocument('xlsx')],
    ['a.doc', () => legacyOffice('WordDocument')],
    ['a.xls', () => legacyOffice('Workbook')],
    ['a.ppt', () => legacyOffice('PowerPoint Document')],
    ['a.pptx', () => officeDocument('pptx')],
    ['a.zip', () => zip({ 'gambar/denah.dwg': 'AC1032' })],
    ['a.txt', () => 'Harga per meter: Rp 45.000 — naïve 日本 < 5 & > 3'],
    ['far.txt', () => `${'a'.repeat(65_535)}é`],
    ['far.doc', farDocument],
    ['bom.txt', () => '\ufeffHarga'],
  ])('%s is accepted with content that matches its extension', async (name, make) => {
    expect(await takenAs(name, await make())).toBe(fileKindOf(name, ALL_KINDS)?.mime);
  });
});

describe('content that does not match its extension', () => {
  test.each([
    ['a PDF named PNG', 'a.png', pdf],
    ['text named PDF', 'a.pdf', () => 'hello'],
    ['an SVG named PNG', 'a.png', () => '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a sheet named document', 'a.docx', () => officeDocument('xlsx')],
    ['a zip that breaks off', 'a.docx', () => 'PK\x03\x04junk'],
    ['a document without its directory', 'a.docx', () => officeDocument('docx').subarray(0, -30)],
    ['a sheet named presentation', 'a.pptx', () => officeDocument('xlsx')],
    ['a plain zip named document', 'a.docx', () => zip({ 'readme.txt': 'hi' })],
    ['a document named archive', 'a.zip', () => officeDocument('docx')],
    ['an archive that breaks off', 'a.zip', () => 'PK\x03'],
    ['an installer in the Office container', 'a.doc', () => legacyOffice('Setup')],
    ['an old sheet named document', 'a.doc', () => legacyOffice('Workbook')],
    ['an old document named presentation', 'a.ppt', () => legacyOffice('WordDocument')],
    ['a page named text', 'a.txt', () => ' \n<!DOCTYPE html><p>hi'],
    ['a page behind a long gap', 'a.txt', () => `${' \n'.repeat(50_000)}<!doctype html>`],
    ['a script named text', 'a.txt', () => 'hello <script>alert(1)</script>'],
    ['an SVG named text', 'a.txt', () => '<svg onload="x()"/>'],
    ['XML named text', 'a.txt', () => '<?xml version="1.0"?><a/>'],
    ['bytes with NUL', 'a.txt', () => Buffer.from([104, 105, 0, 106])],
    ['text that is no UTF-8', 'a.txt', () => Buffer.from([0x48, 0xe9, 0x20])],
    ['a PNG named text', 'a.txt', () => picture('png')],
    [
      'text with other bytes far behind',
      'a.txt',
      () => Buffer.alloc(70_000, 'a').fill(0xe9, 69_999),
    ],
    ['text that ends within a letter', 'a.txt', () => Buffer.from([0x61, 0xc3])],
    ['nothing at all', 'a.png', () => ''],
  ])('%s is refused as content that does not match its extension', async (_, name, make) => {
    expect(await takenAs(name, await make())).toBeUndefined();
  });
});

test.each([
  ['a.doc', () => legacyOffice('WordDocument', 'Macros', 'VBA', '_VBA_PROJECT')],
  ['a.doc', () => legacyOffice('WordDocument', '_vba_project')],
  ['a.xls', () => legacyOffice('Workbook', '_VBA_PROJECT_CUR')],
  ['a.docx', () => officeDocument('docm')],
  ['a.docx', () => officeDocument('docx', { 'word/vbaProject.bin': 'Sub AutoOpen()' })],
  ['a.xlsx', () => officeDocument('xlsx', { 'xl/VBAPROJECT.BIN': 'Sub Auto_Open()' })],
  ['a.xlsx', () => officeDocument('xlsx', { 'xl/macrosheets/sheet1.xml': '<x/>' })],
])('an Office file with macros is refused with its reason: %s', async (name, make) => {
  expect(await takenAs(name, make())).toBe('415 fileHasMacros');
});

test('a picture is accepted by its content, whatever picture type its name says', async () => {
  expect(await takenAs('a.png', await picture('jpeg'))).toBe('image/jpeg');
  expect(await takenAs('a.jpg', await picture('webp'))).toBe('image/webp');
});

test('a file truncated anywhere is accepted or refused, without a crash', async () => {
  const whole: [string, Buffer][] = [
    ['a.jpg', await picture('jpeg')],
    ['a.png', await picture('png')],
    ['a.gif', await picture('gif')],
    ['a.webp', await picture('webp')],
    ['a.pdf', pdf()],
    ['a.doc', legacyOffice('WordDocument', 'Macros')],
    ['a.docx', officeDocument('docx')],
    ['a.xlsx', officeDocument('xlsx')],
    ['a.mp4', video('mp4')],
    ['a.webm', video('webm')],
  ];
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...whole),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.array(fc.tuple(fc.nat(200), fc.nat(255)), { maxLength: 4 }),
      async ([name, bytes], share, changes) => {
        const cut = Buffer.from(bytes.subarray(0, Math.round(share * bytes.length)));
        for (const [at, value] of changes) if (at < cut.length) cut[at] = value;
        const mime = fileKindOf(name, ALL_KINDS)?.mime;
        const taken = await takenAs(name, cut);
        if (!/image/.test(mime ?? ''))
          expect([mime, undefined, '415 fileHasMacros']).toContain(taken);
      },
    ),
    { numRuns: 300 },
  );
});

test.each([
  ['image/jpeg', 'image/jpeg', true],
  ['image/jpg', 'image/jpeg', true],
  ['', 'image/jpeg', true],
  [undefined, 'application/pdf', true],
  ['application/octet-stream', 'application/msword', true],
  ['text/plain; charset=utf-8', 'text/plain', true],
  ['image/png', 'image/jpeg', false],
  ['text/html', 'text/plain', false],
  ['image/svg+xml', 'image/png', false],
])('the declared type %s for %s fits: %s', (claimed, mime, expected) => {
  expect(claimFits(claimed, mime)).toBe(expected);
});
