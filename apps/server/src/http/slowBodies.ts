import { PassThrough } from 'node:stream';
import { Refusal } from '@saudagar/contract/server';
import type { FastifyInstance } from 'fastify';

/** Timeout of a body that is no file, in milliseconds: a megabyte takes 8 s on a slow line. */
const BODY_MAX = 15_000;

/** Content types of files: a form, or a part of one. */
const FILES = /^(?:multipart\/|application\/offset\+octet-stream)/i;

/** Ends calls whose small body does not arrive. Files have the timeout of a request. */
export function refuseSlowBodies(app: FastifyInstance, most = BODY_MAX): void {
  app.addHook('preParsing', async (request, reply, payload) => {
    if (FILES.test(request.headers['content-type'] ?? '') || request.raw.complete) return payload;
    // Only the body is ended: the request has to stay open for the error response.
    const body = new PassThrough();
    const late = setTimeout(() => {
      reply.header('connection', 'close');
      body.destroy(new Refusal(408, 'tooSlow'));
    }, most);
    // Nobody reads the body of a refused type, so nobody would handle its error.
    body.on('error', () => {});
    reply.raw.once('close', () => clearTimeout(late));
    payload.once('close', () => {
      clearTimeout(late);
      if (!request.raw.complete) body.destroy();
    });
    payload.once('end', () => clearTimeout(late));
    return payload.pipe(body);
  });
}
