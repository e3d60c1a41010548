import { sql } from 'kysely';
import type { Community } from '../community.ts';
import { discardBytes } from './fileUse.ts';

/** How long an upload may wait to become part of something, in milliseconds: a day. */
export const UNUSED_AFTER = 86_400_000;
/** Files looked at in one go. */
const BATCH = 500;

/** What a sweep removed. */
export interface Swept {
  /** Uploads that never became part of anything. */
  files: number;
  /** Stored bytes that no row knows of, such as a crash leaves. */
  blobs: number;
}

/**
 * Removes uploads a day old that no area carries, then stored bytes a day old that belong to nothing.
 * A file that is attached meanwhile stays: its row is looked at again while it is held.
 */
export async function sweepFiles(community: Community): Promise<Swept> {
  const { blobs } = community;
  const swept: Swept = { files: await sweepUnused(community), blobs: 0 };
  await blobs.sweepScratch();
  // The bytes' own clock: the time at which they were written to the disk.
  const before = Date.now() - UNUSED_AFTER;
  for await (const keys of inBatches(blobs.writtenBefore(before))) {
    for (const key of await unknownOf(community, keys)) {
      const photo = /^photos\/[^/]+/.exec(key)?.[0];
      await (photo ? blobs.deleteFolder(photo) : blobs.delete(key));
      swept.blobs += 1;
    }
  }
  return swept;
}

async function sweepUnused({ db, blobs, now, fileUse }: Community): Promise<number> {
  const before = new Date(now().getTime() - UNUSED_AFTER);
  let count = 0;
  for (let last = ''; ; ) {
    const unused = await db
      .selectFrom('files')
      .where('created_at', '<', before)
      .where('category', 'in', fileUse.categories)
      .$if(last !== '', (query) => query.where('id', '>', last))
      .where(fileUse.isUncarried)
      .orderBy('id')
      .limit(BATCH)
      .select('id')
      .execute();
    last = unused.at(-1)?.id ?? '';
    if (last === '') return count;
    const ids = unused.map(({ id }) => id);
    const removed = await db.transaction().execute((write) => fileUse.discard(write, ids));
    await discardBytes(blobs, removed);
    count += removed.length;
  }
}

/** Those keys that no row knows of. What lies in another place than files and photos is not ours. */
async function unknownOf({ db }: Community, keys: readonly string[]): Promise<string[]> {
  const ownerOf = (key: string) =>
    /^(?:uploads\/[\w-]+|thumbnails)\/([\da-f-]{36})\.\w+$|^photos\/([\da-f-]{36})\//.exec(key);
  const owned = keys.flatMap((key) => {
    const [, file, photo] = ownerOf(key) ?? [];
    return file || photo ? [{ key, file, photo }] : [];
  });
  const { rows } = await sql<{ id: string }>`
    select id from files where id = any (${owned.flatMap(({ file }) => file ?? [])}::uuid[])
    union all
    select photo_version from members
    where photo_version = any (${owned.flatMap(({ photo }) => photo ?? [])}::uuid[])`.execute(db);
  const known = new Set(rows.map(({ id }) => id));
  return owned.filter(({ file, photo }) => !known.has(file ?? photo ?? '')).map(({ key }) => key);
}

async function* inBatches(keys: AsyncIterable<string>): AsyncGenerator<string[]> {
  let batch: string[] = [];
  for await (const key of keys) {
    batch.push(key);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
