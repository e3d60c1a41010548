import {
  MESSAGE_SOCKET_PATH,
  ROOM_SOCKET_PATH,
  SOCKET_CLOSE,
  SocketCommand,
  type SocketEvent,
} from '@saudagar/contract';
import type { AreaSocket } from '../../core/community.ts';

/** The member-wide socket: hears everything that its member is told. */
export const memberSocket: AreaSocket = {
  path: MESSAGE_SOCKET_PATH,
  admits: () => true,
  deliver: (socket, event) => socket.send(event),
  receive: (community, { memberId }, message) =>
    receive(message, ({ room_id, typing }) =>
      community.conversations.type(memberId, room_id, typing),
    ),
};

/** A room's socket: hears of that room only, and nothing of totals. */
export const roomSocket: AreaSocket = {
  path: ROOM_SOCKET_PATH,
  admits: ({ conversations }, memberId, { roomId = '' }) => conversations.isIn(memberId, roomId),
  deliver(socket, event) {
    if (roomOf(event) !== socket.params.roomId || event.type === 'unread') return;
    if (event.type === 'room_left') socket.close(SOCKET_CLOSE.notFound);
    else socket.send(event);
  },
  receive: (community, { memberId, params }, message) =>
    receive(message, ({ room_id, typing }) => {
      if (room_id === params.roomId) community.conversations.type(memberId, room_id, typing);
    }),
};

function receive(message: unknown, obey: (command: SocketCommand) => void): boolean {
  const command = SocketCommand.safeParse(message);
  if (command.success) obey(command.data);
  return command.success || isLaterCommand(message);
}

function roomOf(event: SocketEvent): string | undefined {
  if (event.type === 'new_message') return event.message.room_id;
  return 'room_id' in event ? event.room_id : undefined;
}

/** Whether something names a command that this version does not know. */
function isLaterCommand(decoded: unknown): boolean {
  if (typeof decoded !== 'object' || decoded === null || !('type' in decoded)) return false;
  return typeof decoded.type === 'string' && decoded.type !== 'typing';
}
