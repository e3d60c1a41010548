import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { photoKey } from '../../src/areas/account/profilePhotos.ts';
import type { Database } from '../../src/database/schema.ts';
import { fileKey, thumbnailKey } from '../../src/files/fileKeys.ts';

/** An acknowledged write, with the length of the journal before its acknowledgement. */
export type Acknowledged = { at: number } & (
  | { kind: 'row'; table: 'members' | 'posts' | 'comments' | 'messages' | 'rooms'; id: string }
  | { kind: 'edit'; post: string; content: string }
  | { kind: 'removal'; post: string }
  | { kind: 'like'; post: string; member: string }
  | { kind: 'file'; id: string; isPicture: boolean }
  | { kind: 'photo'; member: string; version: string }
);

/** Lists acknowledged writes that are missing, and incomplete ones. */
export async function findMissingWrites(
  { db, dataDir }: { db: Database; dataDir: string },
  acknowledged: readonly Acknowledged[],
): Promise<unknown[]> {
  const ids = new Map<string, Set<string>>();
  for (const table of ['members', 'posts', 'comments', 'messages', 'rooms'] as const) {
    const rows = await db.selectFrom(table).select('id').execute();
    ids.set(table, new Set(rows.map(({ id }) => id)));
  }
  const posts = await db.selectFrom('posts').select(['id', 'content']).execute();
  const contents = new Map(posts.map(({ id, content }) => [id, content]));
  const likes = await db.selectFrom('post_likes').select(['post_id', 'member_id']).execute();
  const liked = new Set(likes.map(({ post_id, member_id }) => `${post_id} ${member_id}`));
  const files = await db.selectFrom('files').selectAll().execute();
  const versions = await db.selectFrom('members').select(['id', 'photo_version']).execute();
  const sizeOf = async (key: string) =>
    (await stat(join(dataDir, 'files', key)).catch(() => undefined))?.size;

  async function isSaved(one: Acknowledged): Promise<boolean> {
    switch (one.kind) {
      case 'row':
        return ids.get(one.table)?.has(one.id) ?? false;
      case 'edit':
        return contents.get(one.post) === one.content;
      case 'removal':
        return !contents.has(one.post);
      case 'like':
        return liked.has(`${one.post} ${one.member}`);
      case 'file': {
        const row = files.find(({ id }) => id === one.id);
        const isWhole = row !== undefined && (await sizeOf(fileKey(row))) === row.file_size;
        return isWhole && (!one.isPicture || ((await sizeOf(thumbnailKey(one.id))) ?? 0) > 0);
      }
      case 'photo': {
        const { photo_version } = versions.find(({ id }) => id === one.member) ?? {};
        // A later write whose response was lost may have replaced it.
        return photo_version ? ((await sizeOf(photoKey(photo_version, 'large'))) ?? 0) > 0 : false;
      }
    }
  }

  const missing: unknown[] = [];
  for (const one of acknowledged) if (!(await isSaved(one))) missing.push(one);
  const { rows: miscounted } = await sql`
    select p.id from posts p where
      likes_count <> (select count(*) from post_likes l where l.post_id = p.id) or
      comments_count <> (select count(*) from comments c where c.post_id = p.id)`.execute(db);
  return [...missing, ...miscounted];
}
