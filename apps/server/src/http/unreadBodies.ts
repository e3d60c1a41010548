import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Limits of reading the rest of an answered request, in bytes and in ms. */
const REST_MAX = 32 * 1_048_576;
const PATIENCE = 5_000;
const LOOK_EVERY = 100;

/**
 * Cuts connections that continue to send a request after its answer. Some of it is read and
 * discarded, because a client cut off while sending never reads the error.
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
