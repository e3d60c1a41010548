import { once } from 'node:events';
import { parseSocketEvent, type SocketEvent, socketAddress } from '@saudagar/contract';
import { WebSocket as LooseSocket } from 'ws';

/** A test's socket, and the events it received. */
export interface TestSocket {
  /** Waits for the next matching event; skips others, heartbeats included. */
  next<Type extends SocketEvent['type']>(
    type: Type,
    fits?: (event: Extract<SocketEvent, { type: Type }>) => boolean,
  ): Promise<Extract<SocketEvent, { type: Type }>>;
  /** All events received so far, in order. */
  readonly received: readonly SocketEvent[];
  send(frame: string | ArrayBuffer): void;
  /** Resolves with the close code. */
  readonly closed: Promise<number>;
  close(): void;
  isOpen(): boolean;
}

/** Opens a socket as a browser does. */
export function openSocket(baseUrl: string, token: string, roomId?: string): TestSocket {
  const where = { origin: baseUrl, ...(roomId !== undefined && { roomId }) };
  const socket = new WebSocket(socketAddress(token, where));
  const received: SocketEvent[] = [];
  const waiting = new Set<() => void>();
  let read = 0;
  const wake = () => {
    for (const look of [...waiting]) look();
  };
  socket.addEventListener('message', ({ data }) => {
    const event = parseSocketEvent(data);
    if (!event) throw new Error(`no event: ${data}`);
    received.push(event);
    wake();
  });
  const closed = new Promise<number>((resolve) => {
    socket.addEventListener('close', ({ code }) => {
      resolve(code);
      wake();
    });
  });
  return {
    received,
    closed,
    send: (frame) => socket.send(frame),
    close: () => socket.close(),
    isOpen: () => socket.readyState === WebSocket.OPEN,
    next(type, fits = () => true) {
      type Wanted = Extract<SocketEvent, { type: typeof type }>;
      return new Promise<Wanted>((resolve, reject) => {
        const look = () => {
          for (; read < received.length; read += 1) {
            const event = received[read];
            if (event?.type !== type || !fits(event as Wanted)) continue;
            read += 1;
            waiting.delete(look);
            return resolve(event as Wanted);
          }
          if (socket.readyState === WebSocket.CLOSED)
            reject(new Error(`closed before '${type}'; received: ${JSON.stringify(received)}`));
        };
        waiting.add(look);
        look();
      });
    },
  };
}

/** Opens a raw socket for frames that no browser sends; resolves when it is ready. */
export async function openLooseSocket(baseUrl: string, token: string): Promise<LooseSocket> {
  const socket = new LooseSocket(socketAddress(token, { origin: baseUrl }));
  await once(socket, 'message');
  return socket;
}
