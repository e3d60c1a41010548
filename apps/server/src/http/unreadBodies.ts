import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** What is still read of a request that is answered already, in bytes, and for how long, in ms. */
const REST_MAX = 32 * 1_048_576;
const PATIENCE = 5_000;
const LOOK_EVERY = 100;

/**
 * Cuts connections that go on sending a request after its answer. Some of it is read and thrown
 * away, since a client that is cut off in mid-sending never gets to read why it was refused.
 */
export function cutUnreadBodies(server: Server): void {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    response.once('finish', () => {
      if (request.complete) return;
      const { socket } = request;
      const [start, begun] = [socket.bytesRead, Date.now()];
      const watch = setInterval(() => {
        if (request.complete || socket.destroyed) clearInterval(watch);
        else if (socket.bytesRead - start > REST_MAX || Date.now() - begun > PATIENCE)
          socket.destroy();
      }, LOOK_EVERY);
      watch.unref();
    });
  });
}
