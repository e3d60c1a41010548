import { MESSAGE_SOCKET_PATH, ROOM_SOCKET_PATH } from './messageSocket.ts';

/** A socket as a plain value: server, OpenAPI and the role sweep read it. */
export interface SocketEndpoint {
  readonly name: string;
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
  /** Path with `{name}` placeholders. */
  readonly path: string;
  /** Who may open it; 401 and 404 come as the closing codes 4401 and 4404 (MSG-034). */
  readonly who: 'member' | 'insider';
}

/** Every socket of the contract. */
export const sockets: readonly SocketEndpoint[] = [
  {
    name: 'messageSocket',
    summary: "What happens in all of the member's conversations",
    path: MESSAGE_SOCKET_PATH,
    who: 'member',
  },
  {
    name: 'roomSocket',
    summary: 'What happens in one conversation',
    path: ROOM_SOCKET_PATH,
    who: 'insider',
  },
];
