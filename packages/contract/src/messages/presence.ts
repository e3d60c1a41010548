import { z } from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { Timestamp } from '../core/fields.ts';
import { RoomParams } from './messages.ts';

/** Presence of a member: online now, or since when not; without a time it is unknown or hidden. */
export const Presence = z.object({
  is_online: z.boolean(),
  last_seen_at: z.nullish(Timestamp),
});
export type Presence = z.infer<typeof Presence>;

/**
 * Presence of the other member of a direct room (additive). It is hidden in a group chat, while
 * either of them hides their own, is deactivated, or a block keeps them apart. 404 for a room that the
 * caller is not in.
 */
export const getPresence = endpoint({
  name: 'getPresence',
  summary: 'Whether the other member is online',
  method: 'GET',
  path: '/api/messages/rooms/{roomId}/presence',
  params: RoomParams,
  reply: Presence,
  access: 'insider',
  refusals: [404],
  idempotent: true,
});
