import { type FileHandle, open } from 'node:fs/promises';

/** A box of a video: its bytes from `start` to `end`; the first `head` are its header. */
interface Box {
  type: string;
  start: number;
  head: number;
  end: number;
}

/** Boxes that contain others. */
const CONTAINERS = ['moov', 'trak', 'mdia', 'minf', 'stbl', 'moof', 'traf'];
/** Boxes of metadata and free space: cameras write locations into both. */
const FACTS = ['udta', 'meta', 'uuid', 'loci', 'gps ', 'thma', 'free', 'skip'];
/** Handler types of played tracks; all others contain sensor data. */
const PLAYED = ['vide', 'soun', 'tmcd', 'text', 'sbtl', 'subt', 'clcp'];
/** Maximum number of boxes read; a fragmented hour of video has some thousands. */
const BOXES_MAX = 20_000;
/** Maximum size of a sample table in bytes. */
const TABLE_MAX = 4_194_304;
/** Number of bytes overwritten at a time. */
const PIECE = 65_536;

/**
 * Overwrites location metadata of a video in its file: boxes become empty ones of the same
 * length, so nothing moves and nothing is re-encoded.
 * @throws RangeError on more boxes or larger tables than any real video has
 */
export async function withoutLocation(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    let seen = 0;
    const visit = async (start: number, end: number): Promise<void> => {
      for await (const box of boxes(file, start, end)) {
        seen += 1;
        if (seen > BOXES_MAX) throw new RangeError('the video has too many boxes');
        if (FACTS.includes(box.type)) await empty(file, box);
        else if (box.type === 'trak' && !(await isPlayed(file, box))) await dropTrack(file, box);
        else if (CONTAINERS.includes(box.type)) await visit(box.start + box.head, box.end);
      }
    };
    await visit(0, (await file.stat()).size);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Reads the consecutive boxes between two offsets. */
async function* boxes(file: FileHandle, start: number, end: number): AsyncGenerator<Box> {
  for (let offset = start; offset + 8 <= end; ) {
    const bytes = await read(file, offset, 16);
    let length = bytes.readUInt32BE(0);
    let head = 8;
    if (length === 1) {
      length = Number(bytes.readBigUInt64BE(8));
      head = 16;
    } else if (length === 0) {
      // A zero ends a QuickTime list; otherwise a zero length extends to the end.
      if (bytes.readUInt32BE(4) === 0) return;
      length = end - offset;
    }
    if (length < head) return;
    // A truncated video plays as far as it goes.
    const next = Math.min(offset + length, end);
    yield { type: bytes.toString('latin1', 4, 8), start: offset, head, end: next };
    offset = next;
  }
}

async function read(file: FileHandle, offset: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  await file.read(buffer, 0, length, offset);
  return buffer;
}

async function child(
  file: FileHandle,
  { start, head, end }: Box,
  ...path: string[]
): Promise<Box | undefined> {
  const [type, ...rest] = path;
  for await (const box of boxes(file, start + head, end))
    if (box.type === type) return rest.length > 0 ? child(file, box, ...rest) : box;
  return undefined;
}

/** Reads the track's handler, which names the type of its samples. */
async function isPlayed(file: FileHandle, track: Box): Promise<boolean> {
  const handler = await child(file, track, 'mdia', 'hdlr');
  if (!handler) return true;
  const bytes = await read(file, handler.start + handler.head, 12);
  return PLAYED.includes(bytes.toString('latin1', 8, 12));
}

/** Blanks a track and the samples in its tables. */
async function dropTrack(file: FileHandle, track: Box): Promise<void> {
  const tables = await child(file, track, 'mdia', 'minf', 'stbl');
  if (tables) {
    let room = (await file.stat()).size;
    for (const [start, length] of await chunksOf(file, tables)) {
      room -= length;
      if (room < 0) throw new RangeError('a track of the video is longer than its file');
      await blank(file, start, start + length);
    }
  }
  await empty(file, track);
}

/** Reads offset and length of a track's samples, chunk by chunk. */
async function chunksOf(file: FileHandle, tables: Box): Promise<[number, number][]> {
  const table = async (type: string) => {
    const box = await child(file, tables, type);
    if (!box) return Buffer.alloc(0);
    const length = box.end - box.start - box.head;
    if (length > TABLE_MAX) throw new RangeError('a table of the video is too large');
    return read(file, box.start + box.head, length);
  };
  const [offsets, offsets64, runs, sizes] = await Promise.all(
    ['stco', 'co64', 'stsc', 'stsz'].map(table),
  );
  const starts = [...numbers(offsets, 8, 4), ...numbers(offsets64, 8, 8)];
  const same = numbers(sizes, 4, 4)[0] ?? 0;
  const each = numbers(sizes, 12, 4);
  const run = numbers(runs, 8, 4);
  let sample = 0;
  let offset = 0;
  return starts.map((start, index) => {
    // A run applies from its first chunk, counted from 1, until the next run begins.
    while ((run[offset + 3] ?? Number.POSITIVE_INFINITY) <= index + 1) offset += 3;
    const count = Math.min(run[offset + 1] ?? 0, TABLE_MAX);
    const first = sample;
    sample += count;
    const length =
      same > 0 ? same * count : each.slice(first, sample).reduce((sum, one) => sum + one, 0);
    return [start, length];
  });
}

/** Reads the numbers of a table from an offset, of a byte width each. */
function numbers(table: Buffer | undefined, from: number, width: 4 | 8): number[] {
  const count = Math.max(0, Math.floor(((table?.length ?? 0) - from) / width));
  return Array.from({ length: count }, (_, index) =>
    width === 8
      ? Number(table?.readBigUInt64BE(from + index * 8))
      : (table?.readUInt32BE(from + index * 4) ?? 0),
  );
}

/** Turns a box into an empty one of its length. */
async function empty(file: FileHandle, { start, head, end }: Box): Promise<void> {
  await file.write(Buffer.from('free'), 0, 4, start + 4);
  await blank(file, start + head, end);
}

/** Writes zeros, never past the end of the file. */
async function blank(file: FileHandle, start: number, end: number): Promise<void> {
  const last = Math.min(end, (await file.stat()).size);
  for (let offset = start; offset < last; offset += PIECE) {
    const length = Math.min(PIECE, last - offset);
    await file.write(Buffer.alloc(length), 0, length, offset);
  }
}
