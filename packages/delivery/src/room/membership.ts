import type { SocketEvent } from '@saudagar/contract';

/**
 * Last socket event about a room's membership: `room` when members joined or left, `room_left` when
 * the member is no longer in it; undefined without one.
 */
export function lastMembershipEvent(
  events: readonly SocketEvent[],
  roomId: string,
): 'room' | 'room_left' | undefined {
  const changes = events.flatMap((event) =>
    (event.type === 'room' || event.type === 'room_left') && event.room_id === roomId
      ? [event.type]
      : [],
  );
  return changes.at(-1);
}

/** Returns true when the member left and rejoined the room: its history starts over. */
export const hasRejoined = (events: readonly SocketEvent[], roomId: string): boolean =>
  lastMembershipEvent(events, roomId) === 'room' &&
  events.some((event) => event.type === 'room_left' && event.room_id === roomId);
