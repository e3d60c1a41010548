import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { decodeCursor, type RowPage, toPage } from './cursor.ts';
import { isVisibleTo } from './postVisibility.ts';

/** An own post or comment where its author no longer reads. */
export interface LeftContentRow {
  type: 'post' | 'comment';
  id: string;
  post_id: string;
  content: string;
  created_at: Date;
  group_id: string | null;
  group_name: string | null;
}

/** Reads a page of a member's posts and comments where they no longer read, latest first. */
export async function leftContent(
  db: Database,
  memberId: string,
  limit: number,
  cursor?: string,
): Promise<RowPage<LeftContentRow>> {
  const after = cursor === undefined ? null : decodeCursor(cursor);
  const { rows } = await sql<LeftContentRow>`
    select own.*, groups.name as group_name from (
      select 'post' as type, posts.id, posts.id as post_id, posts.content, posts.created_at,
        posts.group_id
      from posts where posts.member_id = ${memberId}::uuid and not ${isVisibleTo(memberId)}
      union all
      select 'comment', comments.id, posts.id, comments.content, comments.created_at, posts.group_id
      from comments join posts on posts.id = comments.post_id
      where comments.member_id = ${memberId}::uuid and comments.deleted_at is null
        and not ${isVisibleTo(memberId)}
    ) as own left join groups on groups.id = own.group_id
    where ${after === null}::boolean
      or (own.created_at, own.id) < (${after?.created_at ?? null}::timestamptz, ${after?.id ?? null}::uuid)
    order by own.created_at desc, own.id desc
    limit ${limit + 1}`.execute(db);
  return toPage(rows, limit);
}
