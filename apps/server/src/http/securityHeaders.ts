import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Max-age of HSTS in seconds: a year. */
const HTTPS_ONLY = 31_536_000;

/** Sets headers that restrict the use of an answer. Pages and files set their own policy. */
export async function setSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    // Only the proxy in front knows whether HTTPS is used: set below for each request.
    strictTransportSecurity: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    if (request.protocol === 'https')
      reply.header('strict-transport-security', `max-age=${HTTPS_ONLY}`);
  });
}
