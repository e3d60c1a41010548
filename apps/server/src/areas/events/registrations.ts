import { randomInt } from 'node:crypto';
import {
  CODE_LENGTH,
  CODE_SIGNS,
  isEventFull,
  type RegistrationData,
  takesRegistrations,
} from '@saudagar/contract';
import {
  eventNotification,
  Refusal,
  registeredNotification,
  searchedText,
} from '@saudagar/contract/server';
import type { CommunityCore } from '../../community.ts';
import type { Database } from '../../database/schema.ts';
import { newId } from '../../ids.ts';
import type { Publish } from '../../sockets/fanOut.ts';
import type { MemberRow } from '../account/members.ts';
import { canContact } from '../blocking/contact.ts';
import { datesOf, type EventRecord, lockEvent, type StoredEvent } from './eventLock.ts';
import { type RegistrationRow, WAITLIST_POSITION } from './eventRows.ts';

interface Asked {
  registration_data: RegistrationData;
  is_visible: boolean;
  client_id?: string | undefined;
}

/** Places taken, and registrations that wait for one. */
type SeatCounts = Pick<EventRecord, 'current_attendees' | 'waitlist_count'>;

/** Registrations and waitlists of events. Refusals are thrown as `Refusal`. */
export type EventRegistrations = ReturnType<typeof createEventRegistrations>;

/**
 * Every change of places locks the event's row first: places are assigned in order of arrival,
 * and capacity is never exceeded.
 */
export function createEventRegistrations({ now, fanOut, notify, withdraw }: CommunityCore) {
  const requireOpen = (event: StoredEvent) => {
    if (event.status === 'cancelled') throw new Refusal(409, 'eventCancelled');
    if (!takesRegistrations(datesOf(event), now().getTime())) throw new Refusal(409, 'eventOver');
  };

  return {
    /** Registers a member or adds them to the waitlist; repetition is harmless (EVT-086–098). */
    register: (
      member: MemberRow,
      eventId: string,
      { registration_data: data, is_visible, client_id }: Asked,
    ): Promise<{ row: RegistrationRow; counts: SeatCounts }> =>
      fanOut.transaction(async (write, publish) => {
        const event = await lockEvent(write, eventId, member);
        requireOpen(event);
        const before = await write
          .selectFrom('event_registrations')
          .where('event_id', '=', event.id)
          .where('member_id', '=', member.id)
          .select(['id', 'status', 'client_id'])
          .executeTakeFirst();
        if (before && before.status !== 'given_up')
          return { row: await registrationOf(write, before.id), counts: countsOf(event) };
        if (before && client_id !== undefined && before.client_id === client_id)
          throw new Refusal(409, 'registrationGivenUp');
        if (
          event.organizer_id !== null &&
          !(await canContact(write, member.id, event.organizer_id))
        )
          throw new Refusal(409, 'cannotRegister');
        const isWaiting = isEventFull(event);
        const code = newCode();
        const row = {
          id: before?.id ?? newId(),
          event_id: event.id,
          member_id: member.id,
          position: event.last_position + 1,
          status: isWaiting ? ('waitlisted' as const) : ('registered' as const),
          code,
          data: JSON.stringify(data),
          searched: searchedText(
            member.full_name,
            member.username,
            member.company_name,
            data.company,
            code,
          ),
          is_visible,
          client_id: client_id ?? null,
          registered_at: now(),
          checked_in_at: null,
          check_in_key: null,
        };
        await write
          .insertInto('event_registrations')
          .values(row)
          .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
          .execute();
        const counts: SeatCounts = {
          current_attendees: event.current_attendees + (isWaiting ? 0 : 1),
          waitlist_count: event.waitlist_count + (isWaiting ? 1 : 0),
        };
        await write
          .updateTable('events')
          .set({ last_position: row.position, ...counts })
          .where('id', '=', event.id)
          .execute();
        await notify(write, publish, registeredNotification(event, member));
        return { row: await registrationOf(write, row.id), counts };
      }),

    /** Cancels a registration; the first on the waitlist moves up and is notified (EVT-103). */
    giveUp: (member: MemberRow, eventId: string): Promise<void> =>
      fanOut.transaction(async (write, publish) => {
        const event = await lockEvent(write, eventId, member);
        requireOpen(event);
        const held = await write
          .selectFrom('event_registrations')
          .where('event_id', '=', event.id)
          .where('member_id', '=', member.id)
          .where('status', '<>', 'given_up')
          .select(['id', 'status', 'checked_in_at'])
          .executeTakeFirst();
        if (!held) return;
        if (held.checked_in_at !== null) throw new Refusal(409, 'checkedInStays');
        await write
          .updateTable('event_registrations')
          .set({ status: 'given_up' })
          .where('id', '=', held.id)
          .execute();
        await withdraw(write, publish, {
          actor: member.id,
          kinds: ['event_registered'],
          subject: event.id,
        });
        const after = await freeSeat(write, event, held.status === 'registered');
        await moveUp({ notify }, write, publish, after);
      }),
  };
}

const countsOf = ({ current_attendees, waitlist_count }: SeatCounts): SeatCounts => ({
  current_attendees,
  waitlist_count,
});

/** Subtracts a freed place from a locked event's counters, and returns the event. */
export async function freeSeat<Event extends EventRecord>(
  write: Database,
  event: Event,
  hadSeat: boolean,
): Promise<Event> {
  const counts = {
    current_attendees: event.current_attendees - (hadSeat ? 1 : 0),
    waitlist_count: event.waitlist_count - (hadSeat ? 0 : 1),
  };
  await write.updateTable('events').set(counts).where('id', '=', event.id).execute();
  return { ...event, ...counts };
}

/** Moves the waitlist up into the free places of a locked event, in order, with notifications. */
export async function moveUp(
  { notify }: Pick<CommunityCore, 'notify'>,
  write: Database,
  publish: Publish,
  event: EventRecord,
): Promise<void> {
  const { max_attendees, current_attendees, waitlist_count } = event;
  const free =
    max_attendees === null
      ? waitlist_count
      : Math.min(waitlist_count, max_attendees - current_attendees);
  if (free <= 0) return;
  const moved = await write
    .updateTable('event_registrations')
    .set({ status: 'registered' })
    .where('id', 'in', (of) =>
      of
        .selectFrom('event_registrations')
        .where('event_id', '=', event.id)
        .where('status', '=', 'waitlisted')
        .orderBy('position')
        .limit(free)
        .select('id'),
    )
    .returning('member_id')
    .execute();
  await write
    .updateTable('events')
    .set({
      current_attendees: current_attendees + moved.length,
      waitlist_count: waitlist_count - moved.length,
    })
    .where('id', '=', event.id)
    .execute();
  const recipients = moved.map(({ member_id }) => member_id);
  await notify(write, publish, { ...eventNotification('event_moved_up', event, null), recipients });
}

const registrationOf = (write: Database, id: string): Promise<RegistrationRow> =>
  write
    .selectFrom('event_registrations as one')
    .where('one.id', '=', id)
    .select([
      'one.id',
      'one.code',
      'one.data',
      'one.is_visible',
      'one.registered_at',
      'one.checked_in_at',
    ])
    .select((of) => of.ref('one.status').$castTo<RegistrationRow['status']>().as('status'))
    .select(WAITLIST_POSITION.as('waitlist_position'))
    .executeTakeFirstOrThrow();

/** Makes an unguessable code from characters that are hard to confuse. */
export const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join('');
