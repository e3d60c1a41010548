import {
  eventNotification,
  passedReminders,
  REMINDERS,
  type ReminderKind,
} from '@saudagar/contract/server';
import type { Community } from '../../core/community.ts';
import { MOMENT, type StoredEvent } from './communityEvents.ts';

const MINUTE = 60_000;

/** Starts that count as reminded of: a moment that has passed is not reminded of late. */
export const remindersFrom = (start: string): Partial<Record<ReminderKind, string>> =>
  Object.fromEntries(passedReminders(Date.parse(start), MOMENT).map((kind) => [kind, start]));

/** Reminders of events to everyone with a place. */
export class EventReminders {
  #community: Community;

  constructor(community: Community) {
    this.#community = community;
  }

  /** Passes time until an event starts in so many minutes, and reminds of it. */
  passUntil(id: string, minutes: number): void {
    const stored = this.#community.communityEvents.all().find(({ event }) => event.id === id);
    if (!stored) return;
    const { event, reminded = {} } = stored;
    const passed = Date.parse(event.start_date) - (MOMENT + minutes * MINUTE);
    const earlier = (iso: string) => new Date(Date.parse(iso) - passed).toISOString();
    stored.reminded = Object.fromEntries(
      Object.entries(reminded).map(([kind, start]) => [kind, earlier(start)]),
    );
    stored.event = {
      ...event,
      start_date: earlier(event.start_date),
      end_date: event.end_date && earlier(event.end_date),
    };
    for (const one of stored.registrations) one.registeredAt = earlier(one.registeredAt);
    this.#remind(stored);
  }

  /** Reminds of an event's start once a reminder; of several that are due only the latest is sent. */
  #remind(stored: StoredEvent): void {
    const { event, reminded, registrations } = stored;
    const start = Date.parse(event.start_date);
    if (event.status === 'cancelled' || start <= MOMENT) return;
    const kind = passedReminders(start, MOMENT).at(-1);
    const latest = REMINDERS.find((reminder) => reminder.kind === kind);
    stored.reminded = { ...reminded, ...remindersFrom(event.start_date) };
    if (!latest || reminded?.[latest.kind] === event.start_date) return;
    const recipients = registrations
      .filter(({ status }) => status === 'registered')
      .filter(({ registeredAt }) => Date.parse(registeredAt) <= start - latest.before)
      .map(({ member }) => member.id);
    this.#community.notifications.notify([
      { ...eventNotification(latest.kind, event, null), recipients },
    ]);
  }
}
