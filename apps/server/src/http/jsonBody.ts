import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';

/**
 * Reads JSON bodies. An empty one counts as none; a NUL, which PostgreSQL cannot store in a text,
 * is refused here for every endpoint.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, text, done) => {
      if (text === '') return done(null, undefined);
      if (!text.includes('\\u0000')) return parse(request, text, done);
      parse(request, text, (error, body) => {
        if (!error && holdsNul(body)) done(new Refusal(422, 'badText'), undefined);
        else done(error, body);
      });
    },
  );
}

function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsNul);
}
