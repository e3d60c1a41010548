import { z } from 'zod/mini';
import { Member } from '../account/account.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id, IdParams, PageQuery, Timestamp } from '../core/fields.ts';
import { revisionOf } from '../core/revision.ts';
import { FileInfo } from '../files/files.ts';
import { EventTime, SHOWN_FIELDS } from './eventFields.ts';
import { EventSort, StatusFilter } from './eventFilters.ts';
import { EventRegistration } from './registering.ts';

/** A message from the organizer to attendees (additive). */
export const EventMessage = z.object({ id: Id, text: z.string(), sent_at: Timestamp });
export type EventMessage = z.infer<typeof EventMessage>;

/** Approval of an event: only `approved` ones are public (additive, ADM-122). */
export const EventApproval = z.enum(['approved', 'pending', 'rejected']);
export type EventApproval = z.infer<typeof EventApproval>;

const { title, description, event_type, website, tags, links } = SHOWN_FIELDS;
const RevisedFields = z.partial(z.object({ title, description, event_type, website, tags, links }));

/**
 * A community event (EVT-030–052). `status` is `active` or `cancelled`; `displayStatus` derives the
 * displayed one. `current_attendees` decides if it is full (EVT-053); `registrations_count` is the
 * same number, `waitlist_count` (additive) the waitlist's. Also additive: `sequence` rises with
 * every change, as a calendar entry's SEQUENCE does; `banner` has the banner file's metadata;
 * `organizer` is null once that account is deleted; `organizers` are its co-organizers; `my_registration` is the caller's, null without
 * one and missing without a token; `messages` are the organizer's latest, for attendees and
 * editors; `links` are empty for others than the registered and editors when they are
 * `registered_only`; `revision` of a single event is an edit that waits for approval, for its editors.
 */
export const Event = z.object({
  ...SHOWN_FIELDS,
  price: z._default(SHOWN_FIELDS.price, 0),
  tags: z._default(SHOWN_FIELDS.tags, []),
  links: z._default(SHOWN_FIELDS.links, []),
  id: Id,
  current_attendees: z._default(z.number(), 0),
  currency: z._default(z.string(), 'IDR'),
  banner_image_url: z.nullish(z.string()),
  organizer_id: z.nullish(Id),
  organizer_name: z.nullish(z.string()),
  status: z._default(z.string(), 'active'),
  registrations_count: z._default(z.number(), 0),
  waitlist_count: z.optional(z.number()),
  sequence: z.optional(z.number()),
  /** Time of its cancellation (additive); null unless it is cancelled. */
  cancelled_at: z.nullish(Timestamp),
  /** True when a moderator or admin cancelled it, and not its organizer (additive). */
  is_cancelled_by_staff: z.optional(z.boolean()),
  created_at: z.optional(Timestamp),
  updated_at: z.optional(Timestamp),
  approval_status: z.optional(EventApproval),
  organizer: z.nullish(Member),
  organizers: z.optional(z.array(Member)),
  banner: z.nullish(FileInfo),
  my_registration: z.nullish(EventRegistration),
  messages: z.optional(z.array(EventMessage)),
  revision: z.nullish(revisionOf(RevisedFields)),
});
export type Event = z.infer<typeof Event>;

/** Maximum of `skip` in event lists; use the cursor beyond it. */
export const EVENTS_SKIP_MAX = 10_000;

/**
 * Events, newest start first (EVT-017, EVT-023–026). `status_filter` uses the display status
 * (EVT-008); `category` is an event type in any case (EVT-020). Additive: `search` matches title,
 * description, place, organizer and tags; `from` and `to` select overlapping events, such as those
 * of a month; `mine` selects events the caller runs, is registered for or waitlisted on;
 * `sort` can put the soonest first; `skip` starts further on. An event pending approval is listed
 * only to who runs it under `mine`.
 */
export const listEvents = endpoint({
  name: 'listEvents',
  summary: 'Events, newest start first',
  method: 'GET',
  path: '/api/events',
  query: z.extend(PageQuery, {
    status_filter: z.optional(StatusFilter),
    category: z.optional(z.string().check(z.trim(), z.maxLength(40), z.toLowerCase())),
    search: z.optional(z.string().check(z.trim(), z.maxLength(200))),
    from: z.optional(EventTime),
    to: z.optional(EventTime),
    mine: z.optional(z.enum(['organized', 'registered'])),
    sort: z.optional(EventSort),
    skip: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(EVENTS_SKIP_MAX))),
  }),
  reply: z.array(Event),
  paged: true,
  access: 'anyone',
  optionalAuth: true,
  idempotent: true,
  isKept: true,
});

/**
 * One event (additive). 404 while pending approval or rejected, except for its organizers and
 * moderators.
 */
export const getEvent = endpoint({
  name: 'getEvent',
  summary: 'One event',
  method: 'GET',
  path: '/api/events/{id}',
  params: IdParams,
  reply: Event,
  access: 'anyone',
  optionalAuth: true,
  refusals: [404],
  idempotent: true,
  isKept: true,
});
