import { z } from 'zod/mini';
import { Id } from '../core/fields.ts';
import { Message } from './messages.ts';

/** Path of the socket that carries the events of all the member's rooms (additive, MSG-034). */
export const MESSAGE_SOCKET_PATH = '/api/messages/ws';
/** Path of the socket that carries the events of one room (MSG-031). */
export const ROOM_SOCKET_PATH = '/api/messages/ws/{roomId}';

/**
 * Codes a socket is closed with besides those of the protocol. The first two come before any frame:
 * a browser cannot see an HTTP status on a refused upgrade (MSG-034).
 */
export const SOCKET_CLOSE = {
  /** A frame that is no command. Connecting again and saying the same will not help. */
  badFrame: 4400,
  /** No token, or one of no session; or the session ended while the socket was open. */
  unauthorized: 4401,
  /** A room that is not the member's own, or is no longer. */
  notFound: 4404,
  /** The member took events too slowly: connect again and fetch what was missed. */
  tooSlow: 4408,
  /** Too many frames, or too many sockets of one member: connect again later. */
  tooOften: 4429,
} as const;

/** Seconds between two `heartbeat` events; a connection that is silent for twice as long is dead. */
export const SOCKET_HEARTBEAT_SECONDS = 20;
/** Most bytes of a frame a client sends; more closes the socket with 1009. */
export const SOCKET_FRAME_MAX_BYTES = 4_096;
/** Seconds a `typing` notice holds unless it is repeated. Clients repeat it no oftener than every third second. */
export const TYPING_LASTS_SECONDS = 6;

/** An event that says all by its type. */
const Bare = z.object({ type: z.string() });

/** What an event carries besides its `type`. Not one union of zod's, whose code the first page would carry. */
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
  notification: z.object({ unread: z.number() }),
  relation: z.object({ user_id: Id }),
  account: Bare,
  peace: Bare,
  gap: Bare,
};
type EventType = keyof typeof EVENTS;

/**
 * What the server says. Clients pass over types they do not know.
 * - `ready` comes first: events are carried from now on, so that what was missed can be fetched.
 *   `quiet_ms` (additive): for so many milliseconds there was no event for this socket, so that what
 *   was asked for in that time need not be fetched again.
 * - `heartbeat` says that the connection lives.
 * - `new_message` (MSG-033): a message of anybody's, the member's own included. In the order of
 *   numbers for each room; where one is missing, fetch it.
 * - `read`: a member has read up to a number; `others_read_sequence` is as in a `Conversation`. Told to
 *   that member's own sockets, and to those for whom `others_read_sequence` changed.
 * - `typing`: another member is or is no longer writing.
 * - `unread`: the member's own counts, one room's and all together; only on the member-wide socket.
 * - `room`: a room is new to the member, or it or its members have changed: fetch it again.
 * - `room_left`: the member is no longer in a room.
 * - `message_removed`: a moderator took a message out; show that in its place (`withoutWords`).
 * - `notification`: the member has a new notification or has read some; `unread` are left. Only on
 *   the member-wide socket; fetch the list again where it is shown.
 * - `relation`: how the member stands to another has changed, such as a request that was accepted.
 *   Only on the member-wide socket; fetch again where it is shown.
 * - `account`: what the member's account says has changed, such as their role or photo, by an admin or
 *   on another device. Only on the member-wide socket; ask `auth/me` again, and where a profile is shown.
 * - `peace`: the member blocks and mutes others than before. Only on the member-wide socket.
 * - `gap`: events may have been lost: fetch again whatever is shown.
 */
export type SocketEvent = {
  [Type in EventType]: { type: Type } & z.infer<(typeof EVENTS)[Type]>;
}[EventType];

/** What a client says: that its member is, or is no longer, writing in a room. */
export const SocketCommand = z.object({
  type: z.literal('typing'),
  room_id: Id,
  typing: z.boolean(),
});
export type SocketCommand = z.infer<typeof SocketCommand>;

/** Reads a frame; undefined for what is no event of this version, or breaks the contract. */
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
 * The address of a socket: the member-wide one, or a room's. `baseUrl` is the server's as
 * `createClient` takes it; a relative one stands on `origin`, the page's own. The token travels as a
 * query parameter, since a browser lets a socket carry no header (MSG-032).
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
