import { z } from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { ClientId, Id, IdParams, PageQuery, Timestamp } from '../core/fields.ts';
import { AttendeeCounts } from './attendees.ts';
import { SENT_FIELDS, SHOWN_FIELDS } from './eventFields.ts';
import { Event } from './events.ts';

/** Most characters of the reason for an edit. */
export const EDIT_REASON_MAX = 500;

/**
 * Makes an event (EVT-137–150); its currency is IDR (EVT-170). 422 where it ends before it starts
 * (EVT-169). A new member's may wait for approval (ADM-122): then `approval_status` is `pending`.
 * Repeated with the same `client_id` (additive) it gives the first one again.
 */
export const createEvent = endpoint({
  name: 'createEvent',
  summary: 'Make an event',
  method: 'POST',
  path: '/api/events',
  body: z.object({
    ...SENT_FIELDS,
    price: z._default(SENT_FIELDS.price, 0),
    tags: z._default(SENT_FIELDS.tags, []),
    links: z._default(SENT_FIELDS.links, []),
    client_id: z.optional(ClientId),
  }),
  reply: Event,
  status: 201,
  access: 'member',
  idempotent: true,
});
export type EventBody = z.input<typeof createEvent.body>;

/** How many fields changed: a number, or the length of the list that another server may send (EVT-224). */
const ChangeCount = z.pipe(
  z.transform((changes: unknown) => (Array.isArray(changes) ? changes.length : (changes ?? 0))),
  z.number(),
);

/**
 * Changes an event by the fields that are sent (EVT-202, EVT-207–210). 403 to all but the organizer,
 * moderators and admins, and for a field that a restriction locks; 422 without `edit_reason` on
 * another's event (EVT-201), below the registrations (EVT-193) or for an end before the start; 409
 * for a cancelled one. More places move the waitlist up; a new time or place is told to all who
 * registered. `status: 'cancelled'` cancels the event for good and tells them too (additive).
 */
export const updateEvent = endpoint({
  name: 'updateEvent',
  summary: 'Change or cancel an event',
  method: 'PUT',
  path: '/api/events/{id}',
  params: IdParams,
  body: z.extend(z.partial(z.object(SENT_FIELDS)), {
    edit_reason: z.optional(z.string().check(z.trim(), z.maxLength(EDIT_REASON_MAX))),
    status: z.optional(z.literal('cancelled')),
  }),
  reply: z.object({ event: Event, changes_made: ChangeCount }),
  access: 'steward',
  refusals: [404, 409],
  idempotent: true,
});

/** Deletes an event with its registrations and files (EVT-227, EVT-230); 403 to all but admins. */
export const deleteEvent = endpoint({
  name: 'deleteEvent',
  summary: 'Delete an event',
  method: 'DELETE',
  path: '/api/events/{id}',
  params: IdParams,
  access: 'admin',
  refusals: [404],
  idempotent: true,
});

/**
 * What the caller may edit of an event (EVT-176–187, EVT-221). `reason` is in their language.
 * `restrictions` name what is locked: see `isLocked`. `event_status` is for who may edit.
 */
export const EventPermissions = z.object({
  can_edit: z.boolean(),
  reason: z.nullish(z.string()),
  level: z.nullish(z.string()),
  restrictions: z._default(z.array(z.string()), []),
  event_status: z.nullish(AttendeeCounts),
});
export type EventPermissions = z.infer<typeof EventPermissions>;

/** Asks what the caller may edit (EVT-176, EVT-177). */
export const getEventPermissions = endpoint({
  name: 'getEventPermissions',
  summary: 'What the caller may edit of an event',
  method: 'GET',
  path: '/api/events/{id}/permissions',
  params: IdParams,
  reply: EventPermissions,
  access: 'member',
  refusals: [404],
  idempotent: true,
});

const Values = z.partial(z.object({ ...SHOWN_FIELDS, status: z.string() }));

/**
 * One edit (EVT-215–219). `changes` are the new values by field and `old_values` those before; a
 * cancellation is a change of `status`.
 */
export const EventEdit = z.object({
  id: z.optional(Id),
  editor_name: z.nullish(z.string()),
  edited_at: Timestamp,
  edit_reason: z.nullish(z.string()),
  changes: z._default(Values, {}),
  old_values: z._default(Values, {}),
});
export type EventEdit = z.infer<typeof EventEdit>;

/** The edits of an event, the last first (EVT-214); `cursor` leads to earlier ones (additive). */
export const getEventHistory = endpoint({
  name: 'getEventHistory',
  summary: 'The edits of an event, the last first',
  method: 'GET',
  path: '/api/events/{id}/edit-history',
  params: IdParams,
  query: PageQuery,
  reply: z.object({ edit_history: z.array(EventEdit), cursor: z.nullish(z.string()) }),
  access: 'steward',
  refusals: [404],
  idempotent: true,
});
