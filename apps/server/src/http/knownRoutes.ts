import { type Endpoint, RESUMABLE_UPLOADS_PATH } from '@saudagar/contract';
import { endpoints as contractEndpoints } from '@saudagar/contract/server';
import type { FastifyInstance } from 'fastify';

/** Paths under `/api` besides endpoints: a public one, and those of `serveTus`. */
const OTHERS = ['/api/openapi.json', RESUMABLE_UPLOADS_PATH, `${RESUMABLE_UPLOADS_PATH}/{}`];

/** Normalizes the names of a path's parameters. */
const nameless = (path: string) => path.replace(/\{\w+\}|:\w+/g, '{}');

/**
 * Refuses routes under `/api` that are no endpoint of the contract: their access would be
 * undefined and no check would cover them. Call it before any route is created.
 * @throws Error on such a route, with the remedy
 */
export function refuseUnknownRoutes(
  app: FastifyInstance,
  endpoints: readonly Endpoint[] = contractEndpoints,
): void {
  const known = new Set([...OTHERS, ...endpoints.map(({ path }) => nameless(path))]);
  app.addHook('onRoute', ({ url }) => {
    if (!/^\/api(?:\/|$)/.test(url) || known.has(nameless(url))) return;
    throw new Error(
      `${url} is served without being an endpoint of the contract, so nothing says who may call it. ` +
        'Define it in its area in packages/contract/src, add it to area.ts there, and answer it with a route ' +
        '(see areas/account/accountRoutes.ts).',
    );
  });
}
