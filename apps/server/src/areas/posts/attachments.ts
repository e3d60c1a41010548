import type { FileCategory } from '@saudagar/contract';
import { Refusal } from '@saudagar/contract/server';
import type { Selectable } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { isId } from '../../ids.ts';
import type { FilesTable } from '../files/tables.ts';

/** Properties of an attached file that a post needs. */
type Attachment = Pick<Selectable<FilesTable>, 'id' | 'file_type' | 'mime_type'>;

const COLUMNS = ['files.id', 'file_type', 'mime_type'] as const;

/**
 * Locks a member's own files of a category (posts by default), in order and each once. Only
 * group posts accept videos (GRP-119).
 * @throws Refusal 404 for a file that is another's, or of a category with other limits
 */
export async function requireOwnFiles(
  write: Database,
  memberId: string,
  ids: readonly string[],
  category: FileCategory = 'posts',
  takesVideos = category !== 'posts',
): Promise<Attachment[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const own = wanted.every(isId)
    ? await write
        .selectFrom('files')
        .where('id', 'in', wanted)
        .where('owner_id', '=', memberId)
        .where('category', '=', category)
        .select(COLUMNS)
        .forKeyShare()
        .execute()
    : [];
  const byId = new Map(own.map((file) => [file.id, file]));
  return wanted.map((id) => {
    const file = byId.get(id);
    if (!file || (file.file_type === 'video' && !takesVideos))
      throw new Refusal(404, 'fileNotFound', { field: 'attachments' });
    return file;
  });
}

/** Reads the files of a post, in order. */
export function attachmentsOf(write: Database, postId: string): Promise<Attachment[]> {
  return write
    .selectFrom('post_files')
    .innerJoin('files', 'files.id', 'post_files.file_id')
    .where('post_id', '=', postId)
    .orderBy('position')
    .select(COLUMNS)
    .execute();
}

/** Attaches files to a post without any. */
export async function attach(
  write: Database,
  postId: string,
  files: readonly Pick<Attachment, 'id'>[],
): Promise<void> {
  if (files.length === 0) return;
  await write
    .insertInto('post_files')
    .values(files.map(({ id }, position) => ({ post_id: postId, file_id: id, position })))
    .execute();
}
