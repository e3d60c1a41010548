import type { Endpoint } from '@saudagar/contract';
import { Refusal } from '@saudagar/contract/server';
import type { FastifyInstance } from 'fastify';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Answers 405 on the paths of endpoints for the methods that none of them has. */
export function refuseOtherMethods(app: FastifyInstance, endpoints: readonly Endpoint[]): void {
  const byPath = Map.groupBy(endpoints, ({ path }) => withNumbers(path));
  for (const [url, own] of byPath) {
    const allowed: string[] = [...new Set(own.map((endpoint) => endpoint.method))];
    app.route({
      method: METHODS.filter(
        (method) => !allowed.includes(method) && (isOfApi(url) || method !== 'GET'),
      ),
      url,
      handler: async (_, reply) => {
        reply.header('allow', allowed.join(', '));
        throw new Refusal(405, 'notThisWay');
      },
    });
  }
}

/** A path of the portal's pages may be one of the contract's as well (GRP-088). */
const isOfApi = (url: string) => url.startsWith('/api/');

/** Paths that differ in the names of their places only are one path. */
function withNumbers(path: string): string {
  let index = 0;
  return path.replace(/\{\w+\}/g, () => {
    index += 1;
    return `:place${index}`;
  });
}
