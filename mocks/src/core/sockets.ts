import { SOCKET_CLOSE, type SocketEvent } from '@saudagar/contract';
import { type WebSocketHandler, type WebSocketHandlerConnection, ws } from 'msw/ws';
import type { AreaSocket, Community, OpenSocket, SocketParams } from './community.ts';

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
}

/** An open socket with the token that opened it. */
interface TokenSocket extends OpenSocket {
  token: string;
  kind: AreaSocket;
}

const GOING_AWAY = 1001;
/** What a browser calls a connection that broke without a word. */
const BROKEN = 1006;

const links = new Map<string, ReturnType<typeof ws.link>>();

/** Made once a page: each opens a channel between tabs and listens to the window, and never stops. */
function linkOf(path: string) {
  const link = links.get(path) ?? ws.link(`*${path.replace(/\{(\w+)\}/g, ':$1')}`);
  links.set(path, link);
  return link;
}

/** Serves a community's sockets: refused and told as the server does. */
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

  /** The code of the refusal, where a socket may not open. */
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
        open.delete(socket);
        client.close(code);
      },
    };
    open.add(socket);
    client.addEventListener('close', () => void open.delete(socket));
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

/** The names that a path's places hold; numbered ones, of the `*` before it, are none of them. */
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
