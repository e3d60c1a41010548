import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pathOf } from './session.ts';

/** Pattern of an acceptable request id from a proxy: short, and harmless in a log. */
const SANE_ID = /^[\w.:+/=@-]{8,128}$/;

/** Assigns a request its id: a trusted proxy's, so both logs share it, otherwise a new one. */
export function requestIds(isProxy: (address: string | undefined) => boolean) {
  return ({ headers, socket }: IncomingMessage): string => {
    const given = headers['x-request-id'];
    const isTaken = typeof given === 'string' && SANE_ID.test(given);
    return isTaken && isProxy(socket.remoteAddress) ? given : randomUUID();
  };
}

/** The path; the code of an invitation, with which anybody could register, is left out. */
function withoutCode({ url, routeOptions }: FastifyRequest): string {
  const pattern = routeOptions.url;
  return pattern?.endsWith('/:code') ? pattern : pathOf(url);
}

/** Logs one line for each request, without query and headers: both may carry tokens. */
export function logRequests(
  app: FastifyInstance,
  isProxy: (address: string | undefined) => boolean,
): void {
  let hasWarned = false;
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    const peer = request.socket.remoteAddress;
    if (hasWarned || request.headers['x-forwarded-for'] === undefined || isProxy(peer)) return;
    hasWarned = true;
    request.log.warn(
      { peer },
      'a proxy that is not in TRUSTED_PROXIES passes calls on: all its callers count as one address',
    );
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: withoutCode(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        member: request.session?.member.id,
        // A signed-in caller is identified by member id.
        address: request.session ? undefined : request.ip,
      },
      'answered',
    );
  });
}
