import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FILE_LIMITS, fileKindOf } from '@saudagar/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { legacyOffice, officeDocument, pdf, picture, zip } from '../../testing/sampleFiles.ts';
import { claimFits, contentFits } from './sniff.ts';

const ALL_KINDS = Object.values(FILE_LIMITS).flatMap(({ kinds }) => kinds);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sniff-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function fits(name: string, bytes: Uint8Array | string): Promise<boolean> {
  const kind = fileKindOf(name, ALL_KINDS);
  if (!kind) throw new Error(`no kind for ${name}`);
  const path = join(folder, name);
  await writeFile(path, bytes);
  return contentFits(path, kind);
}

/** An old document whose directory lies across the end of what is read in one go. */
function farDocument(): Buffer {
  const bytes = Buffer.alloc(70_000);
  legacyOffice('Setup').copy(bytes);
  bytes.write('WordDocument\0', 65_530, 'utf16le');
  return bytes;
}

describe('content that is what its extension says', () => {
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
    ['a.txt', () => 'Harga per meter: Rp 45.000 — naïve 日本 < 5 & > 3'],
    ['far.txt', () => `${'a'.repeat(65_535)}é`],
    ['far.doc', farDocument],
    ['bom.txt', () => '\ufeffHarga'],
  ])('%s is taken', async (name, make) => {
    expect(await fits(name, await make())).toBe(true);
  });
});

describe('content that is something else', () => {
  test.each([
    ['a PNG named JPEG', 'a.jpg', () => picture('png')],
    ['a PDF named PNG', 'a.png', pdf],
    ['text named PDF', 'a.pdf', () => 'hello'],
    ['an SVG named PNG', 'a.png', () => '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a sheet named document', 'a.docx', () => officeDocument('xlsx')],
    ['a document with macros', 'a.docx', () => officeDocument('docm')],
    ['a sheet named presentation', 'a.pptx', () => officeDocument('xlsx')],
    ['a plain zip named document', 'a.docx', () => zip({ 'readme.txt': 'hi' })],
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
  ])('%s is refused', async (_, name, make) => {
    expect(await fits(name, await make())).toBe(false);
  });
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
])('the announced type %s for %s: %s', (claimed, mime, expected) => {
  expect(claimFits(claimed, mime)).toBe(expected);
});
