/** A GIF reduced to its picture data. */
export interface PlainGif {
  bytes: Buffer;
  frames: number;
}

/** Extensions that belong to the picture: the duration of a frame, and looping. */
const CONTROL = 0xf9;
const APPLICATION = 0xff;
const LOOPS = ['NETSCAPE2.0', 'ANIMEXTS1.0'];

/**
 * Removes comments, embedded metadata (XMP may contain a location) and trailing bytes from a
 * GIF, block by block: re-encoding would cost its colours.
 * @throws RangeError when it is truncated or no GIF
 */
export function plainGif(source: Buffer): PlainGif {
  const parts: Buffer[] = [];
  let frames = 0;
  let offset = 0;

  const take = (length: number): Buffer => {
    if (offset + length > source.length) throw new RangeError('the GIF breaks off');
    offset += length;
    return source.subarray(offset - length, offset);
  };
  const colours = (flags: number) => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));
  const skipBlocks = () => {
    for (let size = take(1)[0] ?? 0; size > 0; size = take(1)[0] ?? 0) take(size);
  };

  if (!/^GIF8[79]a$/.test(take(6).toString('latin1'))) throw new RangeError('no GIF');
  take(colours(take(7)[4] ?? 0));
  parts.push(source.subarray(0, offset));
  for (;;) {
    const start = offset;
    const kind = take(1)[0];
    if (kind === 0x3b) break;
    if (kind === 0x2c) {
      take(colours(take(9)[8] ?? 0));
      take(1);
      skipBlocks();
      frames += 1;
      parts.push(source.subarray(start, offset));
    } else if (kind === 0x21) {
      const label = take(1)[0];
      const name = source.subarray(offset + 1, offset + 12).toString('latin1');
      skipBlocks();
      if (label === CONTROL || (label === APPLICATION && LOOPS.includes(name)))
        parts.push(source.subarray(start, offset));
    } else {
      throw new RangeError('the GIF holds an unknown block');
    }
  }
  parts.push(Buffer.from([0x3b]));
  return { bytes: Buffer.concat(parts), frames };
}
