import type { Message, SocketEvent } from '@saudagar/contract';
import type { MessagesQuestion } from '../room/room.ts';
import type { MessagePage } from '../room/roomHistory.ts';

const PAGE = 5;

/** The server's end of a member's socket. */
export interface ServerSocket {
  memberId: string;
  carry(event: SocketEvent): void;
  close(): void;
}

/**
 * A server as promised by the documents and `docs/decisions/013`: numbers without a gap, and
 * idempotency keys.
 */
export function createModelServer() {
  const messages: Message[] = [];
  const sockets = new Set<ServerSocket>();
  return {
    messages,
    /** Acknowledges a message; idempotent by key. */
    send(memberId: string, clientId: string, content: string): Message {
      const known = messages.find(({ client_id }) => client_id === clientId);
      if (known) return known;
      const sequence = messages.length + 1;
      const message: Message = {
        id: `message-${sequence}`,
        room_id: 'room',
        sequence,
        sender_id: memberId,
        content,
        message_type: 'text',
        attachments: [],
        // Many messages share one second: time does not order them.
        created_at: '2026-11-21T10:00:00Z',
        client_id: clientId,
      };
      messages.push(message);
      for (const socket of sockets) socket.carry({ type: 'new_message', message });
      return message;
    },
    read({ after, before }: MessagesQuestion): MessagePage {
      const items =
        after !== undefined
          ? messages.slice(after, after + PAGE)
          : messages.slice(0, before === undefined ? undefined : before - 1).slice(-PAGE);
      return { items, isLast: items.length < PAGE };
    },
    connect(socket: ServerSocket): () => void {
      sockets.add(socket);
      socket.carry({ type: 'ready' });
      return () => sockets.delete(socket);
    },
    /** Closes all sockets; acknowledged messages stay. */
    restart() {
      for (const socket of [...sockets]) socket.close();
      sockets.clear();
    },
  };
}

export type ModelServer = ReturnType<typeof createModelServer>;
