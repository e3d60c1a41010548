import { createReadStream } from 'node:fs';
import type { FileKind } from '@saudagar/contract';

/** What the bytes of a file are; loaded when the first one comes, for the server to start sooner. */
async function detect(path: string) {
  const { fileTypeFromFile } = await import('file-type');
  return fileTypeFromFile(path);
}

/** Other names under which systems announce a kind of file. */
const ALIASES: Record<string, readonly string[]> = {
  'image/jpeg': ['image/jpg', 'image/pjpeg'],
  'image/png': ['image/x-png'],
  'application/pdf': ['application/x-pdf'],
  'application/msword': ['application/vnd.ms-word', 'application/x-msword'],
  'application/vnd.ms-excel': [
    'application/msexcel',
    'application/x-msexcel',
    'application/x-excel',
  ],
  'application/vnd.ms-powerpoint': [
    'application/mspowerpoint',
    'application/powerpoint',
    'application/x-mspowerpoint',
  ],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': [
    'application/zip',
    'application/x-zip-compressed',
  ],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': [
    'application/zip',
    'application/x-zip-compressed',
  ],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': [
    'application/zip',
    'application/x-zip-compressed',
  ],
};

/** Other names under which a file's own bytes show a kind: containers of the same family. */
const DETECTED: Record<string, readonly string[]> = {
  'video/mp4': ['video/mp4', 'video/x-m4v'],
};

const UNKNOWN_TYPES = ['', 'application/octet-stream', 'binary/octet-stream'];

/** Whether the media type an upload announces may stand for a kind; "unknown" may for any. */
export function claimFits(claimed: string | undefined, mime: string): boolean {
  const type = (claimed ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  return UNKNOWN_TYPES.includes(type) || type === mime || (ALIASES[mime] ?? []).includes(type);
}

/** Whether a file's bytes are what its kind says. */
export async function contentFits(path: string, kind: FileKind): Promise<boolean> {
  if (kind.mime === 'text/plain') return isPlainText(path);
  const detected = (await detect(path))?.mime;
  if (detected === 'application/x-cfb') return isLegacyOffice(path, kind.mime);
  return (DETECTED[kind.mime] ?? [kind.mime]).includes(detected ?? '');
}

/** Names of the streams that an Office document of the old format holds. */
const LEGACY_STREAMS: Record<string, readonly string[]> = {
  'application/msword': ['WordDocument'],
  'application/vnd.ms-excel': ['Workbook', 'Book'],
  'application/vnd.ms-powerpoint': ['PowerPoint Document'],
};

/** The old Office container also carries installers and mail: its directory tells what it holds. */
async function isLegacyOffice(path: string, mime: string): Promise<boolean> {
  const names = (LEGACY_STREAMS[mime] ?? []).map((name) => Buffer.from(`${name}\0`, 'utf16le'));
  const longest = Math.max(0, ...names.map(({ length }) => length));
  let seen: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    // A name may lie across two chunks.
    seen = Buffer.concat([seen.subarray(-longest), chunk]);
    if (names.some((name) => seen.includes(name))) return true;
  }
  return false;
}

const MARKUP =
  /^\s*<(?:!doctype|!--|\?xml|html|head|body|script|svg|iframe|style|meta|title|xml)\b/i;
const MARKUP_ANYWHERE = /<(?:script|iframe|html|svg|object|embed)[\s>/]/i;

/** How much of a text is looked through for markup, in characters. */
const TEXT_HEAD = 4096;

/** Text is valid UTF-8 without NUL that neither is a known binary format nor looks like markup. */
async function isPlainText(path: string): Promise<boolean> {
  if ((await detect(path)) !== undefined) return false;
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let head = '';
  try {
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      if (chunk.includes(0)) return false;
      const text = decoder.decode(chunk, { stream: true });
      if (head.length < TEXT_HEAD) head = (head + text).trimStart().slice(0, TEXT_HEAD);
    }
    decoder.decode();
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
  return !MARKUP.test(head) && !MARKUP_ANYWHERE.test(head);
}
