import type { FileCategory } from '@saudagar/contract';
import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import type { FilesTable } from '../areas/files/tables.ts';
import type { Database } from '../database/schema.ts';
import type { Blobs } from './blobs.ts';
import { fileKey, thumbnailKey } from './fileKeys.ts';

/** Files of an area, as conditions on a row of `files`. */
export interface AreaFiles {
  /** Categories it takes files from; they are deleted once no area carries them. */
  readonly categories: readonly FileCategory[];
  /** True while the area carries the file, which then stays. */
  readonly isCarried: RawBuilder<SqlBool>;
  /** True while an address without a reader does not open the file. @default never */
  readonly isClosed?: RawBuilder<SqlBool>;
  /** Condition that the area shows the file to a viewer at a moment. */
  visibleTo(viewerId: string, at: Date): RawBuilder<SqlBool>;
}

/** Columns that locate a file's bytes. */
export type DiscardedFile = Pick<Selectable<FilesTable>, 'id' | 'category' | 'filename'>;

/** Access to files and their use, over all areas. */
export interface FileUse {
  /** Categories whose unused files are deleted. */
  readonly categories: readonly FileCategory[];
  /** Condition that no area carries a file. */
  readonly isUncarried: RawBuilder<SqlBool>;
  /** Condition that an address without a reader opens a file. */
  readonly isOpen: RawBuilder<SqlBool>;
  /** Condition that a member may see a file: their own, or one that an area shows to them. */
  visibleTo(viewerId: string, at: Date): RawBuilder<SqlBool>;
  /**
   * Deletes rows of files that no area carries any more. Pass them to `discardBytes` after
   * commit.
   */
  discard(write: Database, ids: readonly string[]): Promise<DiscardedFile[]>;
}

/** Combines the file use of the areas. A file that no area claims is its uploader's alone. */
export function createFileUse(areas: readonly AreaFiles[]): FileUse {
  const anyOf = (conditions: readonly RawBuilder<SqlBool>[]) =>
    sql<SqlBool>`(${sql.join([sql`false`, ...conditions], sql` or `)})`;
  const isUncarried = sql<SqlBool>`not ${anyOf(areas.map(({ isCarried }) => isCarried))}`;
  return {
    categories: [...new Set(areas.flatMap(({ categories }) => categories))],
    isUncarried,
    isOpen: sql<SqlBool>`not ${anyOf(areas.flatMap(({ isClosed }) => isClosed ?? []))}`,
    visibleTo: (viewerId, at) =>
      anyOf([
        sql`files.owner_id = ${viewerId}`,
        ...areas.map(({ visibleTo }) => visibleTo(viewerId, at)),
      ]),
    async discard(write, ids) {
      if (ids.length === 0) return [];
      // Waits for concurrent calls that attach them, to see their outcome.
      await write.selectFrom('files').where('id', 'in', ids).select('id').forUpdate().execute();
      return write
        .deleteFrom('files')
        .where('id', 'in', ids)
        .where(isUncarried)
        .returning(['id', 'category', 'filename'])
        .execute();
    },
  };
}

/** Deletes the bytes of files whose rows are deleted. */
export async function discardBytes(blobs: Blobs, files: readonly DiscardedFile[]): Promise<void> {
  await blobs.delete(...files.flatMap((file) => [fileKey(file), thumbnailKey(file.id)]));
}
