import {
  type EventActor,
  managesEvent,
  type OrganizedEvent,
  REVISED_EVENT_FIELDS,
} from '@saudagar/contract';
import { Refusal } from '@saudagar/contract/server';
import type { Selectable } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { isId } from '../../ids.ts';
import type { EventTables } from './tables.ts';

/** Row of an event. */
export type EventRecord = Selectable<EventTables['events']>;

/** An event as stored, with the ids of its co-organizers. */
export interface StoredEvent extends EventRecord {
  organizers: { id: string }[];
}

/** Reads an event visible to the viewer. @throws Refusal 404 */
export async function requireEvent(
  db: Database,
  id: string,
  viewer: EventActor | null,
): Promise<StoredEvent> {
  return seen(await withOrganizers(db, await read(db, id)?.executeTakeFirst()), viewer);
}

/** Locks an event visible to the viewer until the transaction ends. @throws Refusal 404 */
export async function lockEvent(
  write: Database,
  id: string,
  viewer: EventActor,
): Promise<StoredEvent> {
  const event = await read(write, id)?.forNoKeyUpdate().executeTakeFirst();
  return seen(await withOrganizers(write, event), viewer);
}

/** Reads an event that the viewer manages. @throws Refusal 404, or 403 when only visible */
export const requireManaged = async (db: Database, id: string, viewer: EventActor) =>
  managed(await requireEvent(db, id, viewer), viewer);

/**
 * Locks an event that the viewer manages until commit.
 * @throws Refusal 404, or 403 when only visible
 */
export const lockManaged = async (write: Database, id: string, viewer: EventActor) =>
  managed(await lockEvent(write, id, viewer), viewer);

const read = (db: Database, id: string) =>
  isId(id) ? db.selectFrom('events').where('id', '=', id).selectAll() : undefined;

/** Adds the co-organizers: read after the lock, as those before it have left them. */
async function withOrganizers(
  db: Database,
  event: EventRecord | undefined,
): Promise<StoredEvent | undefined> {
  if (!event) return undefined;
  const organizers = await db
    .selectFrom('event_organizers')
    .where('event_id', '=', event.id)
    .orderBy('added_at')
    .select('member_id as id')
    .execute();
  return { ...event, organizers };
}

function seen(event: StoredEvent | undefined, viewer: EventActor | null): StoredEvent {
  if (!event || !isSeen(event, viewer)) throw new Refusal(404, 'eventNotFound');
  return event;
}

function managed(event: StoredEvent, viewer: EventActor): StoredEvent {
  if (!managesEvent(event, viewer)) throw new Refusal(403, 'notAllowed');
  return event;
}

/** Visibility of a pending or rejected event: its organizers and moderators alone (ADM-122). */
export const isSeen = (
  event: OrganizedEvent & { readonly approval_status: string },
  viewer: EventActor | null,
): boolean =>
  event.approval_status === 'approved' || (viewer !== null && managesEvent(event, viewer));

/** Dates of an event in the form of the contract's rules. */
export const datesOf = ({
  status,
  start_at,
  end_at,
}: Pick<StoredEvent, 'status' | 'start_at' | 'end_at'>) => ({
  status,
  start_date: start_at.toISOString(),
  end_date: end_at.toISOString(),
});

/** Values of an event that a revision may change. */
export const liveOf = (event: EventRecord) =>
  Object.fromEntries(REVISED_EVENT_FIELDS.map((field) => [field, event[field]]));
