import type { Message, SocketEvent } from '@saudagar/contract';
import type { MessagesQuestion } from '../room/room.ts';
import type { MessagePage } from '../room/roomHistory.ts';

const PAGE = 5;

/** One member's socket, as the server sees it. */
export interface ServerSocket {
  memberId: string;
  carry(event: SocketEvent): void;
  close(): void;
}

/** What the documents and `docs/decisions/013` promise of a server: numbers without a gap, keys that make a repetition harmless. */
export function modelServer() {
  const messages: Message[] = [];
  const sockets = new Set<ServerSocket>();
  return {
    messages,
    /** Acknowledges a message; the same again for the same key. */
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
        // Many are written within one second: their time orders nothing.
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
    /** Everybody's sockets are closed; what was acknowledged stays. */
    restart() {
      for (const socket of [...sockets]) socket.close();
      sockets.clear();
    },
  };
}

export type ModelServer = ReturnType<typeof modelServer>;
