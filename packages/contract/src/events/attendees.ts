import { z } from 'zod/mini';
import { Member } from '../account/account.ts';
import { endpoint } from '../core/endpoint.ts';
import {
  ClientId,
  Id,
  IdParams,
  PageQuery,
  Text,
  Timestamp,
  TimeZone,
  Typed,
} from '../core/fields.ts';
import { EventTime } from './eventFields.ts';
import { EventRegistration } from './registering.ts';

/** Most characters of a message to the registered. */
export const EVENT_MESSAGE_MAX = 1000;

/** Who registered, for who manages the event (additive). */
export const Attendee = z.extend(EventRegistration, { member: Member });
export type Attendee = z.infer<typeof Attendee>;

/** Which attendees a list holds. */
export const AttendeeFilter = z.enum(['registered', 'waitlisted', 'checked_in', 'expected']);
export type AttendeeFilter = z.infer<typeof AttendeeFilter>;

/**
 * Who registered, in the order in which they came (additive): those with a place first is what
 * `status` asks for; `expected` are those with a place who have not come in yet. `search` looks into
 * name, company and code. 403 to all but the organizer, moderators and admins; `registration_data` goes
 * to the organizer alone.
 */
export const listAttendees = endpoint({
  name: 'listAttendees',
  summary: 'Who registered for an event',
  method: 'GET',
  path: '/api/events/{id}/attendees',
  params: IdParams,
  query: z.extend(PageQuery, {
    search: z.optional(z.string().check(z.trim(), z.maxLength(200))),
    status: z.optional(AttendeeFilter),
  }),
  reply: z.array(Attendee),
  paged: true,
  access: 'steward',
  refusals: [404],
  idempotent: true,
});

/**
 * All attendees as the text of a CSV file, written by the server: with a byte order mark, headings in
 * the caller's language and formulas made harmless (additive): columns are apart by `;` in Indonesian, by
 * `,` in English. Times are in `time_zone`, Asia/Jakarta unless told. What attendees told the organizer
 * stands in the organizer's own file alone. Save `csv` under `file_name`.
 */
export const exportAttendees = endpoint({
  name: 'exportAttendees',
  summary: 'The attendees of an event as CSV',
  method: 'GET',
  path: '/api/events/{id}/attendees/export',
  params: IdParams,
  query: z.object({ time_zone: z.optional(TimeZone) }),
  reply: z.object({ file_name: z.string(), csv: z.string() }),
  access: 'steward',
  refusals: [404],
  idempotent: true,
});

/**
 * Writes to all who have a place (additive): each is notified, and finds the text among the event's
 * `messages`. Repeated with the same `client_id` it is sent once.
 */
export const messageAttendees = endpoint({
  name: 'messageAttendees',
  summary: 'Write to all who registered',
  method: 'POST',
  path: '/api/events/{id}/messages',
  params: IdParams,
  body: z.object({ text: Text(EVENT_MESSAGE_MAX), client_id: z.optional(ClientId) }),
  reply: z.object({ id: Id, text: z.string(), sent_at: Timestamp, recipients: z.number() }),
  status: 201,
  access: 'steward',
  refusals: [404, 409],
  idempotent: true,
});

/**
 * Checks somebody in, by the code on their registration or by the registration's id (additive).
 * `scanned_at` is when it happened at the door, so that a check-in made offline catches up; the first
 * moment stays. Another check-in of the same person says `already_checked_in`; the same one repeated
 * with its `client_id` does not. 404 for a code that nobody of this event has, 409 for one that waits
 * and for a cancelled event.
 */
export const checkInAttendee = endpoint({
  name: 'checkInAttendee',
  summary: 'Check an attendee in',
  method: 'POST',
  path: '/api/events/{id}/check-in',
  params: IdParams,
  body: z.object({
    code: z.optional(Typed.check(z.minLength(1), z.maxLength(64))),
    registration_id: z.optional(Id),
    client_id: z.optional(ClientId),
    scanned_at: z.optional(EventTime),
  }),
  reply: z.object({ attendee: Attendee, already_checked_in: z.boolean() }),
  access: 'steward',
  refusals: [404, 409],
  idempotent: true,
});

/** How many attendees of each kind there are, as `getEventPermissions` tells who manages the event. */
export const AttendeeCounts = z.object({
  registrations_count: z.number(),
  waitlist_count: z.optional(z.number()),
  checked_in_count: z.optional(z.number()),
});
export type AttendeeCounts = z.infer<typeof AttendeeCounts>;
