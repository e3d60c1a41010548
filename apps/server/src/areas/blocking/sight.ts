import { Refusal } from '@saudagar/contract/server';
import { type SqlBool, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { requireActive } from '../network/activeMember.ts';
import type {} from './tables.ts';

/** Condition that the member of a block is no staff, who see everything whatever is blocked. */
const isNoStaff = (readerId: string) => sql`not exists (
  select from members as reader where reader.id = ${readerId}::uuid and reader.role <> 'user')`;

/**
 * Condition that a reader does not see the member in a column, which is never null: the two are
 * apart and the reader is no staff. The one rule of sight; read once a query, not once a row.
 */
export const isHiddenFrom = (readerId: string, column: string) => sql<SqlBool>`(
  ${sql.ref(column)} = any (array(
    select other_id from kept_away
    where member_id = ${readerId}::uuid and way = 'block' and ${isNoStaff(readerId)}
    union all
    select member_id from kept_away
    where other_id = ${readerId}::uuid and way = 'block' and ${isNoStaff(readerId)})))`;

/** Ids of the members that blocks hide from the member in a column; none from staff. */
export const hiddenFrom = (column: string) => sql`(
  select kept.other_id as id from kept_away as kept
  where kept.member_id = ${sql.ref(column)} and kept.way = 'block' and not ${isStaff(column)}
  union
  select kept.member_id from kept_away as kept
  where kept.other_id = ${sql.ref(column)} and kept.way = 'block' and not ${isStaff(column)})`;

const isStaff = (column: string) => sql`exists (
  select from members as reader where reader.id = ${sql.ref(column)} and reader.role <> 'user')`;

/**
 * Condition that a reader does not see what the member in a column has put in a group: hidden
 * from them, and they do not keep order in that group.
 */
export const isLeftOut = (readerId: string, author: string, group: string) => sql<SqlBool>`(
  ${isHiddenFrom(readerId, author)} and not exists (
    select from group_members as moderator where moderator.group_id = ${sql.ref(group)}
      and moderator.member_id = ${readerId}::uuid and moderator.role <> 'member'))`;

/**
 * Asserts that a reader sees another member.
 * @throws Refusal 404 for a missing, deactivated or hidden one, in the same words
 */
export async function assertVisible(
  db: Database,
  readerId: string,
  memberId: string,
): Promise<void> {
  await requireActive(db, memberId);
  const hidden = await db
    .selectFrom('members')
    .where('members.id', '=', memberId)
    .where(isHiddenFrom(readerId, 'members.id'))
    .select('members.id')
    .executeTakeFirst();
  if (hidden) throw new Refusal(404, 'memberNotFound');
}

/** Members hidden from a reader in a room: none in a direct one, which only closes for writing. */
export const hiddenInRoom = (room: string, reader: string | null) => sql<{
  reader_id: string;
  hidden_id: string;
}>`(
  select mine.member_id as reader_id, apart.hidden_id from room_members as mine
    join rooms on rooms.id = mine.room_id and rooms.room_type = 'group'
    join lateral (
      select other_id as hidden_id from kept_away
      where kept_away.member_id = mine.member_id and way = 'block'
      union all
      select kept_away.member_id from kept_away
      where kept_away.other_id = mine.member_id and way = 'block'
    ) as apart on true
  where mine.room_id = ${room}::uuid
    and (${reader}::uuid is null or mine.member_id = ${reader}::uuid)
    and not exists (
      select from members as staff where staff.id = mine.member_id and staff.role <> 'user'))`;
