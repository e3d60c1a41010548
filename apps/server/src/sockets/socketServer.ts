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

/** Socket endpoints of a server. */
export interface Sockets {
  /** Sends heartbeats and closes dead sockets; runs periodically by itself. */
  beat(): Promise<void>;
  /** Accepts no more sockets and closes the open ones. */
  close(): Promise<void>;
}

/** Member and room of a socket, or the code to close it with. */
type Admission = { memberId: string; token: string; roomId: string | null } | number;

/** Parameter in the path of room sockets, which only members may open. */
const ROOM_PARAM = /\{roomId\}/;
const PATHS = sockets.map(({ path, access }) => {
  if (ROOM_PARAM.test(path) !== (access === 'insider'))
    throw new Error(`${path}: a socket for insiders names its room, and no other one does`);
  return new RegExp(`^${path.replace(ROOM_PARAM, '([^/]+)')}$`);
});

/** Matches a socket's path; the first group is the room, if any. */
function matchPath(url: string): RegExpExecArray | null {
  for (const path of PATHS) {
    const match = path.exec(pathOf(url));
    if (match) return match;
  }
  return null;
}

/** Checks whether a request asks for one of our sockets; others get a plain answer. */
export const asksForSocket = ({ headers, url = '' }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket' && matchPath(url) !== null;

/**
 * Serves the sockets of messages. A refused one is accepted and then closed before any frame,
 * because a browser cannot read why an upgrade failed (MSG-034).
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
    // The acceptor itself notices a socket that closes meanwhile.
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

/** Resets the connection: the client counts it as lost and reconnects. */
function refuse(socket: Duplex): void {
  socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
}
