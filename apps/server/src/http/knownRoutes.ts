import type { Endpoint } from '@saudagar/contract';
import { endpoints as contractEndpoints } from '@saudagar/contract/server';
import type { FastifyInstance } from 'fastify';

/** What is under `/api` besides endpoints; for anyone. */
const OPEN = ['/api/openapi.json'];

/** A path whatever its places are called. */
const nameless = (path: string) => path.replace(/\{\w+\}|:\w+/g, '{}');

/**
 * Lets nothing be served under `/api` that is no endpoint of the contract: nothing would say who may
 * call it, and no check would walk it. To be called before any route is made.
 * @throws Error where one is made, which says what to do
 */
export function refuseUnknownRoutes(
  app: FastifyInstance,
  endpoints: readonly Endpoint[] = contractEndpoints,
): void {
  const known = new Set([...OPEN, ...endpoints.map(({ path }) => nameless(path))]);
  app.addHook('onRoute', ({ url }) => {
    if (!/^\/api(?:\/|$)/.test(url) || known.has(nameless(url))) return;
    throw new Error(
      `${url} is served without being an endpoint of the contract, so nothing says who may call it. ` +
        'Define it in its area in packages/contract/src, add it to area.ts there, and answer it with a route ' +
        '(see areas/account/accountRoutes.ts).',
    );
  });
}
