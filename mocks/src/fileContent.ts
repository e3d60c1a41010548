import type { FileKind } from '@saudagar/contract';

/** Whether a file's bytes are what its kind says. */
export function contentMatches(kind: FileKind, bytes: Uint8Array): boolean {
  const starts = (...signature: number[]) => signature.every((byte, at) => bytes[at] === byte);
  const has = (text: string, from = 0, to = bytes.length) =>
    latin1(bytes.subarray(from, to)).includes(text);
  switch (kind.extensions[0]) {
    case 'jpg':
      return starts(0xff, 0xd8, 0xff);
    case 'png':
      return starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
    case 'gif':
      return has('GIF8', 0, 4);
    case 'webp':
      return has('RIFF', 0, 4) && has('WEBP', 8, 12);
    case 'pdf':
      return has('%PDF-', 0, 5);
    case 'doc':
    case 'xls':
      return starts(0xd0, 0xcf, 0x11, 0xe0);
    case 'docx':
      return starts(0x50, 0x4b, 0x03, 0x04) && has('word/');
    case 'xlsx':
      return starts(0x50, 0x4b, 0x03, 0x04) && has('xl/');
    default:
      return isPlainText(bytes);
  }
}

/** An image's size in pixels, where its header tells it here (PNG, GIF). */
export function imageSize(bytes: Uint8Array): { width: number; height: number } | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length >= 24 && bytes[0] === 0x89) {
    return { width: view.getUint32(16), height: view.getUint32(20) };
  }
  if (bytes.length >= 10 && latin1(bytes.subarray(0, 4)) === 'GIF8') {
    return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  }
  return undefined;
}

function latin1(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}

function isPlainText(bytes: Uint8Array): boolean {
  if (bytes.includes(0)) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
