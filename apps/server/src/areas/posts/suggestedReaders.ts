import type { SuggestedMember } from '@saudagar/contract';
import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { isId } from '../../ids.ts';
import { isReader, isVisibleTo, NEW_POSTS, readersAmong } from './postVisibility.ts';

/** Group or post that suggested members are to read. */
export interface ReadBy {
  group_id?: string | undefined;
  post_id?: string | undefined;
}

type Reading = Pick<SuggestedMember, 'can_read' | 'in_group'>;

/**
 * Reads which members may read a group or post, and are in the group; nothing about what the viewer
 * does not read themselves.
 */
export async function readingOf(
  db: Database,
  viewerId: string,
  memberIds: readonly string[],
  { group_id, post_id }: ReadBy,
): Promise<(memberId: string) => Reading> {
  const read = isId(post_id ?? '')
    ? await postOf(db, post_id ?? '', viewerId)
    : isId(group_id ?? '') && (await groupOf(db, group_id ?? '', viewerId));
  if (!read) return () => ({});
  const readers = await readersAmong(db, read, memberIds);
  const inGroup = read.group_id === null ? [] : await inGroupAmong(db, read.group_id, memberIds);
  return (id) => ({
    can_read: readers.includes(id),
    ...(read.group_id !== null && { in_group: inGroup.includes(id) }),
  });
}

const postOf = (db: Database, id: string, viewerId: string) =>
  db
    .selectFrom('posts')
    .where('posts.id', '=', id)
    .where(isVisibleTo(viewerId))
    .select(['member_id', 'group_id', 'created_at'])
    .executeTakeFirst();

async function groupOf(db: Database, id: string, viewerId: string) {
  const group = await db
    .selectFrom('groups')
    .where('id', '=', id)
    .where(isReader(sql`${id}::uuid`, sql`${viewerId}::uuid`, NEW_POSTS))
    .select('id')
    .executeTakeFirst();
  return group && { member_id: viewerId, group_id: group.id, created_at: null };
}

async function inGroupAmong(db: Database, groupId: string, memberIds: readonly string[]) {
  if (memberIds.length === 0) return [];
  const rows = await db
    .selectFrom('group_members')
    .where('group_id', '=', groupId)
    .where('member_id', 'in', memberIds)
    .select('member_id')
    .execute();
  return rows.map(({ member_id }) => member_id);
}
