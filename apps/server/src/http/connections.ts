import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Tracks a server's connections and returns a function that closes them: idle ones at once, busy
 * ones after their answer. Node itself waits for connections that browsers opened in advance and
 * never used.
 */
export function watchConnections(server: Server): () => void {
  const running = new Map<Socket, number>();
  let leaving = false;
  server.on('connection', (socket: Socket) => {
    running.set(socket, 0);
    socket.once('close', () => running.delete(socket));
  });
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const count = (change: number) => running.set(socket, (running.get(socket) ?? 0) + change);
    count(1);
    response.once('close', () => {
      if (!running.has(socket)) return;
      count(-1);
      if (leaving && running.get(socket) === 0) socket.destroySoon();
    });
  });
  return () => {
    leaving = true;
    for (const [socket, count] of running) if (count === 0) socket.destroy();
  };
}
