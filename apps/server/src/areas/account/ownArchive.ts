import type { Readable } from 'node:stream';
import { ARCHIVE_MINUTES } from '@saudagar/contract';
import { Refusal } from '@saudagar/contract/server';
import { ZipFile } from 'yazl';
import type { Database } from '../../database/schema.ts';
import type { Blobs } from '../../files/blobs.ts';
import { fileKey } from '../../files/fileKeys.ts';
import { isId, newId } from '../../ids.ts';
import { photoKey } from './profilePhotos.ts';

/** An entry of an archive: serialized rows, or a stored file. */
type Entry =
  | { name: string; size: number; content: Buffer }
  | { name: string; size: number; key: string };

/** An archive available for download. */
export interface PreparedArchive {
  id: string;
  expires_at: Date;
  bytes: number;
  files: number;
}

/** A zip stream in the making, and its length. */
export interface SentArchive {
  content: Readable;
  size: number;
}

/** Archives of members' own data, each built while it is sent and never stored. */
export interface OwnArchives {
  prepare(memberId: string): Promise<PreparedArchive>;
  /** @throws Refusal 404 for another member's archive (when a viewer is given) or an expired one */
  open(id: string, viewerId: string | undefined): Promise<SentArchive>;
}

interface OwnArchiveParts {
  db: Database;
  blobs: Blobs;
  now: () => Date;
  /** Collects all stored data of a member, by area and list. */
  archiveOf(memberId: string): Promise<Record<string, Record<string, readonly object[]>>>;
}

export function createOwnArchives({ db, blobs, now, archiveOf }: OwnArchiveParts): OwnArchives {
  async function stored(name: string, key: string): Promise<Entry[]> {
    const size = await blobs.sizeOf(key);
    return size === null ? [] : [{ name, size, key }];
  }

  async function filesOf(memberId: string): Promise<Entry[]> {
    const files = await db
      .selectFrom('files')
      .where('owner_id', '=', memberId)
      .orderBy('id')
      .select(['category', 'filename'])
      .execute();
    const member = await db
      .selectFrom('members')
      .where('id', '=', memberId)
      .select('photo_version')
      .executeTakeFirst();
    const version = member?.photo_version;
    const entries = version ? await stored('photo.webp', photoKey(version, 'large')) : [];
    for (const file of files)
      entries.push(...(await stored(`files/${file.category}/${file.filename}`, fileKey(file))));
    return entries;
  }

  async function rowsOf(memberId: string): Promise<Entry[]> {
    const areas = await archiveOf(memberId);
    return Object.entries(areas).flatMap(([area, lists]) =>
      Object.entries(lists)
        .filter(([, rows]) => rows.length > 0)
        .map(([list, rows]) => {
          const content = Buffer.from(`${JSON.stringify(rows, null, 2)}\n`);
          return { name: `${area}/${list}.json`, size: content.length, content };
        }),
    );
  }

  return {
    async prepare(memberId) {
      await db.deleteFrom('data_archives').where('expires_at', '<=', now()).execute();
      const [rows, files] = [await rowsOf(memberId), await filesOf(memberId)];
      const id = newId();
      const expires_at = new Date(now().getTime() + ARCHIVE_MINUTES * 60_000);
      await db
        .insertInto('data_archives')
        .values({ id, member_id: memberId, expires_at })
        .execute();
      const bytes = [...rows, ...files].reduce((sum, { size }) => sum + size, 0);
      return { id, expires_at, bytes, files: files.length };
    },

    async open(id, viewerId) {
      const archive = isId(id)
        ? await db
            .selectFrom('data_archives')
            .where('id', '=', id)
            .where('expires_at', '>', now())
            .select('member_id')
            .executeTakeFirst()
        : undefined;
      if (!archive || (viewerId !== undefined && archive.member_id !== viewerId))
        throw new Refusal(404, 'archiveNotFound');
      const entries = [...(await rowsOf(archive.member_id)), ...(await filesOf(archive.member_id))];
      return zipOf(entries, blobs, now());
    },
  };
}

/** Entries are stored uncompressed, so the length is known before the first byte. */
function zipOf(entries: readonly Entry[], blobs: Blobs, mtime: Date): Promise<SentArchive> {
  const zip = new ZipFile();
  const options = { mtime, compress: false };
  const content = zip.outputStream as Readable;
  // Without a listener, a file deleted meanwhile would crash the process, not just the download.
  zip.on('error', (error: Error) => content.destroy(error));
  for (const entry of entries) {
    if ('content' in entry) zip.addBuffer(entry.content, entry.name, options);
    else
      zip.addReadStreamLazy(entry.name, { ...options, size: entry.size }, (give) => {
        // `give` takes a stream or an error; its type requires both.
        const fail = (error: unknown) => (give as (error: unknown) => void)(error);
        blobs.read(entry.key).then((stream) => give(null, stream), fail);
      });
  }
  const { promise, resolve } = Promise.withResolvers<SentArchive>();
  const sized = (size: number) => resolve({ content, size });
  // The callback's type omits the length argument.
  zip.end(undefined, sized as () => void);
  return promise;
}
