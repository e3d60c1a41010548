import type { GroupOpening, GroupType } from '@saudagar/contract';
import { sql } from 'kysely';
import type { CommunityCore } from '../../community.ts';
import type { Database } from '../../database/schema.ts';
import type { Publish } from '../../sockets/fanOut.ts';
import { membersOf, notifyMember } from './entering.ts';
import { type OwnGroup, requireRun, type Viewer } from './groupLock.ts';

/** Fields of an update that open a group. */
interface Opening {
  group_type?: GroupType | undefined;
  opens_old_posts?: boolean | undefined;
}

/** Counts the posts and comments of a group and their authors, for its admin (GRP-180). */
export async function countOpening(
  db: Database,
  viewer: Viewer,
  id: string,
): Promise<GroupOpening> {
  await requireRun(db, viewer, id);
  const { rows } = await sql<GroupOpening>`
    select posts_count,
      (select coalesce(sum(comments_count), 0)::integer from posts
        where posts.group_id = groups.id) as comments_count,
      (select count(*)::integer from (
        select posts.member_id from posts where posts.group_id = groups.id
        union
        select comments.member_id from comments join posts on posts.id = comments.post_id
        where posts.group_id = groups.id and comments.deleted_at is null
      ) as authors) as authors_count
    from groups where id = ${id}::uuid`.execute(db);
  return rows[0] ?? { posts_count: 0, comments_count: 0, authors_count: 0 };
}

/**
 * Writes the type of a locked group. Of a private one that becomes public, posts until now stay for
 * members unless they are opened too, and its members are notified (GRP-181–183).
 */
export async function changeType(
  { notify, now }: Pick<CommunityCore, 'notify' | 'now'>,
  write: Database,
  publish: Publish,
  { group, sent, actor }: { group: OwnGroup['group']; sent: Opening; actor: string },
): Promise<void> {
  const { group_type = group.group_type, opens_old_posts = false } = sent;
  if (group_type === group.group_type) return;
  const isOpening = group_type === 'public';
  // Another process's clock may be ahead of this one, so the latest post counts as well.
  const until = sql<Date>`greatest(${now()}::timestamptz, (
    select max(created_at) + interval '1 millisecond' from posts where group_id = ${group.id}::uuid))`;
  const opened_at = isOpening && !opens_old_posts ? until : null;
  await write
    .updateTable('groups')
    .set({ group_type, opened_at })
    .where('id', '=', group.id)
    .execute();
  if (!isOpening) return;
  const kind = opens_old_posts ? 'group_opened_with_posts' : 'group_opened';
  const recipient = await membersOf(write, group.id);
  await notifyMember({ notify }, write, publish, kind, { group, actor, recipient });
}
