import { z } from 'zod/mini';
import { Member } from '../account/account.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id, IdParams } from '../core/fields.ts';

/** Maximum number of an event's co-organizers. */
export const EVENT_ORGANIZERS_MAX = 10;

const OrganizerParams = z.object({ id: Id, userId: Id });

/** Co-organizers of an event, the first named first (additive, EVT-360). */
export const listEventOrganizers = endpoint({
  name: 'listEventOrganizers',
  summary: 'Who organizes an event besides its owner',
  method: 'GET',
  path: '/api/events/{id}/organizers',
  params: IdParams,
  reply: z.array(Member),
  access: 'steward',
  refusals: [404],
  idempotent: true,
});

/**
 * Names a member a co-organizer of one's own event (additive, EVT-361); who is one already stays so.
 * 404 for a member who is deactivated or apart from the caller, 409 for the caller and beyond
 * `EVENT_ORGANIZERS_MAX`.
 */
export const addEventOrganizer = endpoint({
  name: 'addEventOrganizer',
  summary: 'Name a co-organizer of an event',
  method: 'PUT',
  path: '/api/events/{id}/organizers/{userId}',
  params: OrganizerParams,
  reply: z.array(Member),
  access: 'owner',
  refusals: [404, 409],
  idempotent: true,
});

/**
 * Removes a co-organizer of one's own event, or the caller, who leaves (additive, EVT-362). For
 * somebody who is none nothing changes.
 */
export const removeEventOrganizer = endpoint({
  name: 'removeEventOrganizer',
  summary: 'Remove a co-organizer of an event, or leave',
  method: 'DELETE',
  path: '/api/events/{id}/organizers/{userId}',
  params: OrganizerParams,
  reply: z.array(Member),
  access: 'owner',
  refusals: [404],
  idempotent: true,
});
