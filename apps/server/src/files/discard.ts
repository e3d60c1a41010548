import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Database, FilesTable, Schema } from '../database/schema.ts';
import type { Blobs } from './blobs.ts';
import { fileKey, thumbnailKey } from './files.ts';

/** What tells where a file's bytes lie. */
type DiscardedFile = Pick<Selectable<FilesTable>, 'id' | 'category' | 'filename'>;

/**
 * Takes the rows of those files out that no post and no message carries any more. Their bytes go after the
 * transaction, with `discardBytes`.
 */
export async function discardFiles(
  write: Database,
  ids: readonly string[],
): Promise<DiscardedFile[]> {
  if (ids.length === 0) return [];
  // A post or message being made of them holds them; whether it was made is known when it lets go.
  await write.selectFrom('files').where('id', 'in', ids).select('id').forUpdate().execute();
  return write
    .deleteFrom('files')
    .where('id', 'in', ids)
    .where(isUncarried)
    .returning(['id', 'category', 'filename'])
    .execute();
}

/** Whether no post and no message carries a file. */
export function isUncarried({ and, not, exists, selectFrom }: ExpressionBuilder<Schema, 'files'>) {
  const carriers = (['post_files', 'message_files'] as const).map((table) =>
    not(exists(selectFrom(table).whereRef('file_id', '=', 'files.id').select('file_id'))),
  );
  return and(carriers);
}

/** Deletes the bytes of files whose rows are gone. */
export async function discardBytes(blobs: Blobs, files: readonly DiscardedFile[]): Promise<void> {
  await blobs.delete(...files.flatMap((file) => [fileKey(file), thumbnailKey(file.id)]));
}
