import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import { NEXT_CURSOR_HEADER, type Schema } from '@saudagar/contract';
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { ServerArea } from '../areas/area.ts';
import { areas as ownAreas } from '../areas/areas.ts';
import type { Community } from '../community.ts';
import { asksForSocket } from '../sockets/socketServer.ts';
import { answerBrokenRequest } from './brokenRequests.ts';
import { compressReplies } from './compressReplies.ts';
import { watchConnections } from './connections.ts';
import { answerFailures, answerUnroutable } from './failures.ts';
import { serveHealth } from './health.ts';
import { serveHost } from './hostPages.ts';
import { readJsonBodies } from './jsonBody.ts';
import { refuseUnknownRoutes } from './knownRoutes.ts';
import { mountRoutes } from './mountRoutes.ts';
import { serveOpenApi } from './openapi.ts';
import { refuseOtherMethods } from './otherMethods.ts';
import { cutPorts, proxyList } from './proxies.ts';
import { replyWriter } from './replyWriter.ts';
import { logRequests, requestIds } from './requestLog.ts';
import { setSecurityHeaders } from './securityHeaders.ts';
import { refuseSlowBodies } from './slowBodies.ts';
import { serveTus, TUS_HEADERS } from './tus.ts';
import { cutUnreadBodies } from './unreadBodies.ts';
import { FORM_LIMITS } from './upload.ts';
import { serveWellKnown } from './wellKnown.ts';

/** Timeout of sending a request in milliseconds: 25 MB take 8 minutes on a slow line. */
const REQUEST_MAX = 600_000;
/** Idle timeout of a connection in milliseconds. */
const SILENCE_MAX = 60_000;

const noCompiler = (): never => {
  throw new Error('a route was made before its compilers were set');
};
/** Replaces the framework's compilers: two hundred files it would load before ours are set. */
const COMPILERS = { buildValidator: noCompiler, buildSerializer: noCompiler };

interface AppParts {
  community: Community;
  logger: FastifyBaseLogger;
  /** Folder of the built host; it need not exist. */
  hostDir: string;
  /** Foreign origins whose pages may call the server. */
  corsOrigins: readonly string[];
  /** Proxies whose `X-Forwarded-For` is trusted: addresses or networks. */
  trustedProxies: readonly string[];
  /** Contact for reports of security problems, `mailto:` or `https:`. */
  securityContact?: string | undefined;
  /** Timeout of a body that is no file, in milliseconds. */
  bodyTime?: number | undefined;
  /** Defaults to the product's own areas. */
  areas?: readonly ServerArea[] | undefined;
}

/** Builds the server as a Fastify instance, ready to listen. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const {
    community,
    logger,
    hostDir,
    corsOrigins,
    trustedProxies,
    securityContact,
    bodyTime,
    areas = ownAreas,
  } = parts;
  const endpoints = areas.flatMap(({ contract }) => contract.endpoints);
  const isProxy = proxyList(trustedProxies);
  const app = fastify({
    // The form parser would log a request's headers, token included, at trace level; PostgreSQL's
    // error details repeat the values of a refused row.
    loggerInstance: logger.child({}, { redact: ['busboyOptions', 'err.detail', 'err.where'] }),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(isProxy),
    trustProxy: isProxy,
    frameworkErrors: answerUnroutable,
    clientErrorHandler: answerBrokenRequest,
    http: { shouldUpgradeCallback: asksForSocket },
    requestTimeout: REQUEST_MAX,
    connectionTimeout: SILENCE_MAX,
    // Files are documented under both paths (ADM-255).
    rewriteUrl: ({ url = '/' }) => (url.startsWith('/files/') ? `/api${url}` : url),
    routerOptions: { maxParamLength: 500 },
    schemaController: { compilersFactory: COMPILERS },
  });
  const sendConnectionsHome = watchConnections(app.server);
  cutUnreadBodies(app.server);
  app.setValidatorCompiler<Schema>((route) => {
    const validate = validatorCompiler(route);
    // The framework passes a missing body as null; schemas expect undefined.
    return (data: unknown) => validate(data === null ? undefined : data);
  });
  app.setSerializerCompiler<Schema>(({ schema }) => replyWriter(schema));
  app.addHook('preClose', async () => sendConnectionsHome());
  refuseUnknownRoutes(app, endpoints);
  answerFailures(app);
  cutPorts(app);
  logRequests(app, isProxy);
  refuseSlowBodies(app, bodyTime);
  readJsonBodies(app);
  compressReplies(app);
  await setSecurityHeaders(app);
  await app.register(cors, {
    origin: [...corsOrigins],
    methods: [...new Set([...endpoints.map(({ method }) => method), 'HEAD', 'PATCH'])],
    exposedHeaders: [NEXT_CURSOR_HEADER, 'retry-after', 'x-request-id', ...TUS_HEADERS],
    maxAge: 600,
  });
  await app.register(multipart, { limits: FORM_LIMITS, throwFileSizeLimit: false });
  const routes = areas.flatMap((area) => area.routes(community));
  mountRoutes(app, community, routes, endpoints);
  serveTus(app, community);
  refuseOtherMethods(app, endpoints);
  serveOpenApi(
    app,
    areas.map(({ contract }) => contract),
  );
  serveHealth(app, community);
  serveWellKnown(app, securityContact);
  await serveHost(app, hostDir);
  return app;
}
