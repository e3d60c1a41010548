import { z } from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { ClientId, Id, IdParams, Line, Timestamp, Typed } from '../core/fields.ts';

/** Maximum characters of an attendee's answers: of a line, and of the notes. */
export const REGISTRATION_LINE_MAX = 200;
export const REGISTRATION_NOTES_MAX = 1000;

/** Answers of an attendee to the organizer, all optional (EVT-087–090, EVT-105). */
export const RegistrationData = z.object({
  dietary_restrictions: z.nullish(Line(REGISTRATION_LINE_MAX)),
  company: z.nullish(Line(REGISTRATION_LINE_MAX)),
  phone: z.nullish(Typed.check(z.maxLength(40))),
  notes: z.nullish(z.string().check(z.trim(), z.maxLength(REGISTRATION_NOTES_MAX))),
});
export type RegistrationData = z.infer<typeof RegistrationData>;

/** Status of a registration: a place, or the waitlist (EVT-093). */
export const RegistrationStatus = z.enum(['registered', 'waitlisted']);
export type RegistrationStatus = z.infer<typeof RegistrationStatus>;

/**
 * The caller's registration for an event (EVT-096). `qr_code` is the text of the code, which can be
 * typed at the door (see `formatCode`); null on the waitlist. Additive: `waitlist_position` counts
 * from 1, `checked_in_at` is the time of check-in.
 */
export const EventRegistration = z.object({
  registration_id: Id,
  status: RegistrationStatus,
  qr_code: z.nullish(z.string()),
  registration_data: z.optional(RegistrationData),
  registered_at: z.optional(Timestamp),
  waitlist_position: z.nullish(z.number()),
  checked_in_at: z.nullish(Timestamp),
});
export type EventRegistration = z.infer<typeof EventRegistration>;

/**
 * Registers the caller, or adds them to the waitlist of a full event (EVT-003, EVT-086–098).
 * Returns an existing registration unchanged, and (additive) the places taken and waited for. 409 for a past or cancelled event, and for a late
 * retry of a registration that was cancelled since.
 */
export const registerForEvent = endpoint({
  name: 'registerForEvent',
  summary: 'Register for an event',
  method: 'POST',
  path: '/api/events/{id}/register',
  params: IdParams,
  body: z.object({
    registration_data: z._default(RegistrationData, {}),
    client_id: z.optional(ClientId),
  }),
  reply: z.object({
    message: z.string(),
    status: RegistrationStatus,
    qr_code: z.nullish(z.string()),
    registration_id: Id,
    waitlist_position: z.nullish(z.number()),
    current_attendees: z.optional(z.number()),
    waitlist_count: z.optional(z.number()),
  }),
  access: 'member',
  refusals: [404, 409],
  idempotent: true,
});

/**
 * Cancels the caller's registration or place on the waitlist (additive, EVT-103). The first on the
 * waitlist moves up and is notified. Without a registration nothing changes; 409 once the event is
 * over, and after check-in.
 */
export const cancelRegistration = endpoint({
  name: 'cancelRegistration',
  summary: 'Give a registration up',
  method: 'DELETE',
  path: '/api/events/{id}/register',
  params: IdParams,
  access: 'member',
  refusals: [404, 409],
  idempotent: true,
});
