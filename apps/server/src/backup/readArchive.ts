import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { type Extract, extract } from 'tar-stream';
import {
  type Contents,
  DamagedArchive,
  FILES,
  FORMAT,
  fileLine,
  HEAD,
  type Head,
  MANIFEST,
  TABLES,
} from './archive.ts';

/** Receiver of an archive's parts as they arrive. */
export interface ArchiveReader {
  head(head: Head): Promise<void>;
  /** Receives one stored file; must read all bytes. */
  file(key: string, bytes: AsyncIterable<Buffer>): Promise<void>;
  /** Receives all lines of a table; must read all of them. */
  table(name: string, lines: AsyncIterable<string>): Promise<void>;
}

/** Pattern of the server's own keys; none leads out of the folder. */
const KEY = /^[\w-]+(\/[\w-][\w.-]*)*$/;

/** Maximum size of its first and last entry in bytes. */
const DESCRIPTION_MAX = 1_000_000;

/**
 * Reads an archive as a stream and passes on its parts. @returns the contents, after verifying
 * counts and checksums
 * @throws DamagedArchive when it is no archive, ends early, contains foreign entries or fails
 * verification; by then parts have been passed on
 */
export async function readArchive(source: Readable, reader: ArchiveReader): Promise<Contents> {
  const entries = extract();
  let broken: unknown;
  let unreadable: unknown;
  source.once('error', (error) => {
    unreadable = error;
  });
  entries.once('error', (error) => {
    broken = error;
  });
  source.pipe(entries as unknown as NodeJS.WritableStream);
  try {
    const { found, promised } = await readEntries(entries, reader);
    if (!promised) throw new DamagedArchive('its end is missing');
    compare(found, promised);
    return found;
  } catch (error) {
    if (unreadable) throw unreadable;
    if (error === broken) throw new DamagedArchive('it ends early or is broken', { cause: error });
    throw error;
  } finally {
    source.destroy();
  }
}

async function readEntries(entries: Extract, reader: ArchiveReader) {
  const contents: Contents = { tables: {}, files: { count: 0, bytes: 0, sha256: '' } };
  const chain = createHash('sha256');
  let hasHead = false;
  let promised: unknown;
  for await (const entry of entries) {
    const { name } = entry.header;
    if (promised !== undefined) throw new DamagedArchive(`"${name}" stands after its end`);
    if (!hasHead && name !== HEAD) throw new DamagedArchive('it is not one of Saudagar Hub');
    const part = new Part(entry as AsyncIterable<Buffer>);
    if (name === HEAD && !hasHead) {
      await reader.head(readHead(await part.json()));
      hasHead = true;
    } else if (name === MANIFEST) {
      promised = await part.json();
    } else if (name.startsWith(FILES) && KEY.test(name.slice(FILES.length))) {
      const key = name.slice(FILES.length);
      await reader.file(key, part);
      chain.update(fileLine(part.sha256(), key));
      contents.files.count += 1;
      contents.files.bytes += part.size;
    } else if (
      name.startsWith(TABLES) &&
      !Object.hasOwn(contents.tables, name.slice(TABLES.length))
    ) {
      const lines = new Lines(part);
      await reader.table(name.slice(TABLES.length), lines);
      contents.tables[name.slice(TABLES.length)] = { rows: lines.count, sha256: part.sha256() };
    } else {
      throw new DamagedArchive(`"${name}" does not belong in it`);
    }
  }
  contents.files.sha256 = chain.digest('hex');
  return { found: contents, promised };
}

/** An entry's bytes, to be read once; counts and hashes them while reading. */
class Part implements AsyncIterable<Buffer> {
  readonly #entry: AsyncIterable<Buffer>;
  readonly #hash = createHash('sha256');
  size = 0;

  constructor(entry: AsyncIterable<Buffer>) {
    this.#entry = entry;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Buffer> {
    for await (const bytes of this.#entry) {
      this.#hash.update(bytes);
      this.size += bytes.byteLength;
      yield bytes;
    }
  }

  /** Checksum of the bytes read. */
  sha256(): string {
    return this.#hash.digest('hex');
  }

  /** Parses all bytes as JSON; undefined for invalid JSON. */
  async json(): Promise<unknown> {
    const parts: Buffer[] = [];
    for await (const bytes of this) {
      if (this.size > DESCRIPTION_MAX) throw new DamagedArchive('its description is too long');
      parts.push(bytes);
    }
    try {
      return JSON.parse(Buffer.concat(parts).toString());
    } catch (error) {
      throw new DamagedArchive('its description cannot be read', { cause: error });
    }
  }
}

/** Splits a part into lines, each ended by a line break. */
class Lines implements AsyncIterable<string> {
  readonly #part: Part;
  count = 0;

  constructor(part: Part) {
    this.#part = part;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<string> {
    const decoder = new TextDecoder();
    let rest = '';
    for await (const bytes of this.#part) {
      const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        this.count += 1;
        yield line;
      }
    }
    if (rest !== '') throw new DamagedArchive('a line of it is not whole');
  }
}

function readHead(head: unknown): Head {
  const { format, made_at, migrations } = Object(head) as Partial<Record<keyof Head, unknown>>;
  if (format !== FORMAT || typeof made_at !== 'string' || !Array.isArray(migrations))
    throw new DamagedArchive('it is not one of Saudagar Hub');
  return { format, made_at, migrations: migrations.map(String) };
}

function compare(found: Contents, promised: unknown): void {
  const { tables = {}, files } = Object(promised) as Partial<Contents>;
  const names = new Set([...Object.keys(tables), ...Object.keys(found.tables)]);
  for (const name of names) {
    const [actual, declared] = [found.tables[name], tables[name]];
    if (actual?.rows !== declared?.rows || actual?.sha256 !== declared?.sha256)
      throw new DamagedArchive(`the rows of "${name}" are not those that were written`);
  }
  const { count, bytes, sha256 } = found.files;
  if (count !== files?.count || bytes !== files.bytes || sha256 !== files.sha256)
    throw new DamagedArchive('its files are not those that were written');
}

/** Reads an archive only to verify it. @throws DamagedArchive */
export function checkArchive(source: Readable): Promise<Contents> {
  return readArchive(source, {
    async head() {},
    async file(_, bytes) {
      for await (const _ of bytes);
    },
    async table(_, lines) {
      for await (const _ of lines);
    },
  });
}
