import {
  eventNotification,
  passedReminders,
  REMINDERS,
  type ReminderKind,
} from '@saudagar/contract/server';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Community } from '../../community.ts';
import type { Audience } from '../area.ts';
import { startWorker, type Worker } from '../notifications/worker.ts';

/** Interval in milliseconds of looking for events to remind of. */
const LOOKS = 10_000;

/** Column with the start that was reminded of, by reminder. */
const REMINDED_FOR = {
  event_day_reminder: 'day_reminded_for',
  event_hour_reminder: 'hour_reminded_for',
} as const satisfies Record<ReminderKind, string>;

/** Columns of an event that starts then: a moment that has passed is not reminded of late. */
export function remindersFrom(start: Date, now: Date) {
  const passed = passedReminders(start.getTime(), now.getTime());
  const reminded = (kind: ReminderKind) => (passed.includes(kind) ? start : null);
  return {
    day_reminded_for: reminded('event_day_reminder'),
    hour_reminded_for: reminded('event_hour_reminder'),
  };
}

/** Starts the job that reminds of events, from whichever process is first (EVT-341). */
export const startReminderWorker = (community: Community, logger: FastifyBaseLogger): Worker =>
  startWorker({
    logger,
    next: () => remindNext(community),
    failure: 'attendees could not be reminded of an event',
    looks: LOOKS,
  });

/**
 * Reminds of the next event that is due. The start it reminds of is in the same transaction: each
 * start is reminded of once a reminder. After a pause of the server only the latest is sent.
 * Returns false when none is left.
 */
function remindNext({ fanOut, now, announce }: Community): Promise<boolean> {
  return fanOut.transaction(async (write, publish) => {
    for (const { kind, before } of REMINDERS) {
      const column = REMINDED_FOR[kind];
      const event = await write
        .selectFrom('events')
        .where('status', '=', 'active')
        .where('approval_status', '=', 'approved')
        .where('start_at', '>', now())
        .where('start_at', '<=', new Date(now().getTime() + before))
        .where(sql<boolean>`${sql.ref(column)} is distinct from start_at`)
        .orderBy('start_at')
        .limit(1)
        .select(['id', 'title', 'start_at', 'current_attendees'])
        .forNoKeyUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (!event) continue;
      await write
        .updateTable('events')
        .set({ [column]: event.start_at })
        .where('id', '=', event.id)
        .execute();
      const latest = passedReminders(event.start_at.getTime(), now().getTime()).at(-1);
      if (latest === kind && event.current_attendees > 0)
        await announce(write, publish, {
          ...eventNotification(kind, event, null),
          audience: { name: kind, id: event.id },
        });
      return true;
    }
    return false;
  });
}

/** Audiences of the reminders: who had a place at their moment, while the event takes place. */
export const REMINDED = Object.fromEntries(
  REMINDERS.map(({ kind, before }) => [kind, remindedOf(before)]),
) as Record<ReminderKind, Audience>;

function remindedOf(before: number): Audience {
  return async (db, { id, after, limit }) => {
    const rows = await db
      .selectFrom('event_registrations as one')
      .innerJoin('events', 'events.id', 'one.event_id')
      .where('events.id', '=', id)
      .where('events.status', '=', 'active')
      .where('one.status', '=', 'registered')
      .where(sql<boolean>`registered_at <= start_at - ${`${before} milliseconds`}::interval`)
      .$if(after !== null, (query) => query.where('member_id', '>', after ?? ''))
      .orderBy('member_id')
      .limit(limit)
      .select('member_id')
      .execute();
    return rows.map(({ member_id }) => member_id);
  };
}
