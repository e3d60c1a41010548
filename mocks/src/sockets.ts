import {
  MESSAGE_SOCKET_PATH,
  ROOM_SOCKET_PATH,
  SOCKET_CLOSE,
  SocketCommand,
  type SocketEvent,
} from '@saudagar/contract';
import { type WebSocketHandler, type WebSocketHandlerConnection, ws } from 'msw/ws';
import type { Community } from './community.ts';

/** The sockets of a community, as a story or test holds them in its hand. */
export interface MockSockets {
  /** To be put with the other handlers: the member-wide socket and those of rooms. */
  readonly handlers: readonly WebSocketHandler[];
  /** How many are open. */
  readonly count: number;
  /** Says something to every open socket, as it is: what a server may say. */
  say(event: SocketEvent): void;
  /** Lets something happen that no socket hears of, as where a server's own notices are lost. */
  lose(act: () => void): void;
  /** Closes every open socket; with 1001 unless told another code, as a server that restarts. */
  close(code?: number): void;
  /** Closes every open socket and lets none open: as a network that is gone, unless told a code. */
  goDown(code?: number): void;
  /** Lets sockets open again. */
  comeUp(): void;
  /** Lets only rooms' own sockets open, as a server that knows no other (MSG-031). */
  keepToRooms(): void;
}

/** A socket that a page has opened. */
interface OpenSocket {
  token: string;
  memberId: string;
  roomId: string | undefined;
  send(event: SocketEvent): void;
  close(code: number): void;
}

const GOING_AWAY = 1001;
/** What a browser calls a connection that broke without a word. */
const BROKEN = 1006;

let links: readonly ReturnType<typeof ws.link>[] | undefined;

/** Made once a page: each opens a channel between tabs and listens to the window, and never stops. */
function socketLinks() {
  links ??= [MESSAGE_SOCKET_PATH, ROOM_SOCKET_PATH].map((path) =>
    ws.link(`*${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  return links;
}

/** Serves a community's sockets: refused and told as the server does. */
export function mockSockets(community: Community): MockSockets {
  const { accounts, conversations } = community;
  const open = new Set<OpenSocket>();
  let downWith: number | null = null;
  let isLosing = false;

  const closeAll = (code: number) => {
    for (const socket of [...open]) socket.close(code);
  };

  conversations.subscribe((memberId, event) => {
    if (isLosing) return;
    for (const socket of [...open]) if (socket.memberId === memberId) tell(socket, event);
  });
  accounts.subscribe(() => {
    for (const socket of [...open])
      if (!accounts.isLive(socket.token)) socket.close(SOCKET_CLOSE.unauthorized);
  });

  let hasRoomsOnly = false;
  /** Why a socket may not open, if there is a reason. */
  function refusal(token: string, roomId: string | undefined): number | undefined {
    if (downWith !== null) return downWith;
    if (hasRoomsOnly && roomId === undefined) return BROKEN;
    if (!accounts.isLive(token)) return SOCKET_CLOSE.unauthorized;
    const isOwn = roomId === undefined || conversations.isIn(accounts.viewer(token).id, roomId);
    return isOwn ? undefined : SOCKET_CLOSE.notFound;
  }

  function accept({ client, params }: WebSocketHandlerConnection): void {
    const token = new URL(client.url).searchParams.get('token') ?? '';
    const roomId = typeof params.roomId === 'string' ? params.roomId : undefined;
    const refused = refusal(token, roomId);
    if (refused !== undefined) {
      client.close(refused);
      return;
    }
    const memberId = accounts.viewer(token).id;
    const socket: OpenSocket = {
      token,
      memberId,
      roomId,
      send: (event) => client.send(JSON.stringify(event)),
      close(code) {
        open.delete(socket);
        client.close(code);
      },
    };
    open.add(socket);
    client.addEventListener('close', () => void open.delete(socket));
    client.addEventListener('message', ({ data }) => obey(socket, data));
    socket.send({ type: 'ready' });
  }

  function obey(socket: OpenSocket, data: unknown): void {
    const said = readJson(data);
    const command = SocketCommand.safeParse(said);
    if (command.success) {
      const { room_id, typing } = command.data;
      if (socket.roomId === undefined || socket.roomId === room_id)
        conversations.type(socket.memberId, room_id, typing);
    } else if (!isLaterCommand(said)) socket.close(SOCKET_CLOSE.badFrame);
  }

  return {
    handlers: socketLinks().map((link) => link.addEventListener('connection', accept)),
    get count() {
      return open.size;
    },
    say(event) {
      for (const socket of open) socket.send(event);
    },
    lose(act) {
      isLosing = true;
      act();
      isLosing = false;
    },
    close: (code = GOING_AWAY) => closeAll(code),
    goDown(code = BROKEN) {
      downWith = code;
      closeAll(code);
    },
    comeUp() {
      downWith = null;
    },
    keepToRooms() {
      hasRoomsOnly = true;
    },
  };
}

/** Tells a socket what it is for: a room's socket of that room only, and nothing of totals. */
function tell(socket: OpenSocket, event: SocketEvent): void {
  const isMeant =
    socket.roomId === undefined || (roomOf(event) === socket.roomId && event.type !== 'unread');
  if (!isMeant) return;
  if (event.type === 'room_left' && socket.roomId !== undefined)
    socket.close(SOCKET_CLOSE.notFound);
  else socket.send(event);
}

function roomOf(event: SocketEvent): string | undefined {
  if (event.type === 'new_message') return event.message.room_id;
  return 'room_id' in event ? event.room_id : undefined;
}

/** Whether something names a command that this version does not know. */
function isLaterCommand(said: unknown): boolean {
  if (typeof said !== 'object' || said === null || !('type' in said)) return false;
  return typeof said.type === 'string' && said.type !== 'typing';
}

function readJson(data: unknown): unknown {
  try {
    return typeof data === 'string' ? JSON.parse(data) : undefined;
  } catch {
    return undefined;
  }
}
