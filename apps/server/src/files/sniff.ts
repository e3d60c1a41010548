import { createReadStream } from 'node:fs';
import { type FileKind, IMAGE_FILES } from '@saudagar/contract';
import { isLegacyOffice, isZipOffice, macrosRefusal } from './office.ts';

/** Detects the media type of a file's bytes; loads its library on first use. */
async function detect(path: string): Promise<string | undefined> {
  const { fileTypeFromFile } = await import('file-type');
  try {
    return (await fileTypeFromFile(path))?.mime;
  } catch (error) {
    // System errors are the server's; all others mean truncated or invalid bytes.
    if (error instanceof Error && 'syscall' in error) throw error;
    return undefined;
  }
}

/** Other media types that systems declare for a kind of file. */
const ALIASES: Record<string, readonly string[]> = {
  'image/jpeg': ['image/jpg', 'image/pjpeg'],
  'image/png': ['image/x-png'],
  'application/pdf': ['application/x-pdf'],
  'application/zip': ['application/x-zip-compressed', 'application/x-zip'],
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

/** Other media types detected for a kind: containers of the same family. */
const DETECTED: Record<string, readonly string[]> = {
  'video/mp4': ['video/mp4', 'video/x-m4v'],
};

const UNKNOWN_TYPES = ['', 'application/octet-stream', 'binary/octet-stream'];

/** Checks whether the declared media type fits a kind; an unknown one fits any. */
export function claimFits(claimed: string | undefined, mime: string): boolean {
  const type = (claimed ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  return UNKNOWN_TYPES.includes(type) || type === mime || (ALIASES[mime] ?? []).includes(type);
}

/**
 * Determines the kind of a file's bytes: the one of its name, or for a picture another picture
 * type. Undefined for neither.
 * @throws Refusal 415 for an Office file with macros
 */
export async function kindOfContent(path: string, named: FileKind): Promise<FileKind | undefined> {
  if (named.mime === 'text/plain') return (await isPlainText(path)) ? named : undefined;
  const detected = await detect(path);
  if (named.type === 'image') return IMAGE_FILES.kinds.find(({ mime }) => mime === detected);
  return (await isOf(named, detected, path)) ? named : undefined;
}

async function isOf(named: FileKind, detected: string | undefined, path: string): Promise<boolean> {
  if (detected === 'application/x-cfb') return isLegacyOffice(path, named);
  if (detected !== undefined && isOffice(named) && MACROS.test(detected)) throw macrosRefusal();
  if (!(DETECTED[named.mime] ?? [named.mime]).includes(detected ?? '')) return false;
  return isOffice(named) ? isZipOffice(path) : true;
}

const MACROS = /\.macroenabled\b/i;
const isOffice = ({ mime }: FileKind) => mime.includes('officedocument');

const MARKUP =
  /^\s*<(?:!doctype|!--|\?xml|html|head|body|script|svg|iframe|style|meta|title|xml)\b/i;
const MARKUP_ANYWHERE = /<(?:script|iframe|html|svg|object|embed)[\s>/]/i;

/** Number of characters of a text searched for markup. */
const TEXT_HEAD = 4096;

/** Checks for plain text: valid UTF-8 without NUL, neither a known binary format nor markup. */
async function isPlainText(path: string): Promise<boolean> {
  if (await detect(path)) return false;
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
