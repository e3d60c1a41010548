import { z } from 'zod/mini';
import { Member } from '../account/account.ts';
import { endpoint } from '../core/endpoint.ts';
import { ClientId, Id, IdParams, Line, PageQuery, Timestamp, Typed } from '../core/fields.ts';

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
 * from 1, `checked_in_at` is the time of check-in, and `is_visible` the member's choice that others
 * see that they come.
 */
export const EventRegistration = z.object({
  registration_id: Id,
  status: RegistrationStatus,
  qr_code: z.nullish(z.string()),
  registration_data: z.optional(RegistrationData),
  registered_at: z.optional(Timestamp),
  waitlist_position: z.nullish(z.number()),
  checked_in_at: z.nullish(Timestamp),
  is_visible: z.optional(z.boolean()),
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
    /** True when members see that the caller comes; they do not as a default (additive). */
    is_visible: z._default(z.boolean(), false),
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
    is_visible: z.optional(z.boolean()),
  }),
  access: 'member',
  refusals: [404, 409],
  idempotent: true,
  mayWait: true,
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
  mayWait: true,
});

/**
 * Chooses whether members see that the caller comes (additive, EVT-349). Without a registration
 * nothing changes, and the reply is false.
 */
export const setRegistrationVisibility = endpoint({
  name: 'setRegistrationVisibility',
  summary: 'Choose whether members see that one comes',
  method: 'PUT',
  path: '/api/events/{id}/register/visibility',
  params: IdParams,
  body: z.object({ is_visible: z.boolean() }),
  reply: z.object({ is_visible: z.boolean() }),
  access: 'member',
  refusals: [404],
  idempotent: true,
});

/**
 * Members with a place at an event who let others see it, in the order of registration (additive,
 * EVT-350). Deactivated members are left out, and those apart from the caller.
 */
export const listComing = endpoint({
  name: 'listComing',
  summary: 'Who comes to an event',
  method: 'GET',
  path: '/api/events/{id}/coming',
  params: IdParams,
  query: PageQuery,
  reply: z.array(Member),
  paged: true,
  access: 'member',
  refusals: [404],
  idempotent: true,
});
