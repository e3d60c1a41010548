import { type listUsers, type ManagedUser, USERS_PAGE } from '@saudagar/contract';
import { type Selectable, sql } from 'kysely';
import { z } from 'zod/mini';
import { type KeysetPage, readKeyset, toKeysetPage } from '../../../database/keyset.ts';
import type { Database } from '../../../database/schema.ts';
import { holds } from '../../../database/search.ts';
import { isId } from '../../../ids.ts';
import type { MembersTable } from '../../account/tables.ts';

type UsersQuery = z.output<typeof listUsers.query>;
export type UserFilters = Pick<UsersQuery, 'active_only' | 'search' | 'role'>;

const DAY = 86_400_000;
/** Users are counted up to this number, and shown as 'more' beyond. */
const COUNTED_MAX = 1_000;

const COLUMNS = [
  'id',
  'full_name',
  'email',
  'username',
  'role',
  'company_name',
  'location',
  'phone',
  'deactivated_at',
  'deactivation_reason',
  'deactivated_until',
  'created_at',
  'searched',
] as const satisfies (keyof MembersTable)[];

type UserColumns = Pick<Selectable<MembersTable>, (typeof COLUMNS)[number]>;
type Counts = Pick<
  ManagedUser,
  'posts_count' | 'groups_count' | 'events_count' | 'resources_count'
>;

/** An account with the number of its items of each kind. */
interface UserRow extends UserColumns, Counts {}

const Cursor = z.tuple([z.string().check(z.maxLength(1_000)), z.string().check(z.refine(isId))]);

/** Reads a page of users by name (ADM-272–278), with their number up to a thousand. */
export async function readUsers(
  db: Database,
  { skip = 0, limit = USERS_PAGE, cursor, ...filters }: UsersQuery,
): Promise<KeysetPage<UserRow> & { total: number; is_more: boolean }> {
  let rows = usersOf(db, filters);
  if (cursor === undefined) rows = rows.offset(skip);
  else {
    const [searched, id] = readKeyset(cursor, Cursor);
    rows = rows.where(sql<boolean>`(members.searched, members.id) > (${searched}, ${id}::uuid)`);
  }
  const page = toKeysetPage(await rows.limit(limit + 1).execute(), limit, ({ searched, id }) => [
    searched,
    id,
  ]);
  const { counted } = await db
    .selectFrom(
      narrowed(db, filters)
        .select('members.id')
        .limit(COUNTED_MAX + 1)
        .as('found'),
    )
    .select(sql<number>`count(*)::integer`.as('counted'))
    .executeTakeFirstOrThrow();
  return {
    ...page,
    items: await withCounts(db, page.items),
    total: Math.min(counted, COUNTED_MAX),
    is_more: counted > COUNTED_MAX,
  };
}

/** Reads all users that match the filters, at most `limit`. */
export const readAllUsers = async (
  db: Database,
  filters: UserFilters,
  limit: number,
): Promise<UserRow[]> => withCounts(db, await usersOf(db, filters).limit(limit).execute());

export async function readUser(db: Database, id: string): Promise<UserRow | undefined> {
  const userRows = await db
    .selectFrom('members')
    .where('members.id', '=', id)
    .select(COLUMNS)
    .execute();
  return (await withCounts(db, userRows))[0];
}

const usersOf = (db: Database, filters: UserFilters) =>
  narrowed(db, filters).orderBy('members.searched').orderBy('members.id').select(COLUMNS);

const narrowed = (db: Database, { active_only, search, role }: UserFilters) =>
  db
    .selectFrom('members')
    .$if(active_only === 'true', (rows) => rows.where('members.deactivated_at', 'is', null))
    .$if(role !== undefined, (rows) => rows.where('members.role', '=', role ?? 'user'))
    .$if(Boolean(search), (rows) => rows.where(holds('members.managed_searched', search ?? '')));

async function withCounts(db: Database, users: readonly UserColumns[]): Promise<UserRow[]> {
  if (users.length === 0) return [];
  const { rows } = await sql<Counts & { id: string }>`
    select users.id,
      (select count(*)::integer from posts where member_id = users.id) as posts_count,
      (select count(*)::integer from group_members where member_id = users.id) as groups_count,
      (select count(*)::integer from events where organizer_id = users.id) as events_count,
      (select count(*)::integer from resources where maker_id = users.id) as resources_count
    from unnest(${users.map(({ id }) => id)}::uuid[]) as users (id)`.execute(db);
  const counts = new Map(rows.map(({ id, ...count }) => [id, count]));
  const none = { posts_count: 0, groups_count: 0, events_count: 0, resources_count: 0 };
  return users.map((user) => ({ ...user, ...(counts.get(user.id) ?? none) }));
}

/** Converts a user for admins or moderators: phones are for admins alone (ACCT-057). */
export function toManagedUser(
  { created_at, searched: _, ...found }: UserRow,
  viewer: { id: string; role: string },
  now: Date,
): ManagedUser {
  const { deactivated_at, deactivation_reason, deactivated_until, ...row } = found;
  const isAdmin = viewer.role === 'admin';
  return {
    ...row,
    is_active: deactivated_at === null,
    account_age_days: Math.max(0, Math.floor((now.getTime() - created_at.getTime()) / DAY)),
    phone: isAdmin ? row.phone : null,
    deactivation: deactivated_at && {
      reason: deactivation_reason,
      until: deactivated_until?.toISOString() ?? null,
      since: deactivated_at.toISOString(),
    },
    can_manage: isAdmin && row.id !== viewer.id,
  };
}
