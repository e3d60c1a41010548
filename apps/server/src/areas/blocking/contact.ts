import { Refusal } from '@saudagar/contract/server';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { isId } from '../../ids.ts';
import type {} from './tables.ts';

/**
 * Asserts the one rule of contact, until the transaction ends: to each of two members who are
 * apart the other is as if deactivated. Concurrent blocks and contacts wait for each other.
 * @throws Refusal 404 when the member and one of them are apart
 */
export async function assertCanContact(
  write: Database,
  fromId: string,
  toIds: readonly string[],
  fieldOf?: (id: string) => string,
): Promise<void> {
  const others = toIds.filter((id) => isId(id) && id !== fromId);
  if (others.length === 0) return;
  await sql`
    select pg_advisory_xact_lock_shared(hashtextextended(pair, 0))
    from unnest(${others.map((id) => pairOf(fromId, id))}::text[]) as pair`.execute(write);
  const blocks = await write
    .selectFrom('kept_away')
    .where('way', '=', 'block')
    .where((of) =>
      of.or([
        of.and([of('member_id', '=', fromId), of('other_id', 'in', others)]),
        of.and([of('other_id', '=', fromId), of('member_id', 'in', others)]),
      ]),
    )
    .select(['member_id', 'other_id'])
    .execute();
  const apart = new Set(blocks.flatMap(({ member_id, other_id }) => [member_id, other_id]));
  const refused = others.find((id) => apart.has(id));
  if (refused === undefined) return;
  throw new Refusal(404, 'memberNotFound', fieldOf ? { field: fieldOf(refused) } : {});
}

/** Checks whether neither of two members has blocked the other, until the transaction ends. */
export async function canContact(write: Database, one: string, other: string): Promise<boolean> {
  try {
    await assertCanContact(write, one, [other]);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** Blocks concurrent contact across the pair until the transaction ends. */
export async function holdPair(write: Database, one: string, other: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${pairOf(one, other)}, 0))`.execute(
    write,
  );
}

/** Condition that two members, given as SQL for their ids, are apart: one has blocked the other. */
export const areApart = (
  one: RawBuilder<unknown>,
  other: RawBuilder<unknown>,
) => sql<SqlBool>`exists (
  select from kept_away as blocks where blocks.way = 'block' and (
    (blocks.member_id = ${one} and blocks.other_id = ${other})
    or (blocks.member_id = ${other} and blocks.other_id = ${one})))`;

/** Condition that a member and the one in a column are apart. */
export const isApartFrom = (memberId: string | null, column: string) =>
  areApart(sql`${memberId}::uuid`, sql.ref(column));

const pairOf = (one: string, other: string) => `reach ${[one, other].sort().join(' ')}`;
