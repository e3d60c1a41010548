import { DEFAULT_PAGE_SIZE, type listGroupMembers } from '@saudagar/contract';
import { searchTerms } from '@saudagar/contract/server';
import { sql } from 'kysely';
import { z } from 'zod/mini';
import { type KeysetPage, readKeyset, toKeysetPage } from '../../database/keyset.ts';
import type { Database } from '../../database/schema.ts';
import { isId } from '../../ids.ts';
import { AUTHOR_COLUMNS, type AuthorRow } from '../posts/postRows.ts';
import { type GroupRow, groupsSeenBy } from './groupRows.ts';

type MembersQuery = z.output<typeof listGroupMembers.query>;
type PageQuery = Pick<MembersQuery, 'limit' | 'cursor'>;

const Cursor = z.tuple([
  z.number().check(z.int(), z.gte(0), z.lte(9_999_999_999_999)),
  z.string().check(z.refine(isId)),
]);

const escaped = (term: string) => term.replace(/[\\%_]/g, '\\$&');

/** Reads members of a group, first joined first; `search` matches words of their names. */
export async function readMembers(db: Database, groupId: string, query: MembersQuery) {
  const { limit = DEFAULT_PAGE_SIZE, cursor, search } = query;
  let rows = db
    .selectFrom('group_members')
    .innerJoin('members', 'members.id', 'group_members.member_id')
    .where('group_id', '=', groupId)
    .select(['group_members.role as part', 'joined_at', 'offered_role', 'members.id'])
    .select(AUTHOR_COLUMNS.map((column) => `members.${column}` as const));
  for (const term of searchTerms(search ?? ''))
    rows = rows.where(
      sql<boolean>`exists (
        select from member_keys where member_keys.member_id = members.id
          and ' ' || search_key like ${`%${escaped(term)}%`})`,
    );
  if (cursor !== undefined) {
    const [moment, id] = readKeyset(cursor, Cursor);
    rows = rows.where(
      sql<boolean>`(joined_at, group_members.member_id) > (${new Date(moment)}, ${id}::uuid)`,
    );
  }
  const fetchedRows = await rows
    .orderBy('joined_at')
    .orderBy('group_members.member_id')
    .limit(limit + 1)
    .execute();
  return toKeysetPage(fetchedRows, limit, ({ joined_at, id }) => [joined_at.getTime(), id]);
}

/** Reads the join requests of a group, oldest first. */
export async function readRequests(
  db: Database,
  groupId: string,
  { limit = DEFAULT_PAGE_SIZE, cursor }: PageQuery,
) {
  let rows = db
    .selectFrom('group_requests')
    .innerJoin('members', 'members.id', 'group_requests.member_id')
    .where('group_id', '=', groupId)
    .select(['group_requests.created_at', 'members.id'])
    .select(AUTHOR_COLUMNS.map((column) => `members.${column}` as const));
  if (cursor !== undefined) {
    const [moment, id] = readKeyset(cursor, Cursor);
    rows = rows.where(
      sql<boolean>`(group_requests.created_at, group_requests.member_id)
        > (${new Date(moment)}, ${id}::uuid)`,
    );
  }
  const fetchedRows = await rows
    .orderBy('group_requests.created_at')
    .orderBy('group_requests.member_id')
    .limit(limit + 1)
    .execute();
  return toKeysetPage(fetchedRows, limit, ({ created_at, id }) => [created_at.getTime(), id]);
}

/** A group that invites the viewer, and the sender of the invitation. */
export interface InvitationRow {
  group: GroupRow;
  inviter: AuthorRow | null;
  invited_at: Date;
}

/** Reads the viewer's own invitations, newest first. */
export async function readInvitations(
  db: Database,
  viewerId: string,
  { limit = DEFAULT_PAGE_SIZE, cursor }: PageQuery,
  now: Date,
): Promise<KeysetPage<InvitationRow>> {
  let rows = groupsSeenBy(db, viewerId, now)
    .innerJoin('group_invitations as invited', (join) =>
      join.onRef('invited.group_id', '=', 'groups.id').on('invited.member_id', '=', viewerId),
    )
    .where('groups.approval_status', '=', 'approved')
    .where('groups.closed_at', 'is', null)
    .select(['invited.created_at as invited_at', 'invited.inviter_id']);
  if (cursor !== undefined) {
    const [moment, id] = readKeyset(cursor, Cursor);
    rows = rows.where(
      sql<boolean>`(invited.created_at, groups.id) < (${new Date(moment)}, ${id}::uuid)`,
    );
  }
  const fetchedRows = await rows
    .orderBy('invited.created_at', 'desc')
    .orderBy('groups.id', 'desc')
    .limit(limit + 1)
    .execute();
  const { items, cursor: next } = toKeysetPage(fetchedRows, limit, ({ invited_at, id }) => [
    invited_at.getTime(),
    id,
  ]);
  const byId = await invitersOf(db, items);
  return {
    items: items.map(({ invited_at, inviter_id, ...group }) => ({
      group,
      inviter: byId.get(inviter_id ?? '') ?? null,
      invited_at,
    })),
    cursor: next,
  };
}

/** Reads a group's unanswered invitations, latest first, each with its sender. */
export async function readSentInvitations(
  db: Database,
  groupId: string,
  { limit = DEFAULT_PAGE_SIZE, cursor }: PageQuery,
) {
  let rows = db
    .selectFrom('group_invitations')
    .innerJoin('members', 'members.id', 'group_invitations.member_id')
    .where('group_id', '=', groupId)
    .select(['group_invitations.created_at', 'group_invitations.inviter_id', 'members.id'])
    .select(AUTHOR_COLUMNS.map((column) => `members.${column}` as const));
  if (cursor !== undefined) {
    const [moment, id] = readKeyset(cursor, Cursor);
    rows = rows.where(
      sql<boolean>`(group_invitations.created_at, group_invitations.member_id)
        < (${new Date(moment)}, ${id}::uuid)`,
    );
  }
  const fetchedRows = await rows
    .orderBy('group_invitations.created_at', 'desc')
    .orderBy('group_invitations.member_id', 'desc')
    .limit(limit + 1)
    .execute();
  const { items, cursor: next } = toKeysetPage(fetchedRows, limit, ({ created_at, id }) => [
    created_at.getTime(),
    id,
  ]);
  const byId = await invitersOf(db, items);
  return {
    items: items.map((row) => ({ ...row, inviter: byId.get(row.inviter_id ?? '') ?? null })),
    cursor: next,
  };
}

/** Reads the members banned from a group, latest first, each with who did it. */
export async function readBans(
  db: Database,
  groupId: string,
  { limit = DEFAULT_PAGE_SIZE, cursor }: PageQuery,
) {
  let rows = db
    .selectFrom('group_bans')
    .innerJoin('members', 'members.id', 'group_bans.member_id')
    .where('group_id', '=', groupId)
    .select(['group_bans.created_at', 'group_bans.banned_by as inviter_id', 'members.id'])
    .select(AUTHOR_COLUMNS.map((column) => `members.${column}` as const));
  if (cursor !== undefined) {
    const [moment, id] = readKeyset(cursor, Cursor);
    rows = rows.where(
      sql<boolean>`(group_bans.created_at, group_bans.member_id)
        < (${new Date(moment)}, ${id}::uuid)`,
    );
  }
  const fetchedRows = await rows
    .orderBy('group_bans.created_at', 'desc')
    .orderBy('group_bans.member_id', 'desc')
    .limit(limit + 1)
    .execute();
  const { items, cursor: next } = toKeysetPage(fetchedRows, limit, ({ created_at, id }) => [
    created_at.getTime(),
    id,
  ]);
  const byId = await invitersOf(db, items);
  return {
    items: items.map((row) => ({ ...row, by: byId.get(row.inviter_id ?? '') ?? null })),
    cursor: next,
  };
}

/** Reads the senders of invitations, or those who banned, by id. */
async function invitersOf(
  db: Database,
  invitations: readonly { inviter_id: string | null }[],
): Promise<Map<string, AuthorRow & { id: string }>> {
  const ids = invitations.flatMap(({ inviter_id }) => inviter_id ?? []);
  if (ids.length === 0) return new Map();
  const people = await db
    .selectFrom('members')
    .where('id', 'in', ids)
    .select(['id', ...AUTHOR_COLUMNS])
    .execute();
  return new Map(people.map((person) => [person.id, person]));
}
