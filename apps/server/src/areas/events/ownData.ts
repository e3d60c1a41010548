import { takesRegistrations } from '@saudagar/contract';
import { eventNotification } from '@saudagar/contract/server';
import type { Database } from '../../database/schema.ts';
import type { Deletion } from '../area.ts';
import { datesOf } from './eventLock.ts';
import { WRITTEN_COLUMNS } from './eventRows.ts';
import { freeSeat, moveUp } from './registrations.ts';

/** Archives a member's own and co-organized events, registrations and announcements. */
export const archiveEvents = async (db: Database, memberId: string) => ({
  events: await db
    .selectFrom('events')
    .where('organizer_id', '=', memberId)
    .orderBy('id')
    .select(['id', 'status', ...WRITTEN_COLUMNS])
    .execute(),
  event_registrations: await db
    .selectFrom('event_registrations')
    .where('member_id', '=', memberId)
    .orderBy('registered_at')
    .select(['event_id', 'status', 'data', 'is_visible', 'registered_at', 'checked_in_at'])
    .execute(),
  event_organizers: await db
    .selectFrom('event_organizers')
    .where('member_id', '=', memberId)
    .orderBy('added_at')
    .select(['event_id', 'added_at'])
    .execute(),
  event_messages: await db
    .selectFrom('event_messages')
    .where('sender_id', '=', memberId)
    .orderBy('sent_at')
    .select(['event_id', 'content', 'sent_at'])
    .execute(),
});

/**
 * Deletes a member's registrations and moves up the waitlist. Their upcoming events are
 * cancelled, attendees and co-organizers notified; past ones stay, with the organizer's name.
 */
export async function deleteFromEvents(
  write: Database,
  memberId: string,
  deletion: Deletion,
): Promise<void> {
  const { at, community, publish } = deletion;
  // Locked in one order, because concurrently deleted members may attend each other's events.
  const held = await write
    .selectFrom('events')
    .where((of) =>
      of.or([
        of('organizer_id', '=', memberId),
        of(
          'id',
          'in',
          of
            .selectFrom('event_registrations')
            .where('member_id', '=', memberId)
            .where('event_registrations.status', '<>', 'given_up')
            .select('event_id'),
        ),
      ]),
    )
    .orderBy('id')
    .selectAll()
    .forNoKeyUpdate()
    .execute();
  await cancelOwn(write, memberId, deletion);
  for (const event of held) {
    const removed = await write
      .deleteFrom('event_registrations')
      .where('event_id', '=', event.id)
      .where('member_id', '=', memberId)
      .where('status', '<>', 'given_up')
      .returning('status')
      .executeTakeFirst();
    if (!removed) continue;
    const after = await freeSeat(write, event, removed.status === 'registered');
    const isOwn = event.organizer_id === memberId;
    if (!isOwn && takesRegistrations(datesOf(event), at.getTime()))
      await moveUp(community, write, publish, after);
  }
}

async function cancelOwn(
  write: Database,
  memberId: string,
  { at, community, publish }: Deletion,
): Promise<void> {
  // Events that nobody else has seen are deleted.
  await write
    .deleteFrom('events')
    .where('organizer_id', '=', memberId)
    .where('approval_status', '<>', 'approved')
    .execute();
  const cancelled = await write
    .updateTable('events')
    .set((of) => ({ status: 'cancelled', sequence: of('sequence', '+', 1), updated_at: at }))
    .where('organizer_id', '=', memberId)
    .where('status', '=', 'active')
    .where('start_at', '>', at)
    .returning(['id', 'title'])
    .execute();
  for (const event of cancelled) {
    const notification = eventNotification('event_cancelled', event, null);
    const audience = { name: 'event_attendees', id: event.id };
    await community.announce(write, publish, { ...notification, audience });
    const organizers = await write
      .selectFrom('event_organizers')
      .where('event_id', '=', event.id)
      .select('member_id')
      .execute();
    const recipients = organizers.map(({ member_id }) => member_id);
    await community.notify(write, publish, { ...notification, recipients });
  }
}
