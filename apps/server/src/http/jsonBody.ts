import { Refusal } from '@saudagar/contract/server';
import type { FastifyInstance } from 'fastify';
import { faultOf } from './storable.ts';

/** Parses JSON bodies: an empty one counts as absent, invalid JSON is refused. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, text, done) => {
      if (text === '') return done(null, undefined);
      parse(request, text, (error, body) => {
        const fault = error ? undefined : faultOf(body);
        if (fault === 'depth') done(new Refusal(400, 'unreadable'), undefined);
        else if (fault === 'text') done(new Refusal(422, 'badText'), undefined);
        else done(error, body);
      });
    },
  );
}
