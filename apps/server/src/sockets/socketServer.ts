import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { SOCKET_CLOSE, SOCKET_FRAME_MAX_BYTES, SOCKET_HEARTBEAT_SECONDS } from '@saudagar/contract';
import { sockets } from '@saudagar/contract/server';
import type { FastifyBaseLogger } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import { membershipOf } from '../areas/messages/roomLock.ts';
import type { Community } from '../community.ts';
import { pathOf } from '../http/session.ts';
import { createConnection } from './connection.ts';
import { createHub } from './hub.ts';

/** The sockets of a server. */
export interface Sockets {
  /** Says heartbeats and ends what is dead; done from time to time by itself. */
  beat(): Promise<void>;
  /** Takes no more and ends those there are. */
  close(): Promise<void>;
}

/** Who a socket is for, or the code it is closed with. */
type Admission = { memberId: string; token: string; roomId: string | null } | number;

/** Those of a room, and so for its members, name it in their path. */
const ROOM_PLACE = /\{roomId\}/;
const PATHS = sockets.map(({ path, access }) => {
  if (ROOM_PLACE.test(path) !== (access === 'insider'))
    throw new Error(`${path}: a socket for insiders names its room, and no other one does`);
  return new RegExp(`^${path.replace(ROOM_PLACE, '([^/]+)')}$`);
});

/** The path of a socket; its first group is the room, if it is one's. */
function matchPath(url: string): RegExpExecArray | null {
  for (const path of PATHS) {
    const match = path.exec(pathOf(url));
    if (match) return match;
  }
  return null;
}

/** Whether a request asks for one of our sockets; any other is answered as if it asked for none. */
export const asksForSocket = ({ headers, url = '' }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket' && matchPath(url) !== null;

/**
 * Serves the sockets of messages. A refused one is accepted and closed before any frame, since a
 * browser cannot see why an upgrade was refused (MSG-034).
 */
export function serveSockets(
  server: Server,
  community: Community,
  logger: FastifyBaseLogger,
): Sockets {
  const { sessions, db } = community;
  const hub = createHub(community, logger);
  const acceptor = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: SOCKET_FRAME_MAX_BYTES,
  });
  let isClosing = false;

  async function admit({ url = '' }: IncomingMessage): Promise<Admission> {
    const token = new URL(url, 'http://socket').searchParams.get('token') ?? '';
    const member = token === '' ? null : await sessions.memberOf(token);
    if (!member || member.deactivated_at || member.must_change_password)
      return SOCKET_CLOSE.unauthorized;
    const roomId = matchPath(url)?.[1] ?? null;
    if (roomId !== null && !(await membershipOf(db, roomId, member.id)))
      return SOCKET_CLOSE.notFound;
    return { memberId: member.id, token, roomId };
  }

  function accept(socket: WebSocket, admission: Admission, path: string): void {
    if (typeof admission === 'number') {
      socket.on('error', () => {});
      socket.close(admission);
      logger.info({ path, code: admission }, 'a socket was refused');
      return;
    }
    const connection = createConnection({
      ...admission,
      socket,
      onCommand: (command) => void hub.obey(connection, command),
      onClose: (code) => {
        hub.remove(connection);
        logger.info({ path, code, member: admission.memberId }, 'a socket was closed');
      },
    });
    logger.info({ path, member: admission.memberId }, 'a socket was opened');
    void hub.add(connection);
  }

  async function answer(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    // Whoever goes meanwhile is gone; the acceptor sees that by itself.
    const ignore = () => {};
    socket.on('error', ignore);
    try {
      const admission = await admit(request);
      if (isClosing) return refuse(socket);
      socket.off('error', ignore);
      acceptor.handleUpgrade(request, socket, head, (opened) =>
        accept(opened, admission, pathOf(request.url ?? '')),
      );
    } catch (error) {
      logger.error({ err: error }, 'a socket could not be opened');
      refuse(socket);
    }
  }

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (isClosing) refuse(socket);
    else void answer(request, socket, head);
  });
  const beating = setInterval(() => void hub.beat(), SOCKET_HEARTBEAT_SECONDS * 1000);
  beating.unref();

  return {
    beat: hub.beat,
    async close() {
      isClosing = true;
      clearInterval(beating);
      await hub.close();
    },
  };
}

/** To be asked for again: the client counts it as a lost connection. */
function refuse(socket: Duplex): void {
  socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
}
