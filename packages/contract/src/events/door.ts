import { z } from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { Id, IdParams, Timestamp } from '../core/fields.ts';
import { normalizeCode } from './checkInCode.ts';

/**
 * An attendee with a place on the list of a door (additive). `code_hash` is the `hashCode` of their
 * code: a device without a network recognizes a code and holds none.
 */
export const DoorAttendee = z.object({
  registration_id: Id,
  name: z.string(),
  code_hash: z.string(),
  checked_in_at: z.nullish(Timestamp),
});
export type DoorAttendee = z.infer<typeof DoorAttendee>;

/** List of a door, as of `read_at` (additive). */
export const DoorList = z.object({ attendees: z.array(DoorAttendee), read_at: Timestamp });
export type DoorList = z.infer<typeof DoorList>;

/**
 * All attendees with a place (additive, EVT-310), for checking codes without a network. 403 for all
 * but the organizer, moderators and admins, whose look is logged.
 */
export const getDoorList = endpoint({
  name: 'getDoorList',
  summary: 'The list of codes for the door of an event',
  method: 'GET',
  path: '/api/events/{id}/door',
  params: IdParams,
  reply: DoorList,
  access: 'steward',
  refusals: [404],
  idempotent: true,
});

/** Hashes a check-in code of an event: SHA-256 as hexadecimal digits. */
export async function hashCode(eventId: string, code: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${eventId}:${normalizeCode(code)}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
