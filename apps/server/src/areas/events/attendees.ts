import {
  type checkInAttendee,
  DEFAULT_PAGE_SIZE,
  type DoorList,
  hashCode,
  type listAttendees,
  normalizeCode,
  type OrganizedEvent,
} from '@saudagar/contract';
import { eventNotification, Refusal } from '@saudagar/contract/server';
import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { z } from 'zod/mini';
import type { CommunityCore } from '../../community.ts';
import { type KeysetPage, readKeyset, toKeysetPage } from '../../database/keyset.ts';
import type { Database } from '../../database/schema.ts';
import { holds } from '../../database/search.ts';
import { isId, newId } from '../../ids.ts';
import type { Actor } from '../admin/auditLog.ts';
import { AUTHOR_COLUMNS, type AuthorRow } from '../posts/postRows.ts';
import { lockManaged, requireManaged } from './eventLock.ts';
import { type RegistrationRow, WAITLIST_POSITION } from './eventRows.ts';
import { auditAnswersLook, auditAttendeeLook, auditOnEvent } from './staffActs.ts';

type ListQuery = z.output<typeof listAttendees.query>;
type CheckIn = z.output<typeof checkInAttendee.body>;

/** A registration with its member. */
export interface AttendeeRow extends RegistrationRow {
  position: number;
  member: AuthorRow;
}

const Cursor = z.tuple([z.int().check(z.gte(0), z.lte(2_147_483_647))]);

/** Acts of an organizer on registrations. Refusals are thrown as `Refusal`. */
export type EventAttendees = ReturnType<typeof createEventAttendees>;

export function createEventAttendees({ db, now, fanOut, announce }: CommunityCore) {
  return {
    /** Reads a page in the order of registration; a look at another's attendees is audited. */
    async page(
      viewer: Actor,
      eventId: string,
      query: ListQuery,
    ): Promise<KeysetPage<AttendeeRow> & { event: OrganizedEvent; isCaseOpen: boolean }> {
      const event = await requireManaged(db, eventId, viewer);
      const { limit = DEFAULT_PAGE_SIZE, cursor, search } = query;
      await auditAttendeeLook(db, viewer, event, now());
      const isCaseOpen = await auditAnswersLook(db, viewer, event, now());
      const after = cursor === undefined ? 0 : readKeyset(cursor, Cursor)[0];
      const rows = await narrowed(attendeesOf(db, event.id), query)
        .where('one.position', '>', after)
        .$if(Boolean(search), (matching) => matching.where(holds('one.searched', search ?? '')))
        .limit(limit + 1)
        .execute();
      return { ...toKeysetPage(rows, limit, ({ position }) => [position]), event, isCaseOpen };
    },

    /** Reads all of them for a file, with their event's title and start. */
    all: (viewer: Actor, eventId: string) =>
      db.transaction().execute(async (write) => {
        const event = await requireManaged(write, eventId, viewer);
        await auditOnEvent(write, viewer, event, { action_type: 'export_attendees' }, now());
        const isCaseOpen = await auditAnswersLook(write, viewer, event, now());
        const rows: AttendeeRow[] = await attendeesOf(write, event.id).execute();
        return { event: { ...event, start_date: event.start_at.toISOString() }, rows, isCaseOpen };
      }),

    /** Reads those with a place, for a door; a look at another's attendees is audited. */
    async door(viewer: Actor, eventId: string): Promise<DoorList> {
      const event = await requireManaged(db, eventId, viewer);
      await auditAttendeeLook(db, viewer, event, now());
      const rows = await db
        .selectFrom('event_registrations as one')
        .innerJoin('members', 'members.id', 'one.member_id')
        .where('one.event_id', '=', event.id)
        .where('one.status', '=', 'registered')
        .select(['one.id', 'one.code', 'one.checked_in_at'])
        .select(['members.full_name', 'members.username'])
        .orderBy('one.position')
        .execute();
      const attendees = rows.map(async ({ id, code, checked_in_at, full_name, username }) => ({
        registration_id: id,
        name: full_name || username,
        code_hash: await hashCode(event.id, code),
        checked_in_at: checked_in_at?.toISOString() ?? null,
      }));
      return { attendees: await Promise.all(attendees), read_at: now().toISOString() };
    },

    /** Sends a message to everyone with a place, by one outbox row. */
    message: (viewer: Actor, eventId: string, text: string, clientId: string | undefined) =>
      fanOut.transaction(async (write, publish) => {
        const event = await lockManaged(write, eventId, viewer);
        if (event.status === 'cancelled') throw new Refusal(409, 'eventCancelled');
        if (event.current_attendees === 0) throw new Refusal(409, 'nobodyRegistered');
        const row = {
          id: newId(),
          event_id: event.id,
          sender_id: viewer.id,
          content: text,
          recipients: event.current_attendees,
          client_id: clientId ?? null,
          sent_at: now(),
        };
        const { numInsertedOrUpdatedRows } = await write
          .insertInto('event_messages')
          .values(row)
          .onConflict((conflict) =>
            conflict.columns(['event_id', 'sender_id', 'client_id']).doNothing(),
          )
          .executeTakeFirstOrThrow();
        if (numInsertedOrUpdatedRows === 0n)
          return write
            .selectFrom('event_messages')
            .where('event_id', '=', event.id)
            .where('sender_id', '=', viewer.id)
            .where('client_id', '=', clientId ?? '')
            .selectAll()
            .executeTakeFirstOrThrow();
        const act = { action_type: 'message_attendees', notes: text } as const;
        await auditOnEvent(write, viewer, event, act, now());
        const audience = { name: 'event_registered', id: event.id };
        await announce(write, publish, {
          ...eventNotification('event_message', event, viewer.id),
          audience,
        });
        return row;
      }),

    /** Checks an attendee in; the first time stays, and nobody counts twice. */
    checkIn: (
      viewer: Actor,
      eventId: string,
      { code, registration_id, client_id, scanned_at }: CheckIn,
    ) =>
      db.transaction().execute(async (write) => {
        const event = await lockManaged(write, eventId, viewer);
        if (event.status === 'cancelled') throw new Refusal(409, 'eventCancelled');
        const activeRegistrations = write
          .selectFrom('event_registrations')
          .where('event_id', '=', event.id)
          .where('status', '<>', 'given_up')
          .select(['id', 'status', 'checked_in_at', 'check_in_key']);
        const one =
          code !== undefined
            ? await activeRegistrations.where('code', '=', normalizeCode(code)).executeTakeFirst()
            : isId(registration_id ?? '')
              ? await activeRegistrations.where('id', '=', registration_id ?? '').executeTakeFirst()
              : undefined;
        if (!one) throw new Refusal(404, 'checkInUnknown', { field: 'code' });
        if (one.status !== 'registered')
          throw new Refusal(409, 'checkInWaiting', { field: 'code' });
        const isRepeated = client_id !== undefined && one.check_in_key === client_id;
        // A repetition after the check-in was undone stays undone.
        if (one.checked_in_at === null && !isRepeated) {
          // Capped at now: a phone's clock may be ahead.
          const came = Math.min(Date.parse(scanned_at ?? ''), now().getTime());
          await write
            .updateTable('event_registrations')
            .set({
              checked_in_at: Number.isNaN(came) ? now() : new Date(came),
              check_in_key: client_id ?? null,
            })
            .where('id', '=', one.id)
            .execute();
          await auditOnEvent(write, viewer, event, { action_type: 'check_in_attendee' }, now());
        }
        const attendee = await attendeesOf(write, event.id)
          .where('one.id', '=', one.id)
          .executeTakeFirstOrThrow();
        return { event, attendee, already_checked_in: one.checked_in_at !== null && !isRepeated };
      }),

    /** Takes a check-in back; without one nothing changes. */
    undoCheckIn: (viewer: Actor, eventId: string, registrationId: string) =>
      db.transaction().execute(async (write) => {
        const event = await lockManaged(write, eventId, viewer);
        if (event.status === 'cancelled') throw new Refusal(409, 'eventCancelled');
        const attendee = isId(registrationId)
          ? await attendeesOf(write, event.id)
              .where('one.id', '=', registrationId)
              .executeTakeFirst()
          : undefined;
        if (!attendee) throw new Refusal(404, 'checkInUnknown', { field: 'registration_id' });
        if (attendee.checked_in_at === null) return { event, attendee };
        await write
          .updateTable('event_registrations')
          .set({ checked_in_at: null })
          .where('id', '=', registrationId)
          .execute();
        await auditOnEvent(write, viewer, event, { action_type: 'undo_check_in' }, now());
        return { event, attendee: { ...attendee, checked_in_at: null } };
      }),
  };
}

function attendeesOf(db: Database, eventId: string) {
  return db
    .selectFrom('event_registrations as one')
    .where('one.event_id', '=', eventId)
    .where('one.status', '<>', 'given_up')
    .select([
      'one.id',
      'one.position',
      'one.code',
      'one.data',
      'one.is_visible',
      'one.registered_at',
    ])
    .select((of) => [
      'one.checked_in_at',
      of.ref('one.status').$castTo<RegistrationRow['status']>().as('status'),
      jsonObjectFrom(
        of
          .selectFrom('members')
          .whereRef('members.id', '=', 'one.member_id')
          .select(['members.id', ...AUTHOR_COLUMNS.map((column) => `members.${column}` as const)]),
      )
        .$notNull()
        .as('member'),
    ])
    .select(WAITLIST_POSITION.as('waitlist_position'))
    .orderBy('one.position');
}

function narrowed(rows: ReturnType<typeof attendeesOf>, { status }: ListQuery) {
  if (status === undefined) return rows;
  if (status === 'registered' || status === 'waitlisted')
    return rows.where('one.status', '=', status);
  return rows
    .where('one.status', '=', 'registered')
    .where('one.checked_in_at', status === 'checked_in' ? 'is not' : 'is', null);
}

/** Counts check-ins and registrations, for an event's managers. */
export async function countCheckedIn(db: Database, eventId: string): Promise<number> {
  const { count } = await db
    .selectFrom('event_registrations')
    .where('event_id', '=', eventId)
    .where('status', '=', 'registered')
    .where('checked_in_at', 'is not', null)
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
