import {
  DEFAULT_PAGE_SIZE,
  groupTagKey,
  type listGroups,
  type listMyGroups,
} from '@saudagar/contract';
import { sql } from 'kysely';
import { z } from 'zod/mini';
import { type KeysetPage, readKeyset, toKeysetPage } from '../../database/keyset.ts';
import type { Database } from '../../database/schema.ts';
import { holds } from '../../database/search.ts';
import { isId } from '../../ids.ts';
import { type GroupRow, groupsSeenBy } from './groupRows.ts';

type GroupsQuery = z.output<typeof listGroups.query>;
type MyGroupsQuery = z.output<typeof listMyGroups.query>;

const Moment = z.number().check(z.int(), z.gte(0), z.lte(9_999_999_999_999));
const RowId = z.string().check(z.refine(isId));
const LargestCursor = z.tuple([z.int().check(z.gte(0), z.lte(2_000_000_000)), Moment, RowId]);
const LatestCursor = z.tuple([Moment, Moment, RowId]);

/** Reads approved, open groups, largest first (GRP-013, GRP-038, GRP-040). */
export async function readGroups(
  db: Database,
  viewerId: string | undefined,
  query: GroupsQuery,
  now: Date,
): Promise<KeysetPage<GroupRow>> {
  const { limit = DEFAULT_PAGE_SIZE, cursor, skip, discover } = query;
  let rows = narrowed(groupsSeenBy(db, viewerId, now), query)
    .where('groups.approval_status', '=', 'approved')
    .where('groups.closed_at', 'is', null);
  if (discover === 'true' && viewerId !== undefined)
    rows = rows.where(
      sql<boolean>`not exists (
        select from group_members as own
        where own.member_id = ${viewerId}::uuid and own.group_id = groups.id)`,
    );
  if (cursor !== undefined) {
    const [members, moment, id] = readKeyset(cursor, LargestCursor);
    rows = rows.where(
      sql<boolean>`(groups.member_count, groups.created_at, groups.id)
        < (${members}, ${new Date(moment)}, ${id}::uuid)`,
    );
  }
  const fetchedRows = await rows
    .orderBy('groups.member_count', 'desc')
    .orderBy('groups.created_at', 'desc')
    .orderBy('groups.id', 'desc')
    .limit(limit + 1)
    .$if(cursor === undefined && skip !== undefined, (of) => of.offset(skip ?? 0))
    .execute();
  return toKeysetPage(fetchedRows, limit, ({ member_count, created_at, id }) => [
    member_count,
    created_at.getTime(),
    id,
  ]);
}

/** Reads the member's own groups in any state, latest activity first (GRP-014, GRP-040). */
export async function readMyGroups(
  db: Database,
  viewerId: string,
  query: MyGroupsQuery,
  now: Date,
): Promise<KeysetPage<GroupRow>> {
  const { limit = DEFAULT_PAGE_SIZE, cursor, skip } = query;
  let rows = narrowed(groupsSeenBy(db, viewerId, now), query).innerJoin(
    'group_members as own',
    (join) => join.onRef('own.group_id', '=', 'groups.id').on('own.member_id', '=', viewerId),
  );
  if (cursor !== undefined) {
    const [active, moment, id] = readKeyset(cursor, LatestCursor);
    rows = rows.where(
      sql<boolean>`(groups.activity_at, groups.created_at, groups.id)
        < (${new Date(active)}, ${new Date(moment)}, ${id}::uuid)`,
    );
  }
  const fetchedRows = await rows
    .orderBy('groups.activity_at', 'desc')
    .orderBy('groups.created_at', 'desc')
    .orderBy('groups.id', 'desc')
    .limit(limit + 1)
    .$if(cursor === undefined && skip !== undefined, (of) => of.offset(skip ?? 0))
    .execute();
  return toKeysetPage(fetchedRows, limit, ({ activity_at, created_at, id }) => [
    activity_at.getTime(),
    created_at.getTime(),
    id,
  ]);
}

function narrowed(
  rows: ReturnType<typeof groupsSeenBy>,
  { search, tag, location, type }: GroupsQuery | MyGroupsQuery,
) {
  let matching = rows;
  if (type !== undefined) matching = matching.where('groups.group_type', '=', type);
  if (tag) {
    const wanted = JSON.stringify([groupTagKey(tag)]);
    matching = matching.where(sql<boolean>`groups.tag_keys @> ${wanted}::jsonb`);
  }
  if (location) matching = matching.where(holds('groups.location_searched', location));
  if (search) matching = matching.where(holds('groups.searched', search));
  return matching;
}
