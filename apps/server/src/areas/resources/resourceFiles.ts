import type { Database } from '../../database/schema.ts';
import type { FileUse } from '../../files/fileUse.ts';
import { requireOwnFiles } from '../posts/attachments.ts';

/**
 * Sets a resource's files and returns those to delete: added files must be the editor's own,
 * existing ones of any owner may stay.
 */
export async function attachFiles(
  write: Database,
  fileUse: FileUse,
  {
    editorId,
    id,
    wanted,
    reviewed = [],
  }: {
    editorId: string;
    id: string;
    wanted: readonly string[];
    /** Files of the resource's revision, which were checked when it was saved. */
    reviewed?: readonly string[];
  },
) {
  const before = await write
    .selectFrom('resource_files')
    .where('resource_id', '=', id)
    .select('file_id')
    .execute();
  const had = new Set(before.map(({ file_id }) => file_id));
  const ids = [...new Set(wanted)];
  await requireOwnFiles(
    write,
    editorId,
    ids.filter((file) => !had.has(file) && !reviewed.includes(file)),
    'resources',
  );
  await write.deleteFrom('resource_files').where('resource_id', '=', id).execute();
  if (ids.length > 0)
    await write
      .insertInto('resource_files')
      .values(ids.map((file_id, position) => ({ resource_id: id, file_id, position })))
      .execute();
  return fileUse.discard(
    write,
    [...had].filter((file) => !ids.includes(file)),
  );
}

/** Reads the ids of a resource's files, in order. */
export async function fileIdsOf(db: Database, id: string): Promise<string[]> {
  const files = await db
    .selectFrom('resource_files')
    .where('resource_id', '=', id)
    .orderBy('position')
    .select('file_id')
    .execute();
  return files.map(({ file_id }) => file_id);
}

/** Reads the names of files, in the order of their ids. */
export async function namesOf(db: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const files = await db
    .selectFrom('files')
    .where('id', 'in', ids)
    .select(['id', 'original_filename'])
    .execute();
  const byId = new Map(files.map((file) => [file.id, file.original_filename]));
  return ids.map((id) => byId.get(id) ?? '');
}

/** Reads the names of a resource's files, in order. */
export async function fileNamesOf(write: Database, id: string): Promise<string[]> {
  const files = await write
    .selectFrom('resource_files')
    .innerJoin('files', 'files.id', 'file_id')
    .where('resource_id', '=', id)
    .orderBy('position')
    .select('original_filename')
    .execute();
  return files.map(({ original_filename }) => original_filename);
}
