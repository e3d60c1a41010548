import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Community } from '../community.ts';

/** Timeout of the database in the readiness check, in ms. */
const PATIENCE = 2000;

/** Serves `/healthz`: the process is up; and `/readyz`: database and folder work. */
export function serveHealth(app: FastifyInstance, { db, blobs }: Community): void {
  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async (request, reply) => {
    try {
      const signal = AbortSignal.timeout(PATIENCE);
      await Promise.race([sql`select 1`.execute(db), rejected(signal)]);
    } catch (error) {
      request.log.warn({ reason: String(error) }, 'the database does not answer');
      return reply.code(503).send({ status: 'unavailable' });
    }
    try {
      await blobs.expectWritable();
    } catch (error) {
      request.log.warn({ reason: String(error) }, 'DATA_DIR cannot be written to');
      return reply.code(503).send({ status: 'unavailable' });
    }
    return { status: 'ready' };
  });
}

const rejected = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
