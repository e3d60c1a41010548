import { sql } from 'kysely';
import type { Community } from '../community.ts';
import { discardBytes } from './fileUse.ts';

/** Age in milliseconds at which an unused upload is deleted: a day. */
export const UNUSED_AFTER = 86_400_000;
/** Number of files checked at once. */
const BATCH = 500;

/** Counts of a sweep. */
export interface Swept {
  /** Number of deleted unused uploads. */
  files: number;
  /** Number of deleted bytes without a row, such as a crash leaves. */
  blobs: number;
}

/**
 * Deletes unused uploads a day old, then orphaned bytes a day old. A file attached meanwhile
 * stays: its row is checked again under a lock.
 */
export async function sweepFiles(community: Community): Promise<Swept> {
  const { blobs } = community;
  const swept: Swept = { files: await sweepUnused(community), blobs: 0 };
  await blobs.sweepScratch();
  // Age of the bytes by their own clock: the time of writing to disk.
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

/** Filters keys to those without a row. Keys outside files and photos are not ours. */
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
