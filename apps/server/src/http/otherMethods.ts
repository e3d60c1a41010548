import type { Endpoint } from '@saudagar/contract';
import { Refusal } from '@saudagar/contract/server';
import type { FastifyInstance } from 'fastify';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Answers 405 on paths of endpoints for methods without an endpoint. */
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

/** A path of the portal's pages may equal one of the contract's (GRP-088). */
const isOfApi = (url: string) => url.startsWith('/api/');

/** Numbers a path's parameters: paths that differ only in parameter names are one path. */
function withNumbers(path: string): string {
  let count = 0;
  return path.replace(/\{\w+\}/g, () => {
    count += 1;
    return `:param${count}`;
  });
}
