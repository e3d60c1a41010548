import { Refusal } from '@saudagar/contract/server';
import { type SqlBool, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { isId } from '../../ids.ts';
import type {} from './tables.ts';

/**
 * Asserts the one rule of contact, until the transaction ends: a blocked member sees the other
 * as if deactivated; a blocking member gets an error that says so. Concurrent blocks and
 * contacts wait for each other.
 * @throws Refusal 404 when one of them has blocked the member, 409 the other way round
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
  const own = new Set(blocks.map(({ member_id, other_id }) => member_id === fromId && other_id));
  const by = new Set(blocks.map(({ member_id }) => member_id));
  const refused = others.find((id) => own.has(id) || by.has(id));
  if (refused === undefined) return;
  const details = fieldOf ? { field: fieldOf(refused) } : {};
  if (own.has(refused)) throw new Refusal(409, 'blockedByYou', details);
  throw new Refusal(404, 'memberNotFound', details);
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

/** Condition that `recipient` has blocked `actorId`, and so receives no notifications of them. */
export const isDeafTo = (recipient: string, actorId: string | null) => sql<SqlBool>`exists (
  select from kept_away where kept_away.other_id = ${actorId}::uuid and way = 'block'
    and kept_away.member_id = ${sql.ref(recipient)})`;

/** Condition that a member and the one in a column are apart: one has blocked the other. */
export const isApartFrom = (memberId: string, column: string) => sql<SqlBool>`exists (
  select from kept_away as blocks where blocks.way = 'block' and (
    (blocks.member_id = ${memberId} and blocks.other_id = ${sql.ref(column)})
    or (blocks.member_id = ${sql.ref(column)} and blocks.other_id = ${memberId})))`;

const pairOf = (one: string, other: string) => `reach ${[one, other].sort().join(' ')}`;
