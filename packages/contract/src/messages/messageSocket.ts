import { z } from 'zod/mini';
import { Id } from '../core/fields.ts';
import { Message, ReactionCount } from './messages.ts';

/** Path of the socket that carries the events of all the member's rooms (additive, MSG-034). */
export const MESSAGE_SOCKET_PATH = '/api/messages/ws';
/** Path of the socket that carries the events of one room (MSG-031). */
export const ROOM_SOCKET_PATH = '/api/messages/ws/{roomId}';

/**
 * Close codes besides those of the protocol. The first two are sent before any frame: a browser
 * cannot see the HTTP status of a rejected upgrade (MSG-034).
 */
export const SOCKET_CLOSE = {
  /** A frame that is no valid command. Reconnecting and resending it will not help. */
  badFrame: 4400,
  /** A missing or invalid token; or the session ended while the socket was open. */
  unauthorized: 4401,
  /** A room that the member is not in, or no longer. */
  notFound: 4404,
  /** The member read events too slowly: reconnect and fetch missed ones. */
  tooSlow: 4408,
  /** Too many frames, or too many sockets of one member: reconnect later. */
  tooOften: 4429,
} as const;

/** Seconds between two `heartbeat` events; a connection silent for twice as long is dead. */
export const SOCKET_HEARTBEAT_SECONDS = 20;
/** Maximum bytes of a client's frame; a longer one closes the socket with 1009. */
export const SOCKET_FRAME_MAX_BYTES = 4_096;
/** Seconds for which a `typing` event is valid. Clients repeat it at most every three seconds. */
export const TYPING_LASTS_SECONDS = 6;

/** An event without data besides its type. */
const Bare = z.object({ type: z.string() });

/** Data of each event besides its `type`. No zod union, whose code the first page would load. */
const EVENTS = {
  ready: z.object({ type: z.string(), quiet_ms: z.optional(z.number()) }),
  heartbeat: Bare,
  new_message: z.object({ message: Message }),
  read: z.object({
    room_id: Id,
    user_id: Id,
    sequence: z.number(),
    others_read_sequence: z.number(),
  }),
  typing: z.object({
    room_id: Id,
    user_id: Id,
    full_name: z.nullish(z.string()),
    typing: z.boolean(),
  }),
  unread: z.object({ room_id: Id, unread_count: z.number(), total: z.number() }),
  room: z.object({ room_id: Id }),
  room_left: z.object({ room_id: Id }),
  message_removed: z.object({ room_id: Id, message_id: Id }),
  message_reactions: z.object({
    room_id: Id,
    message_id: Id,
    reactions: z.array(ReactionCount),
    user_id: Id,
    full_name: z.nullish(z.string()),
    emoji: z.nullish(z.string()),
  }),
  notification: z.object({ unread: z.number() }),
  relation: z.object({ user_id: Id }),
  account: Bare,
  peace: Bare,
  moderation: Bare,
  gap: Bare,
};
type EventType = keyof typeof EVENTS;

/**
 * Events sent by the server. Clients ignore unknown types.
 * - `ready` comes first: events are delivered from now on, so that missed data can be fetched.
 *   `quiet_ms` (additive): milliseconds without an event for this socket; data fetched since then
 *   is up to date.
 * - `heartbeat` shows that the connection is alive.
 * - `new_message` (MSG-033): a message by anybody, the member included. In order of numbers within
 *   each room; fetch missing ones.
 * - `read`: a member has read up to a number; `others_read_sequence` is as in a `Conversation`. Sent
 *   to that member's own sockets, and to those whose `others_read_sequence` changed.
 * - `typing`: another member started or stopped writing.
 * - `unread`: the member's own counts, one room's and the total; only on the member-wide socket.
 * - `room`: a room is new to the member, or it or its members have changed: fetch it again.
 * - `room_left`: the member is no longer in a room.
 * - `message_removed`: a moderator removed a message; show that in its place (`withoutWords`).
 * - `message_reactions` (MSG-066): a member's reaction to a message is now `emoji`, or none; the
 *   message has these `reactions`.
 * - `notification`: the member has a new notification or has read some; `unread` are left. Only on
 *   the member-wide socket; refetch a visible list.
 * - `relation`: the member's relation to another has changed, as by an accepted request. Only on the
 *   member-wide socket; refetch visible relations.
 * - `account`: the member's account has changed, such as role or photo, by an admin or on another
 *   device. Only on the member-wide socket; refetch `auth/me`, and a visible profile.
 * - `peace`: the member's block list has changed. Only on the member-wide socket.
 * - `moderation`: flags, claims or approvals have changed by somebody else. Only on the member-wide
 *   socket of moderators and admins; refetch visible queues.
 * - `gap`: events may have been lost: refetch all visible data.
 */
export type SocketEvent = {
  [Type in EventType]: { type: Type } & z.infer<(typeof EVENTS)[Type]>;
}[EventType];

/** A command of a client: its member has started or stopped writing in a room. */
export const SocketCommand = z.object({
  type: z.literal('typing'),
  room_id: Id,
  typing: z.boolean(),
});
export type SocketCommand = z.infer<typeof SocketCommand>;

/** Parses a frame; undefined for unknown events and those that break the contract. */
export function parseSocketEvent(frame: unknown): SocketEvent | undefined {
  if (typeof frame !== 'string') return undefined;
  try {
    const parsed = JSON.parse(frame) as { type?: unknown } | null;
    const type = parsed?.type as EventType;
    if (!Object.hasOwn(EVENTS, type)) return undefined;
    const { data } = EVENTS[type].safeParse(parsed);
    return data && ({ type, ...data } as SocketEvent);
  } catch {
    return undefined;
  }
}

/**
 * Address of a socket: the member-wide one, or a room's. `baseUrl` is as in `createClient`; a
 * relative one is resolved against `origin`, the page's own. The token is a query parameter, since
 * browsers do not send headers for sockets (MSG-032).
 */
export function socketAddress(
  token: string,
  { baseUrl = '', origin, roomId }: { baseUrl?: string; origin: string; roomId?: string },
): string {
  const path =
    roomId === undefined ? MESSAGE_SOCKET_PATH : ROOM_SOCKET_PATH.replace('{roomId}', roomId);
  const address = new URL(`${baseUrl}${path}`, origin);
  address.protocol = address.protocol.replace('http', 'ws');
  address.searchParams.set('token', token);
  return address.href;
}
