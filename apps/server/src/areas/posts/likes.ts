import { sql } from 'kysely';
import type { Database, Schema } from '../../database/schema.ts';

/** Table of likes, and the table whose `likes_count` counts them. */
type LikeTable = {
  [Table in keyof Schema]: {
    readonly likes: Table;
    /** Column of `likes` with the id of the liked row. */
    readonly column: keyof Schema[Table];
    readonly counted: keyof Schema;
  };
}[keyof Schema];

export const POST_LIKES: LikeTable = { likes: 'post_likes', column: 'post_id', counted: 'posts' };
export const COMMENT_LIKES: LikeTable = {
  likes: 'comment_likes',
  column: 'comment_id',
  counted: 'comments',
};
export const RESOURCE_LIKES: LikeTable = {
  likes: 'resource_likes',
  column: 'resource_id',
  counted: 'resources',
};

/** Reply to a like, with the fields that the contract makes optional. */
export interface LikeReply {
  liked: boolean;
  likes_count: number;
}

/** Result of a like, and the change of its count. */
interface LikeChange extends LikeReply {
  by: -1 | 0 | 1;
}

type LikeAct = { id: string; member_id: string; liked: boolean | undefined; at: Date };

/**
 * Likes or unlikes, and counts it: sets `liked`, or toggles when undefined. The transaction has
 * locked the liked row, so concurrent calls agree on the count.
 */
export async function setLike(write: Database, of: LikeTable, like: LikeAct): Promise<LikeChange> {
  const change = await toggle(write, of, like);
  const { rows } = await sql<{ likes_count: number }>`
    update ${sql.table(of.counted)} set likes_count = likes_count + ${change.by}::integer
    where id = ${like.id} returning likes_count`.execute(write);
  const [counted] = rows;
  if (!counted) throw new Error(`Nothing to like: ${of.counted} ${like.id}`);
  return { ...change, ...counted };
}

/** Counts the likes of rows that are back, without those of accounts deleted meanwhile. */
export async function recountLikes(
  write: Database,
  of: LikeTable,
  ids: readonly string[],
): Promise<void> {
  const counted = sql.table(of.counted);
  await sql`
    update ${counted} set likes_count = (
      select count(*) from ${sql.table(of.likes)}
      where ${sql.ref(of.column)} = ${sql.ref(`${of.counted}.id`)})
    where id = any (${ids}::uuid[])`.execute(write);
}

async function toggle(write: Database, of: LikeTable, { id, member_id, liked, at }: LikeAct) {
  const table = sql.table(of.likes);
  const column = sql.ref(of.column);
  if (liked !== true) {
    const { numAffectedRows } = await sql`
      delete from ${table} where member_id = ${member_id} and ${column} = ${id}`.execute(write);
    const wasLiked = numAffectedRows === 1n;
    if (wasLiked || liked === false) return { liked: false, by: wasLiked ? -1 : 0 } as const;
  }
  const { numAffectedRows } = await sql`
    insert into ${table} (member_id, ${column}, created_at) values (${member_id}, ${id}, ${at})
    on conflict do nothing`.execute(write);
  return { liked: true, by: numAffectedRows === 1n ? 1 : 0 } as const;
}

/** Deletes all likes of a member, and lowers the counts. */
export async function withdrawLikes(write: Database, of: LikeTable, memberId: string) {
  await sql`
    update ${sql.table(of.counted)} set likes_count = likes_count - 1
    where id in (select ${sql.ref(of.column)} from ${sql.table(of.likes)}
                 where member_id = ${memberId})`.execute(write);
  await sql`delete from ${sql.table(of.likes)} where member_id = ${memberId}`.execute(write);
}
