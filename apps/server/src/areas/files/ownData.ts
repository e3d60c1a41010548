import type { Database } from '../../database/schema.ts';
import { discardBytes } from '../../files/fileUse.ts';
import type { Deletion } from '../area.ts';

/** The member's uploads; their bytes are at `category` and `filename`. */
export const archiveFiles = async (db: Database, memberId: string) => ({
  files: await db
    .selectFrom('files')
    .where('owner_id', '=', memberId)
    .orderBy('id')
    .select([
      'id',
      'category',
      'filename',
      'original_filename',
      'mime_type',
      'file_size',
      'description',
      'created_at',
    ])
    .execute(),
});

/** Removes the member's uploads wherever they are carried, and their bytes. */
export async function deleteFiles(
  write: Database,
  memberId: string,
  { community: { blobs }, afterwards }: Deletion,
): Promise<void> {
  const removed = await write
    .deleteFrom('files')
    .where('owner_id', '=', memberId)
    .returning(['id', 'category', 'filename'])
    .execute();
  afterwards(() => discardBytes(blobs, removed));
}
