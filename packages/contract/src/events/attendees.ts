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

/** Maximum characters of a message to attendees. */
export const EVENT_MESSAGE_MAX = 1000;

/** An attendee, for managers of the event (additive). */
export const Attendee = z.extend(EventRegistration, { member: Member });
export type Attendee = z.infer<typeof Attendee>;

/** Values of the attendee list's filter. */
export const AttendeeFilter = z.enum(['registered', 'waitlisted', 'checked_in', 'expected']);
export type AttendeeFilter = z.infer<typeof AttendeeFilter>;

/**
 * Attendees in order of registration (additive), filtered by `status`; `expected` are registered
 * attendees not yet checked in. `search` matches name, company and code. 403 for all but the
 * organizers, moderators and admins; only the organizers get `registration_data`, and moderators and
 * admins while a report by another about the event is open: that look is logged.
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
 * All attendees as CSV text (additive), with a byte order mark, headings in the caller's language
 * and formulas escaped; columns are separated by `;` in Indonesian, by `,` in English. Times are in
 * `time_zone`, Asia/Jakarta by default. The attendees' answers are in it as in
 * `listAttendees`. Save
 * `csv` under `file_name`.
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
 * Sends a message to all registered attendees (additive): each is notified, and finds the text
 * among the event's `messages`. Idempotent by `client_id`.
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
 * Checks an attendee in, by their code or registration id (additive). `scanned_at` is the time at
 * the door, for check-ins made offline; the first one stays. A second check-in of the same person
 * returns `already_checked_in`, a retry with the same `client_id` does not. 404 for an unknown
 * code, 409 for a waitlisted attendee and for a cancelled event.
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

/**
 * Takes a check-in back (additive): by who made it, and all others who check in. The attendee is
 * expected again; a late repetition of that check-in changes nothing. 404 for an unknown
 * registration, 409 for a cancelled event.
 */
export const undoCheckIn = endpoint({
  name: 'undoCheckIn',
  summary: 'Take a check-in back',
  method: 'POST',
  path: '/api/events/{id}/check-in/undo',
  params: IdParams,
  body: z.object({ registration_id: Id }),
  reply: z.object({ attendee: Attendee }),
  access: 'steward',
  refusals: [404, 409],
  idempotent: true,
});

/**
 * Number of attendees of each kind, which `getEventPermissions` returns to managers of the event.
 */
export const AttendeeCounts = z.object({
  registrations_count: z.number(),
  waitlist_count: z.optional(z.number()),
  checked_in_count: z.optional(z.number()),
});
export type AttendeeCounts = z.infer<typeof AttendeeCounts>;
