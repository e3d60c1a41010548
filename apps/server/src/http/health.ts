import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';

/** How long the database may take to answer before the server counts as not ready, in ms. */
const PATIENCE = 2000;

/** `/healthz`: the process is up. `/readyz`: its database answers too. */
export function serveHealth(app: FastifyInstance, db: Database): void {
  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async (request, reply) => {
    try {
      const signal = AbortSignal.timeout(PATIENCE);
      await Promise.race([sql`select 1`.execute(db), rejected(signal)]);
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer');
      return reply.code(503).send({ status: 'unavailable' });
    }
  });
}

const rejected = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
