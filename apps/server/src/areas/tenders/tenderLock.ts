import type { HeldTender } from '@saudagar/contract';
import { Refusal } from '@saudagar/contract/server';
import type { Selectable } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { isId } from '../../ids.ts';
import type { TenderTables } from './tables.ts';

/** A tender as its row is. */
export type StoredTender = Selectable<TenderTables['tenders']>;

const read = (db: Database, id: string) =>
  isId(id) ? db.selectFrom('tenders').where('id', '=', id).selectAll() : undefined;

/**
 * A tender that a member sees, held until the transaction ends: whatever changes it or its proposals
 * holds it first.
 * @throws Refusal 404
 */
export async function lockTender(
  write: Database,
  id: string,
  viewerId: string,
): Promise<StoredTender> {
  return seen(await read(write, id)?.forNoKeyUpdate().executeTakeFirst(), viewerId);
}

/** One of the viewer's own. @throws Refusal 404, or 403 to others who see it */
export async function requireOwnTender(
  db: Database,
  id: string,
  viewerId: string,
): Promise<StoredTender> {
  return own(seen(await read(db, id)?.executeTakeFirst(), viewerId), viewerId);
}

/** The same, held until the transaction ends. */
export const lockOwnTender = async (write: Database, id: string, viewerId: string) =>
  own(await lockTender(write, id, viewerId), viewerId);

/** A draft is its poster's alone. */
function seen(tender: StoredTender | undefined, viewerId: string): StoredTender {
  if (!tender || (tender.status === 'draft' && tender.poster_id !== viewerId))
    throw new Refusal(404, 'tenderNotFound');
  return tender;
}

function own(tender: StoredTender, viewerId: string): StoredTender {
  if (tender.poster_id !== viewerId) throw new Refusal(403, 'notAllowed');
  return tender;
}

/** A tender as the contract's rules read it. */
export const heldOf = <Tender extends Pick<StoredTender, 'deadline' | 'ended_at'>>(
  tender: Tender,
): Omit<Tender, 'deadline' | 'ended_at'> & Pick<HeldTender, 'deadline' | 'ended_at'> => ({
  ...tender,
  deadline: tender.deadline.toISOString(),
  ended_at: tender.ended_at?.toISOString() ?? null,
});
