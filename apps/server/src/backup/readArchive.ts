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

/** What is done with an archive's parts as they come. */
export interface ArchiveReader {
  head(head: Head): Promise<void>;
  /** One stored file; it must read all bytes. */
  file(key: string, bytes: AsyncIterable<Buffer>): Promise<void>;
  /** All lines of a table; it must read all of them. */
  table(name: string, lines: AsyncIterable<string>): Promise<void>;
}

/** Keys as the server makes them: no way out of the folder. */
const KEY = /^[\w-]+(\/[\w-][\w.-]*)*$/;

/** Most bytes of its first and its last entry. */
const DESCRIPTION_MAX = 1_000_000;

/**
 * Reads an archive as a stream and hands on its parts.
 * @returns what it held, once counts and checksums have been found right
 * @throws DamagedArchive where it is none, ends early, holds what it should not, or adds up wrongly;
 * by then parts have been handed on
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
  const found: Contents = { tables: {}, files: { count: 0, bytes: 0, sha256: '' } };
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
      found.files.count += 1;
      found.files.bytes += part.size;
    } else if (name.startsWith(TABLES) && !Object.hasOwn(found.tables, name.slice(TABLES.length))) {
      const lines = new Lines(part);
      await reader.table(name.slice(TABLES.length), lines);
      found.tables[name.slice(TABLES.length)] = { rows: lines.count, sha256: part.sha256() };
    } else {
      throw new DamagedArchive(`"${name}" does not belong in it`);
    }
  }
  found.files.sha256 = chain.digest('hex');
  return { found, promised };
}

/** An entry's bytes, to be read once, counted and hashed on the way. */
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

  /** Of what was read. */
  sha256(): string {
    return this.#hash.digest('hex');
  }

  /** The whole as JSON; undefined where it is none. */
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

/** The lines of a part, each ended by a line break. */
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
    const [there, stated] = [found.tables[name], tables[name]];
    if (there?.rows !== stated?.rows || there?.sha256 !== stated?.sha256)
      throw new DamagedArchive(`the rows of "${name}" are not those that were written`);
  }
  const { count, bytes, sha256 } = found.files;
  if (count !== files?.count || bytes !== files.bytes || sha256 !== files.sha256)
    throw new DamagedArchive('its files are not those that were written');
}

/** Reads an archive for nothing but to see that it is whole. @throws DamagedArchive */
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
