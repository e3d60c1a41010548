/** Checks for markers without a length; 0x00 and 0xff are no markers. */
const isBare = (code: number) => code <= 0x01 || (code >= 0xd0 && code <= 0xd8) || code === 0xff;

/** Counts a JPEG's scans: each decodes all its pixels, however few bytes it has. */
export function countScans(source: Buffer): number {
  let scans = 0;
  let at = source.indexOf(0xff);
  while (at >= 0 && at + 3 < source.length) {
    const code = source[at + 1] ?? 0;
    if (code === 0xd9) break;
    if (code === 0xda) scans += 1;
    const next = isBare(code) ? at + 1 : at + 2 + source.readUInt16BE(at + 2);
    at = source.indexOf(0xff, next);
  }
  return scans;
}
