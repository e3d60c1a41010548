import { openApiDocument } from '@saudagar/contract/openapi';
import type { Area } from '@saudagar/contract/server';
import type { FastifyInstance } from 'fastify';
import manifest from '../../package.json' with { type: 'json' };

/** Serves `/api/openapi.json`, generated from the same endpoint values. */
export function serveOpenApi(app: FastifyInstance, areas: readonly Area[]): void {
  let document: string | undefined;
  app.get('/api/openapi.json', async (_, reply) => {
    document ??= JSON.stringify(
      openApiDocument({ title: 'Saudagar Hub', version: manifest.version, areas }),
    );
    return reply.header('content-type', 'application/json; charset=utf-8').send(document);
  });
}
