import { isEditedSince } from '@saudagar/contract/server';
import { sql } from 'kysely';
import type { Community } from '../../../community.ts';
import type { Database } from '../../../database/schema.ts';
import { discardBytes } from '../../../files/fileUse.ts';
import type { ShownContent, ShownPart } from '../flagged.ts';

/** Days after a decision in which what was flagged is kept, unless the operator sets another. */
export const DEFAULT_EVIDENCE_DAYS = 90;

const DAY = 86_400_000;
/** Number of flags whose snapshots one transaction deletes. */
const BATCH = 200;

/** Flagged content as a flag saw it, stored as JSON; its author is named when it is read. */
export type Snapshot = Omit<ShownContent, 'created_at' | 'context'> & {
  readonly created_at: string;
  readonly context: readonly (Omit<ShownPart, 'created_at'> & { readonly created_at: string })[];
};

/** Takes a snapshot of content for the column. */
export const snapshotOf = (thing: ShownContent): string => JSON.stringify(thing);

/** Reads content back from a snapshot. */
export const shownOf = (snapshot: Snapshot): ShownContent => ({
  ...snapshot,
  created_at: new Date(snapshot.created_at),
  context: snapshot.context.map((part) => ({ ...part, created_at: new Date(part.created_at) })),
});

/** Words and files as the contract compares them. */
export const comparedOf = ({ text, title, name, files }: ShownContent | Snapshot) => ({
  content: text,
  title,
  name,
  files,
});

/** True when content is as a snapshot shows it. */
export const isSame = (snapshot: Snapshot | null, now: ShownContent): boolean =>
  snapshot !== null && !isEditedSince(comparedOf(snapshot), comparedOf(now));

/** Holds files for a flag, except those deleted concurrently. */
export async function holdFiles(
  write: Database,
  flagId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const found = await write
    .selectFrom('files')
    .where('id', 'in', ids)
    .orderBy('id')
    .select('id')
    .forKeyShare()
    .execute();
  const known = new Set(found.map(({ id }) => id));
  const rows = ids.flatMap((file_id, position) =>
    known.has(file_id) ? { flag_id: flagId, position, file_id } : [],
  );
  if (rows.length > 0) await write.insertInto('flag_files').values(rows).execute();
}

/** Reads the files that are held for a flag, in order. */
export const readHeldFiles = (db: Database, flagId: string) =>
  db
    .selectFrom('flag_files')
    .innerJoin('files', 'files.id', 'file_id')
    .where('flag_id', '=', flagId)
    .orderBy('position')
    .selectAll('files')
    .execute();

/** Reads files by their ids, in that order. */
export async function readFilesById(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('files').where('id', 'in', ids).selectAll().execute();
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

/** Deletes snapshots of cases closed long enough ago, and their files that nothing else carries. */
export async function purgeSnapshots({
  db,
  blobs,
  now,
  fileUse,
  evidenceDays,
}: Community): Promise<number> {
  const before = new Date(now().getTime() - evidenceDays * DAY);
  let count = 0;
  for (;;) {
    const purged = await db.transaction().execute(async (write) => {
      const { rows } = await sql<{ id: string }>`
        update flags set snapshot = null where id in (
          select id from flags
          where snapshot is not null and status = 'reviewed' and reviewed_at < ${before}
          order by reviewed_at limit ${BATCH} for update skip locked)
        returning id`.execute(write);
      const ids = rows.map(({ id }) => id);
      if (ids.length === 0) return null;
      const held = await write
        .deleteFrom('flag_files')
        .where('flag_id', 'in', ids)
        .returning('file_id')
        .execute();
      const files = await fileUse.discard(
        write,
        held.map(({ file_id }) => file_id),
      );
      return { count: ids.length, files };
    });
    if (!purged) return count;
    await discardBytes(blobs, purged.files);
    count += purged.count;
  }
}
