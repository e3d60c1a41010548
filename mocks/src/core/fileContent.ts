import { type FileKind, IMAGE_FILES } from '@saudagar/contract';
import { Refusal } from '@saudagar/contract/server';

/** Other media types that systems declare for a kind of file. */
const ALIASES: Record<string, readonly string[]> = {
  jpg: ['image/jpg', 'image/pjpeg'],
  png: ['image/x-png'],
  pdf: ['application/x-pdf'],
  docx: ['application/zip', 'application/x-zip-compressed'],
  xlsx: ['application/zip', 'application/x-zip-compressed'],
  pptx: ['application/zip', 'application/x-zip-compressed'],
};

/** Error for a file whose content has no accepted type. */
export function wrongType(): Refusal {
  return new Refusal(415, 'unsupportedFile', { field: 'file' });
}

/** Reads a file's content if it matches its name, or for a picture is another picture type. */
export const checkedContent = (file: File, named: FileKind, maxBytes: number) =>
  checkedBytes(file, named.type === 'image' ? IMAGE_FILES.kinds : [named], maxBytes);

/** Reads a file's bytes and type, if it is small enough and really of one of the types. */
export async function checkedBytes(file: File, kinds: readonly FileKind[], maxBytes: number) {
  if (file.size > maxBytes) throw new Refusal(413, 'fileTooLarge', { field: 'file' });
  if (!kinds.some((kind) => claimFits(file.type, kind))) throw wrongType();
  if (file.size === 0) throw new Refusal(422, 'emptyFile', { field: 'file' });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = kinds.find((each) => contentFits(each, bytes));
  if (!kind) throw wrongType();
  if (kind.type === 'document' && hasMacros(bytes))
    throw new Refusal(415, 'fileHasMacros', { field: 'file' });
  return { bytes, kind };
}

/** Checks whether the declared media type fits a kind; a missing one fits any. */
function claimFits(claimed: string, kind: FileKind): boolean {
  const type = claimed.split(';')[0]?.trim().toLowerCase() ?? '';
  const names = ['', 'application/octet-stream', kind.mime, ...(ALIASES[nameOf(kind)] ?? [])];
  return names.includes(type);
}

const LEGACY_MACROS = ['Macros', 'VBA', '_VBA_PROJECT', '_VBA_PROJECT_CUR'];

/** Checks whether an Office file contains macros. */
function hasMacros(bytes: Uint8Array): boolean {
  const head = latin1(bytes.subarray(0, 12));
  const holds = (name: string) => latin1(bytes).includes(name);
  if (isOldOffice(head)) return LEGACY_MACROS.some((name) => holds(wide(name)));
  return head.startsWith('PK\x03\x04') && holds('vbaProject.bin');
}

/** Checks whether a file's bytes match its kind. */
function contentFits(kind: FileKind, bytes: Uint8Array): boolean {
  const head = latin1(bytes.subarray(0, 12));
  const text = () => latin1(bytes);
  switch (nameOf(kind)) {
    case 'jpg':
      return head.startsWith('\xff\xd8\xff');
    case 'png':
      return head.startsWith('\x89PNG\r\n\x1a\n');
    case 'gif':
      return head.startsWith('GIF8');
    case 'webp':
      return head.startsWith('RIFF') && head.endsWith('WEBP');
    case 'pdf':
      return head.startsWith('%PDF-');
    case 'mp4':
      return head.slice(4, 8) === 'ftyp';
    case 'webm':
      return head.startsWith('\x1a\x45\xdf\xa3');
    case 'doc':
      return isOldOffice(head) && text().includes(wide('WordDocument'));
    case 'xls':
      return isOldOffice(head) && text().includes(wide('Workbook'));
    case 'ppt':
      return isOldOffice(head) && text().includes(wide('PowerPoint Document'));
    case 'docx':
      return head.startsWith('PK\x03\x04') && text().includes('word/');
    case 'xlsx':
      return head.startsWith('PK\x03\x04') && text().includes('xl/');
    case 'pptx':
      return head.startsWith('PK\x03\x04') && text().includes('ppt/');
    case 'zip':
      return head.startsWith('PK\x03\x04') && !text().includes('[Content_Types].xml');
    default:
      return isPlainText(bytes);
  }
}

function nameOf(kind: FileKind): string {
  return kind.extensions[0] ?? '';
}

/** Decodes one character a byte, unlike the browser's own latin1, which is windows-1252. */
function latin1(bytes: Uint8Array): string {
  let text = '';
  for (let offset = 0; offset < bytes.length; offset += 8192) {
    text += String.fromCharCode(...bytes.subarray(offset, offset + 8192));
  }
  return text;
}

function isOldOffice(head: string): boolean {
  return head.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1');
}

/** Encodes a stream's name like the old Office container, two bytes a character. */
function wide(name: string): string {
  return `${[...name, '\0'].join('\0')}\0`;
}

const BINARY_HEADS = ['%PDF-', 'PK\x03\x04', 'GIF8', '\x89PNG', '\xff\xd8\xff'];
const MARKUP =
  /^\s*<(?:!doctype|!--|\?xml|html|head|body|script|svg|iframe|style|meta|title|xml)\b/i;
const MARKUP_ANYWHERE = /<(?:script|iframe|html|svg|object|embed)[\s>/]/i;

function isPlainText(bytes: Uint8Array): boolean {
  const head = latin1(bytes.subarray(0, 8));
  if (bytes.includes(0) || BINARY_HEADS.some((binary) => head.startsWith(binary))) return false;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return !MARKUP.test(text) && !MARKUP_ANYWHERE.test(text.slice(0, 4096));
  } catch {
    return false;
  }
}
