const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** Chunks that decide how the picture looks. Its other frames are left out: they are not kept. */
const SHOWN = ['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'eXIf', 'IDAT'];
/** Most bytes of a chunk that holds no pixels: a colour profile is unpacked when it is read. */
const FACTS_MAX = 131_072;

/**
 * Cuts out of a PNG what nobody sees: texts in it are compressed a thousandfold, and unpacked with
 * its header.
 * @throws RangeError where it breaks off or is no PNG
 */
export function plainPng(source: Buffer): Buffer {
  if (!source.subarray(0, 8).equals(SIGNATURE)) throw new RangeError('no PNG');
  const stored: Buffer[] = [SIGNATURE];
  for (let at = 8; ; ) {
    const length = source.readUInt32BE(at);
    const type = source.toString('latin1', at + 4, at + 8);
    const end = at + length + 12;
    if (end > source.length) throw new RangeError('the PNG breaks off');
    const isTaken = SHOWN.includes(type) && (type === 'IDAT' || length <= FACTS_MAX);
    if (isTaken || type === 'IEND') stored.push(source.subarray(at, end));
    if (type === 'IEND') return Buffer.concat(stored);
    at = end;
  }
}
