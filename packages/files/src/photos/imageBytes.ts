/** Bytes of a file that say its type and whether it is animated. */
export const HEAD_BYTES = 65_536;

/** Returns the media type that the first bytes say, of those every server takes. */
export function mimeOf(head: Uint8Array): string | undefined {
  if (head[0] === 0xff && head[1] === 0xd8) return 'image/jpeg';
  if (hasText(head, 1, 'PNG\r\n')) return 'image/png';
  if (hasText(head, 0, 'GIF8')) return 'image/gif';
  return hasText(head, 0, 'RIFF') && hasText(head, 8, 'WEBP') ? 'image/webp' : undefined;
}

/** Returns true for an animation; every GIF counts as one. */
export function isAnimated(head: Uint8Array): boolean {
  const mime = mimeOf(head);
  if (mime === 'image/png') return hasAnimationChunk(head);
  // A bit of the extended header.
  if (mime === 'image/webp') return hasText(head, 12, 'VP8X') && ((head[20] ?? 0) & 2) !== 0;
  return mime === 'image/gif';
}

/** Looks for `acTL`, which precedes the pixels of an animated PNG. */
function hasAnimationChunk(head: Uint8Array): boolean {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  let at = 8;
  while (at + 8 <= head.length && !hasText(head, at + 4, 'IDAT')) {
    if (hasText(head, at + 4, 'acTL')) return true;
    // Length, name and checksum of a chunk are four bytes each.
    at += view.getUint32(at) + 12;
  }
  return false;
}

const hasText = (head: Uint8Array, at: number, text: string) =>
  [...text].every((letter, index) => head[at + index] === letter.charCodeAt(0));

/** Returns true for a picture whose end is missing, which browsers show in part. */
export function isCut(mime: string | undefined, bytes: Uint8Array): boolean {
  if (mime === 'image/png') return !hasEnd(bytes, [...'IEND'].map(codeOf), 0);
  if (mime === 'image/jpeg') return !hasEnd(bytes, [0xff, 0xd9], pixelsStart(bytes));
  // The size in the header of WebP leaves out the first eight bytes.
  if (mime !== 'image/webp' || bytes.length < 8) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return view.getUint32(4, true) + 8 > bytes.length;
}

/** Returns where the pixels of a JPEG begin; the preview before them has an end of its own. */
function pixelsStart(bytes: Uint8Array): number {
  let at = 2;
  while (bytes[at] === 0xff && bytes[at + 1] !== 0xda) {
    at += 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
  }
  return at;
}

/** Looks for a mark from the end, since phones add data after it. */
function hasEnd(bytes: Uint8Array, mark: readonly number[], start: number): boolean {
  for (let at = bytes.length - mark.length; at >= start; at -= 1) {
    if (mark.every((byte, index) => bytes[at + index] === byte)) return true;
  }
  return false;
}

const codeOf = (letter: string) => letter.charCodeAt(0);
