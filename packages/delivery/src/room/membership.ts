import type { SocketEvent } from '@saudagar/contract';

/**
 * What a socket's words say last of who is in a room: `room` where somebody came or left, `room_left`
 * where the member is no longer in it; undefined where they say nothing of it.
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

/** Whether they say that the member left the room and is in it again: it begins anew for them. */
export const isEnteredAnew = (events: readonly SocketEvent[], roomId: string): boolean =>
  lastMembershipEvent(events, roomId) === 'room' &&
  events.some((event) => event.type === 'room_left' && event.room_id === roomId);
