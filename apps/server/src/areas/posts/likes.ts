import { sql } from 'kysely';
import type { Database, Schema } from '../../database/schema.ts';

/** An area's own table of likes, with `member_id` and `created_at`, and the column of what is liked. */
export type LikeTable = {
  [Table in keyof Schema]: { readonly table: Table; readonly column: keyof Schema[Table] };
}[keyof Schema];

/** What became of a like. */
export interface LikeChange {
  liked: boolean;
  /** What to add to the count. */
  by: -1 | 0 | 1;
}

/**
 * Likes or unlikes: sets `liked`, or turns it round where that is undefined. The transaction holds
 * a lock on what is liked, so that two of them agree on the count.
 */
export async function setLike(
  write: Database,
  of: LikeTable,
  like: { id: string; member_id: string; liked: boolean | undefined; at: Date },
): Promise<LikeChange> {
  const { id, member_id, liked, at } = like;
  const table = sql.table(of.table);
  const column = sql.ref(of.column);
  if (liked !== true) {
    const { numAffectedRows } = await sql`
      delete from ${table} where member_id = ${member_id} and ${column} = ${id}`.execute(write);
    const wasLiked = numAffectedRows === 1n;
    if (wasLiked || liked === false) return { liked: false, by: wasLiked ? -1 : 0 };
  }
  const { numAffectedRows } = await sql`
    insert into ${table} (member_id, ${column}, created_at) values (${member_id}, ${id}, ${at})
    on conflict do nothing`.execute(write);
  return { liked: true, by: numAffectedRows === 1n ? 1 : 0 };
}
