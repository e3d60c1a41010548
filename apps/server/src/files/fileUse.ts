import type { FileCategory } from '@saudagar/contract';
import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import type { FilesTable } from '../areas/files/tables.ts';
import type { Database } from '../database/schema.ts';
import type { Blobs } from './blobs.ts';
import { fileKey, thumbnailKey } from './fileKeys.ts';

/** The files of an area, as conditions on a row of `files`. */
export interface AreaFiles {
  /** Categories it takes from. Their files go when no area carries them any more. */
  readonly categories: readonly FileCategory[];
  /** Whether the area carries the file: while one does, it stays. */
  readonly isCarried: RawBuilder<SqlBool>;
  /** Whether the viewer may see the file at that moment, for what the area does with it. */
  visibleTo(viewerId: string, at: Date): RawBuilder<SqlBool>;
}

/** What tells where a file's bytes lie. */
export type DiscardedFile = Pick<Selectable<FilesTable>, 'id' | 'category' | 'filename'>;

/** Which files are seen by whom, and which are still used, by all areas together. */
export interface FileUse {
  /** Categories whose unused files are removed. */
  readonly categories: readonly FileCategory[];
  /** Whether no area carries a file. */
  readonly isUncarried: RawBuilder<SqlBool>;
  /** Whether a member may see a file: their own, or one that an area shows to them. */
  visibleTo(viewerId: string, at: Date): RawBuilder<SqlBool>;
  /**
   * Takes the rows of those files out that no area carries any more. Their bytes go after the
   * transaction, with `discardBytes`.
   */
  discard(write: Database, ids: readonly string[]): Promise<DiscardedFile[]>;
}

/** Reads the use of files off the areas. A file that no area claims is its uploader's alone. */
export function createFileUse(areas: readonly AreaFiles[]): FileUse {
  const anyOf = (conditions: readonly RawBuilder<SqlBool>[]) =>
    sql<SqlBool>`(${sql.join([sql`false`, ...conditions], sql` or `)})`;
  const isUncarried = sql<SqlBool>`not ${anyOf(areas.map(({ isCarried }) => isCarried))}`;
  return {
    categories: [...new Set(areas.flatMap(({ categories }) => categories))],
    isUncarried,
    visibleTo: (viewerId, at) =>
      anyOf([
        sql`files.owner_id = ${viewerId}`,
        ...areas.map(({ visibleTo }) => visibleTo(viewerId, at)),
      ]),
    async discard(write, ids) {
      if (ids.length === 0) return [];
      // An act that takes them up holds them; whether it succeeded is known when it lets go.
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

/** Deletes the bytes of files whose rows are gone. */
export async function discardBytes(blobs: Blobs, files: readonly DiscardedFile[]): Promise<void> {
  await blobs.delete(...files.flatMap((file) => [fileKey(file), thumbnailKey(file.id)]));
}
