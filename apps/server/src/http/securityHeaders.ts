import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** How long a browser that came by HTTPS comes by HTTPS only, in seconds: a year. */
const HTTPS_ONLY = 31_536_000;

/**
 * Headers that keep a browser from doing more with an answer than it is meant for. Pages and files
 * set a content policy of their own.
 */
export async function setSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    // Only the proxy in front knows whether there is HTTPS: set below for each request.
    strictTransportSecurity: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    if (request.protocol === 'https')
      reply.header('strict-transport-security', `max-age=${HTTPS_ONLY}`);
  });
}
