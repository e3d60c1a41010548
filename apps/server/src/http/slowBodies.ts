import { PassThrough } from 'node:stream';
import { Refusal } from '@saudagar/contract/server';
import type { FastifyInstance } from 'fastify';

/** A body that is no file is here within so long, in milliseconds: a megabyte takes 8 s on a poor line. */
const BODY_MAX = 15_000;

/** Brings a file. */
const FORM = /^multipart\//i;

/** Ends calls whose small body does not come. Files have the time that a request has. */
export function refuseSlowBodies(app: FastifyInstance, most = BODY_MAX): void {
  app.addHook('preParsing', async (request, reply, payload) => {
    if (FORM.test(request.headers['content-type'] ?? '') || request.raw.complete) return payload;
    // The request itself must stay, or the refusal could not be sent.
    const body = new PassThrough();
    const late = setTimeout(() => {
      reply.header('connection', 'close');
      body.destroy(new Refusal(408, 'tooSlow'));
    }, most);
    // A body of a refused kind is read by nobody, who would hear its error.
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
