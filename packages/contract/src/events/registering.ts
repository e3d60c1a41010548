import { z } from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { ClientId, Id, IdParams, Line, Timestamp, Typed } from '../core/fields.ts';

/** Most characters of what one tells the organizer: a line, and the notes. */
export const REGISTRATION_LINE_MAX = 200;
export const REGISTRATION_NOTES_MAX = 1000;

/** What one tells the organizer, all of it optional (EVT-087–090, EVT-105). */
export const RegistrationData = z.object({
  dietary_restrictions: z.nullish(Line(REGISTRATION_LINE_MAX)),
  company: z.nullish(Line(REGISTRATION_LINE_MAX)),
  phone: z.nullish(Typed.check(z.maxLength(40))),
  notes: z.nullish(z.string().check(z.trim(), z.maxLength(REGISTRATION_NOTES_MAX))),
});
export type RegistrationData = z.infer<typeof RegistrationData>;

/** Whether one has a place or waits for one (EVT-093). */
export const RegistrationStatus = z.enum(['registered', 'waitlisted']);
export type RegistrationStatus = z.infer<typeof RegistrationStatus>;

/**
 * One's own registration for an event (EVT-096). `qr_code` is the text that a code is drawn from and
 * that is typed at the door (see `formatCode`); null while one waits. Additive: `waitlist_position`
 * counts from 1, `checked_in_at` is when one came in.
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
 * Registers the caller, or puts them on the waitlist of a full event (EVT-003, EVT-086–098). Whoever
 * is registered already is answered with what stands. 409 for an event that is over or cancelled, and
 * for a late repetition of a registration that was given up since.
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
  }),
  access: 'member',
  refusals: [404, 409],
  idempotent: true,
});

/**
 * Gives one's registration or place on the waitlist up (additive, EVT-103). Whoever waits first moves
 * up and is told. Without a registration nothing changes; 409 once the event is over.
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
