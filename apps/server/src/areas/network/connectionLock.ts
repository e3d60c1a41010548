import { Refusal } from '@saudagar/contract/server';
import type { Database } from '../../database/schema.ts';
import { isId } from '../../ids.ts';

const COLUMNS = ['id', 'status', 'requester_id', 'recipient_id', 'rejected_at'] as const;

/** Locks one of a member's connections until the transaction ends. @throws Refusal 404 to others */
export async function lockConnection(write: Database, memberId: string, id: string) {
  const connection = isId(id)
    ? await write
        .selectFrom('connections')
        .where('id', '=', id)
        .where((of) =>
          of.or([of('requester_id', '=', memberId), of('recipient_id', '=', memberId)]),
        )
        .select(COLUMNS)
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (!connection) throw new Refusal(404, 'connectionNotFound');
  return connection;
}

/** Locks the connection or request between two members, if any. */
export const betweenPair = (write: Database, pair: readonly [string, string]) =>
  write
    .selectFrom('connections')
    .where('requester_id', 'in', pair)
    .where('recipient_id', 'in', pair)
    .select(COLUMNS)
    .forUpdate()
    .executeTakeFirst();

/** Changes both members' connection counts, in the order of their ids to avoid deadlocks. */
export async function countConnection(
  write: Database,
  pair: readonly string[],
  by: 1 | -1,
): Promise<void> {
  await write
    .selectFrom('members')
    .where('id', 'in', pair)
    .orderBy('id')
    .select('id')
    .forNoKeyUpdate()
    .execute();
  await write
    .updateTable('members')
    .set((of) => ({ connections_count: of('connections_count', '+', by) }))
    .where('id', 'in', pair)
    .execute();
}
