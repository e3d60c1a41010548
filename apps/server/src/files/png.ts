const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** Chunks that affect the picture. Other frames of an animation are dropped. */
const SHOWN = ['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'eXIf', 'IDAT'];
/** Maximum size of a chunk without pixels: a colour profile is inflated when it is read. */
const FACTS_MAX = 131_072;

/**
 * Removes invisible chunks from a PNG: its texts compress a thousandfold and are inflated with
 * the header.
 * @throws RangeError when it is truncated or no PNG
 */
export function plainPng(source: Buffer): Buffer {
  if (!source.subarray(0, 8).equals(SIGNATURE)) throw new RangeError('no PNG');
  const chunks: Buffer[] = [SIGNATURE];
  for (let offset = 8; ; ) {
    const length = source.readUInt32BE(offset);
    const type = source.toString('latin1', offset + 4, offset + 8);
    const end = offset + length + 12;
    if (end > source.length) throw new RangeError('the PNG breaks off');
    const isTaken = SHOWN.includes(type) && (type === 'IDAT' || length <= FACTS_MAX);
    if (isTaken || type === 'IEND') chunks.push(source.subarray(offset, end));
    if (type === 'IEND') return Buffer.concat(chunks);
    offset = end;
  }
}
