import type { Database } from '../../database/schema.ts';
import type { DiscardedFile, FileUse } from '../../files/fileUse.ts';
import { requireOwnFiles } from '../posts/attachments.ts';

/** Table that attaches files, and its column with the owner's id. */
export type FilesOf =
  | { readonly table: 'tender_files'; readonly column: 'tender_id' }
  | { readonly table: 'proposal_files'; readonly column: 'proposal_id' };

export const TENDER_FILES: FilesOf = { table: 'tender_files', column: 'tender_id' };
export const PROPOSAL_FILES: FilesOf = { table: 'proposal_files', column: 'proposal_id' };

/**
 * Replaces the files of a tender or proposal; without a list they stay. Added ones must be the
 * member's own. Returns unreferenced file rows.
 * @throws Refusal 404 for a file that is not theirs
 */
export async function setFiles(
  write: Database,
  fileUse: FileUse,
  { table, column }: FilesOf,
  { id, memberId, wanted }: { id: string; memberId: string; wanted: readonly string[] | undefined },
): Promise<DiscardedFile[]> {
  if (wanted === undefined) return [];
  const had = new Set(await filesOn(write, { table, column } as FilesOf, [id]));
  const ids = [...new Set(wanted)];
  await requireOwnFiles(
    write,
    memberId,
    ids.filter((file) => !had.has(file)),
    'tenders',
  );
  await write
    .deleteFrom(table)
    .where(column as never, '=', id as never)
    .execute();
  if (ids.length > 0)
    await write
      .insertInto(table)
      .values(ids.map((file_id, position) => ({ [column]: id, file_id, position })) as never)
      .execute();
  return fileUse.discard(
    write,
    [...had].filter((file) => !ids.includes(file)),
  );
}

/** Reads ids of the files of some tenders or proposals. */
export async function filesOn(
  write: Database,
  { table, column }: FilesOf,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await write
    .selectFrom(table)
    .where(column as never, 'in', ids as never)
    .select('file_id')
    .execute();
  return rows.map(({ file_id }) => file_id);
}
