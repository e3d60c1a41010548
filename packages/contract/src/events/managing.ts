import { z } from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { ClientId, Id, IdParams, PageQuery, Timestamp } from '../core/fields.ts';
import { AttendeeCounts } from './attendees.ts';
import { SENT_FIELDS, SHOWN_FIELDS } from './eventFields.ts';
import { Event } from './events.ts';

/** Maximum characters of the reason for an edit. */
export const EDIT_REASON_MAX = 500;

/**
 * Creates an event (EVT-137–150); its currency is IDR (EVT-170). 422 when it ends before it starts
 * (EVT-169). A new member's event may need approval (ADM-122): then `approval_status` is `pending`.
 * Idempotent by `client_id` (additive).
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
    registered_only: z._default(SENT_FIELDS.registered_only, false),
    client_id: z.optional(ClientId),
  }),
  reply: Event,
  status: 201,
  access: 'member',
  idempotent: true,
});
export type EventBody = z.input<typeof createEvent.body>;

/**
 * Number of changed fields: a number, or the length of the list that foreign servers may send
 * (EVT-224).
 */
const ChangeCount = z.pipe(
  z.transform((changes: unknown) => (Array.isArray(changes) ? changes.length : (changes ?? 0))),
  z.number(),
);

/**
 * Changes the sent fields of an event (EVT-202, EVT-207–210). 403 for all but the organizers,
 * moderators and admins, for a locked field, and for a cancellation by a co-organizer; 422 without `edit_reason` on another's event
 * (EVT-201), for fewer places than registrations (EVT-193) or an end before the start; 409 for a
 * cancelled event. More places move the waitlist up; a new time or place notifies all attendees.
 * `status: 'cancelled'` cancels the event and notifies them too, `'active'` brings a cancelled one
 * back (additive): within 30 days and until its end, else 409. With `sequence` (additive), that of
 * the event as it was read, a change of one edited since is 409; that error names the field. Of an organizer
 * whose events need approval, an edit of the texts of an approved event waits (ADM-380): the reply
 * has the event as it is, with its `revision`.
 */
export const updateEvent = endpoint({
  name: 'updateEvent',
  summary: 'Change or cancel an event',
  method: 'PUT',
  path: '/api/events/{id}',
  params: IdParams,
  body: z.extend(z.partial(z.object(SENT_FIELDS)), {
    edit_reason: z.optional(z.string().check(z.trim(), z.maxLength(EDIT_REASON_MAX))),
    status: z.optional(z.enum(['cancelled', 'active'])),
    sequence: z.optional(z.int().check(z.gte(0))),
  }),
  reply: z.object({ event: Event, changes_made: ChangeCount }),
  access: 'steward',
  refusals: [404, 409],
  idempotent: true,
});

/** Deletes an event with its registrations and files (EVT-227, EVT-230, EVT-233); 403 for all but admins. */
export const deleteEvent = endpoint({
  name: 'deleteEvent',
  summary: 'Delete an event',
  method: 'DELETE',
  path: '/api/events/{id}',
  params: IdParams,
  access: 'admin',
  roleRefusal: 'adminsDeleteEvents',
  refusals: [404],
  idempotent: true,
});

/**
 * The caller's rights to edit an event (EVT-176–187, EVT-221). `reason` is in their language.
 * `restrictions` are the locks: see `isLocked`. `event_status` is sent to editors. `can_extend`
 * (additive) says that the end of a running event may move later although its dates are locked.
 */
export const EventPermissions = z.object({
  can_edit: z.boolean(),
  reason: z.nullish(z.string()),
  level: z.nullish(z.string()),
  restrictions: z._default(z.array(z.string()), []),
  event_status: z.nullish(AttendeeCounts),
  can_extend: z.optional(z.boolean()),
});
export type EventPermissions = z.infer<typeof EventPermissions>;

/** The caller's rights to edit an event (EVT-176, EVT-177). */
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

const Values = z.partial(
  z.object({
    ...SHOWN_FIELDS,
    status: z.string(),
    // Names of files (additive, EVT-320).
    banner: z.array(z.string()),
    gallery: z.array(z.string()),
    documents: z.array(z.string()),
  }),
);

/**
 * One edit (EVT-215–219). `changes` has new values by field, `old_values` the previous ones; a
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

/** Edits of an event, latest first (EVT-214); `cursor` pages to earlier ones (additive). */
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
