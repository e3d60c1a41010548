import type { NoticeFacts } from '../core/noticeChanges.ts';
import type { Event } from './events.ts';

const HOUR = 3_600_000;

/** Reminders of an event to everyone with a place, the nearest to its start last (EVT-341). */
export const REMINDERS = [
  { kind: 'event_day_reminder', before: 24 * HOUR },
  { kind: 'event_hour_reminder', before: HOUR },
] as const;
export type ReminderKind = (typeof REMINDERS)[number]['kind'];

/** Returns true for a kind that reminds of an event. */
export const isReminder = (kind: string): kind is ReminderKind =>
  REMINDERS.some((reminder) => reminder.kind === kind);

/** Returns the reminders whose moment has come for an event that starts then, the latest last. */
export const passedReminders = (start: number, now: number): readonly ReminderKind[] =>
  REMINDERS.filter(({ before }) => start - before <= now).map(({ kind }) => kind);

/** Facts that a reminder says of an event. */
export const reminderFacts = ({
  start_date,
  end_date,
  time_zone = null,
  location,
  venue,
}: Pick<Event, 'start_date' | 'end_date' | 'time_zone' | 'location' | 'venue'>): NoticeFacts => ({
  time: { start_date, end_date, time_zone },
  place: [venue, location].filter(Boolean).join(', '),
});
