/** Checks for markers without a length; 0x00 and 0xff are no markers. */
const isBare = (code: number) => code <= 0x01 || (code >= 0xd0 && code <= 0xd8) || code === 0xff;

/** Counts a JPEG's scans: each decodes all its pixels, however few bytes it has. */
export function countScans(source: Buffer): number {
  let scans = 0;
  let offset = source.indexOf(0xff);
  while (offset >= 0 && offset + 3 < source.length) {
    const code = source[offset + 1] ?? 0;
    if (code === 0xd9) break;
    if (code === 0xda) scans += 1;
    const next = isBare(code) ? offset + 1 : offset + 2 + source.readUInt16BE(offset + 2);
    offset = source.indexOf(0xff, next);
  }
  return scans;
}
