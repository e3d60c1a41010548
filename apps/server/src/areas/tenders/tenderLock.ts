import type { HeldTender } from '@saudagar/contract';
import { Refusal } from '@saudagar/contract/server';
import type { Selectable } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { isId } from '../../ids.ts';
import type { TenderTables } from './tables.ts';

/** A tender as stored. */
export type StoredTender = Selectable<TenderTables['tenders']>;

const read = (db: Database, id: string) =>
  isId(id) ? db.selectFrom('tenders').where('id', '=', id).selectAll() : undefined;

/**
 * Locks a tender visible to a member until the transaction ends: every change of it or its
 * proposals takes this lock first.
 * @throws Refusal 404
 */
export async function lockTender(
  write: Database,
  id: string,
  viewerId: string,
): Promise<StoredTender> {
  return seen(await read(write, id)?.forNoKeyUpdate().executeTakeFirst(), viewerId);
}

/** Reads one of the viewer's own tenders. @throws Refusal 404, or 403 when only visible */
export async function requireOwnTender(
  db: Database,
  id: string,
  viewerId: string,
): Promise<StoredTender> {
  return own(seen(await read(db, id)?.executeTakeFirst(), viewerId), viewerId);
}

/** Locks one of the viewer's own tenders until the transaction ends. */
export const lockOwnTender = async (write: Database, id: string, viewerId: string) =>
  own(await lockTender(write, id, viewerId), viewerId);

/** A draft is visible to its poster alone. */
function seen(tender: StoredTender | undefined, viewerId: string): StoredTender {
  if (!tender || (tender.status === 'draft' && tender.poster_id !== viewerId))
    throw new Refusal(404, 'tenderNotFound');
  return tender;
}

function own(tender: StoredTender, viewerId: string): StoredTender {
  if (tender.poster_id !== viewerId) throw new Refusal(403, 'notAllowed');
  return tender;
}

/** A tender in the form of the contract's rules. */
export const heldOf = <Tender extends Pick<StoredTender, 'deadline' | 'ended_at'>>(
  tender: Tender,
): Omit<Tender, 'deadline' | 'ended_at'> & Pick<HeldTender, 'deadline' | 'ended_at'> => ({
  ...tender,
  deadline: tender.deadline.toISOString(),
  ended_at: tender.ended_at?.toISOString() ?? null,
});
