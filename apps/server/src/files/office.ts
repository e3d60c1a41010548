import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { FileKind } from '@saudagar/contract';
import { Refusal } from '@saudagar/contract/server';

/** Streams of an Office document of the old format, by media type. */
const LEGACY_STREAMS: Record<string, RegExp> = {
  'application/msword': /^WordDocument$/i,
  'application/vnd.ms-excel': /^(Workbook|Book)$/i,
  'application/vnd.ms-powerpoint': /^PowerPoint Document$/i,
};
const LEGACY_MACROS = /^(macros|vba|_vba_project|_vba_project_cur)$/i;
const ZIP_TYPES = /^\[Content_Types\]\.xml$/i;
const ZIP_MACROS = /(^|\/)vbaProject\.bin$|^xl\/macrosheets\//i;

/**
 * Checks whether an old Office container is a document of a kind: installers and mail use it as
 * well.
 * @throws Refusal 415 when it contains macros
 */
export async function isLegacyOffice(path: string, { mime }: FileKind): Promise<boolean> {
  const main = LEGACY_STREAMS[mime];
  return main !== undefined && holds(legacyNames(path), main, LEGACY_MACROS);
}

/**
 * Checks whether a modern Office document has a readable directory.
 * @throws Refusal 415 when it contains macros
 */
export const isZipOffice = (path: string): Promise<boolean> =>
  holds(zipNames(path), ZIP_TYPES, ZIP_MACROS);

export const macrosRefusal = () => new Refusal(415, 'fileHasMacros', { field: 'file' });

async function holds(names: AsyncIterable<string>, main: RegExp, macros: RegExp): Promise<boolean> {
  let hasMain = false;
  let hasMacros = false;
  for await (const name of names) {
    hasMain ||= main.test(name);
    hasMacros ||= macros.test(name);
  }
  if (hasMain && hasMacros) throw macrosRefusal();
  return hasMain;
}

/** Size of a directory entry of the old format in bytes; sectors begin at multiples of it. */
const ENTRY = 128;
const [STORAGE, ROOT] = [1, 5];

/**
 * Reads names of streams and storages at every possible offset of a directory entry, in one
 * pass: chains of sectors, which may be endless, are not followed.
 */
async function* legacyNames(path: string): AsyncGenerator<string> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    const whole = bytes.length - (bytes.length % ENTRY);
    for (let offset = 0; offset < whole; offset += ENTRY) {
      const name = entryName(bytes, offset);
      if (name !== undefined) yield name;
    }
    rest = bytes.subarray(whole);
  }
}

/** Reads the name of a directory entry; undefined at any other offset. */
function entryName(bytes: Buffer, offset: number): string | undefined {
  const type = bytes[offset + 66] ?? 0;
  const length = bytes.readUInt16LE(offset + 64);
  if (type < STORAGE || type > ROOT || length < 4 || length > 64 || length % 2 > 0)
    return undefined;
  return bytes.toString('utf16le', offset, offset + length - 2);
}

/** Maximum size of a zip's directory, and of its end with the longest comment. */
const DIRECTORY_MAX = 4_194_304;
const END_MAX = 65_557;

/** Reads names of files from a zip's directory; none when unreadable. */
async function* zipNames(path: string): AsyncGenerator<string> {
  const directory = await zipDirectory(path);
  for (let offset = 0; offset + 46 <= directory.length; ) {
    if (directory.toString('latin1', offset, offset + 4) !== 'PK\x01\x02') return;
    const length = directory.readUInt16LE(offset + 28);
    yield directory.toString('utf8', offset + 46, offset + 46 + length);
    offset +=
      46 + length + directory.readUInt16LE(offset + 30) + directory.readUInt16LE(offset + 32);
  }
}

async function zipDirectory(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const read = async (from: number, length: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from);
      return buffer.subarray(0, bytesRead);
    };
    const from = Math.max(0, size - END_MAX);
    const tail = await read(from, size - from);
    const end = tail.lastIndexOf('PK\x05\x06', undefined, 'latin1');
    const none = Buffer.alloc(0);
    if (end < 0 || end + 22 > tail.length) return none;
    const length = tail.readUInt32LE(end + 12);
    const start = tail.readUInt32LE(end + 16);
    return length > DIRECTORY_MAX || start + length > from + end ? none : read(start, length);
  } finally {
    await file.close();
  }
}
