import {
  DEFAULT_PAGE_SIZE,
  type listMemberPosts,
  PROFILE_COUNT_MAX,
  PROFILE_GROUPS_MAX,
  type ProfileGroup,
} from '@saudagar/contract';
import { sql } from 'kysely';
import { z } from 'zod/mini';
import { type KeysetPage, readKeyset, toKeysetPage } from '../../database/keyset.ts';
import type { Database } from '../../database/schema.ts';
import { isId } from '../../ids.ts';
import { type PostRow, postsSeenBy } from '../posts/postRows.ts';
import { isReader, isVisibleTo, NEW_POSTS } from '../posts/postVisibility.ts';

type PageQuery = z.output<typeof listMemberPosts.query>;

const Cursor = z.tuple([
  z.number().check(z.int(), z.gte(0), z.lte(9_999_999_999_999)),
  z.string().check(z.refine(isId)),
]);

/** Reads a member's posts that a viewer may see, newest first. */
export async function readMemberPosts(
  db: Database,
  memberId: string,
  viewerId: string,
  { limit = DEFAULT_PAGE_SIZE, cursor }: PageQuery,
): Promise<KeysetPage<PostRow>> {
  let rows = postsSeenBy(db, viewerId)
    .where('posts.member_id', '=', memberId)
    .where(isVisibleTo(viewerId));
  if (cursor !== undefined) {
    const [moment, id] = readKeyset(cursor, Cursor);
    rows = rows.where(
      sql<boolean>`(posts.created_at, posts.id) < (${new Date(moment)}, ${id}::uuid)`,
    );
  }
  const fetchedRows = await rows
    .orderBy('posts.created_at', 'desc')
    .orderBy('posts.id', 'desc')
    .limit(limit + 1)
    .execute();
  return toKeysetPage(fetchedRows, limit, ({ created_at, id }) => [created_at.getTime(), id]);
}

/** Counts a member's posts that a viewer may see, up to the limit of a profile. */
export async function countMemberPosts(
  db: Database,
  memberId: string,
  viewerId: string,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select from posts where posts.member_id = ${memberId} and ${isVisibleTo(viewerId)}
      limit ${sql.lit(PROFILE_COUNT_MAX)}) as seen`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Groups of a member whose posts a viewer may read. The access rule queries tables under their
 * own names, so the given table needs an alias.
 */
const groupsKnownTo = (db: Database, memberId: string, viewerId: string) =>
  db
    .selectFrom('group_members as own')
    .innerJoin('groups', 'groups.id', 'own.group_id')
    .where('own.member_id', '=', memberId)
    .where(isReader(sql`own.group_id`, sql`${viewerId}::uuid`, NEW_POSTS));

/** Reads the groups of a profile, latest activity first, and their number. */
export async function readMemberGroups(
  db: Database,
  memberId: string,
  viewerId: string,
): Promise<{ groups: ProfileGroup[]; count: number }> {
  const groups = await groupsKnownTo(db, memberId, viewerId)
    .select([
      'groups.id',
      'groups.name',
      'groups.description',
      'groups.member_count',
      'own.role as user_role',
      'groups.location',
      'groups.posts_count',
      'groups.industry_tags',
      'groups.group_type',
    ])
    .orderBy('groups.activity_at', 'desc')
    .orderBy('groups.id', 'desc')
    .limit(PROFILE_GROUPS_MAX)
    .execute();
  if (groups.length < PROFILE_GROUPS_MAX) return { groups, count: groups.length };
  const counted = await db
    .selectFrom(
      groupsKnownTo(db, memberId, viewerId).select('groups.id').limit(PROFILE_COUNT_MAX).as('seen'),
    )
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirst();
  return { groups, count: counted?.count ?? groups.length };
}
