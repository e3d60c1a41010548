import { SOCKET_CLOSE, type SocketEvent } from '@saudagar/contract';
import { type WebSocketHandler, type WebSocketHandlerConnection, ws } from 'msw/ws';
import type { AreaSocket, Community, OpenSocket, SocketParams } from './community.ts';

/** Control of a community's sockets for a story or test. */
export interface MockSockets {
  /** Handlers to add to the others: the member-wide socket and those of rooms. */
  readonly handlers: readonly WebSocketHandler[];
  /** Number of open sockets. */
  readonly count: number;
  /** Sends an event unchanged to every open socket, valid or not. */
  say(event: SocketEvent): void;
  /** Runs an act whose events reach no socket, as when a server loses notices. */
  lose(act: () => void): void;
  /** Closes every open socket with a code; 1001 by default, like a restarting server. */
  close(code?: number): void;
  /** Closes every open socket and refuses new ones; like a lost network, unless given a code. */
  goDown(code?: number): void;
  /** Accepts sockets again. */
  comeUp(): void;
}

/** An open socket with its token. */
interface TokenSocket extends OpenSocket {
  token: string;
  kind: AreaSocket;
}

const GOING_AWAY = 1001;
/** Close code that browsers report for a broken connection. */
const BROKEN = 1006;

const links = new Map<string, ReturnType<typeof ws.link>>();

/** Created once a page: each opens a BroadcastChannel and window listeners for good. */
function linkOf(path: string) {
  const link = links.get(path) ?? ws.link(`*${path.replace(/\{(\w+)\}/g, ':$1')}`);
  links.set(path, link);
  return link;
}

/** Serves a community's sockets, with refusals and events like the server's. */
export function mockSockets(community: Community): MockSockets {
  const { accounts, areas, events } = community;
  const kinds = areas.flatMap(({ sockets }) => (sockets === 'none' ? [] : sockets));
  const open = new Set<TokenSocket>();
  let downWith: number | null = null;
  let isLosing = false;

  const closeAll = (code: number) => {
    for (const socket of [...open]) socket.close(code);
  };

  events.subscribe((memberId, event) => {
    if (isLosing) return;
    for (const socket of [...open])
      if (socket.memberId === memberId) socket.kind.deliver(socket, event);
  });
  accounts.subscribe(() => {
    for (const socket of [...open])
      if (!accounts.isLive(socket.token)) socket.close(SOCKET_CLOSE.unauthorized);
  });

  /** Returns the close code when a socket may not open; otherwise undefined. */
  function refusal(kind: AreaSocket, token: string, params: SocketParams): number | undefined {
    if (downWith !== null) return downWith;
    if (!accounts.isLive(token)) return SOCKET_CLOSE.unauthorized;
    const isAdmitted = kind.admits(community, accounts.viewer(token).id, params);
    return isAdmitted ? undefined : SOCKET_CLOSE.notFound;
  }

  function accept(kind: AreaSocket, { client, params: given }: WebSocketHandlerConnection): void {
    const token = new URL(client.url).searchParams.get('token') ?? '';
    const params = paramsOf(given);
    const refused = refusal(kind, token, params);
    if (refused !== undefined) {
      client.close(refused);
      return;
    }
    const socket: TokenSocket = {
      token,
      kind,
      path: kind.path,
      memberId: accounts.viewer(token).id,
      params,
      send: (event) => client.send(JSON.stringify(event)),
      close(code) {
        forget();
        client.close(code);
      },
    };
    const noteEnd = events.opened(socket.memberId);
    const forget = () => {
      open.delete(socket);
      noteEnd();
    };
    open.add(socket);
    client.addEventListener('close', forget);
    client.addEventListener('message', ({ data }) => {
      if (!kind.receive(community, socket, readJson(data))) socket.close(SOCKET_CLOSE.badFrame);
    });
    socket.send({ type: 'ready' });
  }

  return {
    handlers: kinds.map((kind) =>
      linkOf(kind.path).addEventListener('connection', (connection) => accept(kind, connection)),
    ),
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
  };
}

/** Returns named path parameters, without the numbered ones of a preceding `*`. */
function paramsOf(given: WebSocketHandlerConnection['params']): SocketParams {
  const named = Object.entries(given).filter(([name]) => !/^\d+$/.test(name));
  return Object.fromEntries(named.map(([name, value]) => [name, String(value)]));
}

function readJson(data: unknown): unknown {
  try {
    return typeof data === 'string' ? JSON.parse(data) : undefined;
  } catch {
    return undefined;
  }
}
