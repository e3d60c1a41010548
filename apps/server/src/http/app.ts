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
import { cutUnreadBodies } from './unreadBodies.ts';
import { FORM_LIMITS } from './upload.ts';

/** A request is sent within so long, in milliseconds: 25 MB take 8 minutes on a poor line. */
const REQUEST_MAX = 600_000;
/** A connection that says nothing for so long is closed, in milliseconds. */
const SILENCE_MAX = 60_000;

const noCompiler = (): never => {
  throw new Error('a route was made before its compilers were set');
};
/** In place of the framework's own, two hundred files that it would load before ours are set. */
const COMPILERS = { buildValidator: noCompiler, buildSerializer: noCompiler };

interface AppParts {
  community: Community;
  logger: FastifyBaseLogger;
  /** Folder of the built host; it need not exist. */
  hostDir: string;
  /** Foreign origins whose pages may call the server. */
  corsOrigins: readonly string[];
  /** Proxies whose word on a caller's address is taken: addresses or networks. */
  trustedProxies: readonly string[];
  /** How long a body that is no file may take, in milliseconds. */
  bodyTime?: number | undefined;
  /** Defaults to those of the product. */
  areas?: readonly ServerArea[] | undefined;
}

/** The server as a Fastify instance, ready to listen. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const {
    community,
    logger,
    hostDir,
    corsOrigins,
    trustedProxies,
    bodyTime,
    areas = ownAreas,
  } = parts;
  const endpoints = areas.flatMap(({ contract }) => contract.endpoints);
  const isProxy = proxyList(trustedProxies);
  const app = fastify({
    // The form parser would write a request's headers, token included, at the trace level.
    // Of a row that it refuses PostgreSQL repeats the values, whoever may read them.
    loggerInstance: logger.child({}, { redact: ['busboyOptions', 'err.detail', 'err.where'] }),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(isProxy),
    trustProxy: isProxy,
    frameworkErrors: answerUnroutable,
    clientErrorHandler: answerBrokenRequest,
    http: { shouldUpgradeCallback: asksForSocket },
    requestTimeout: REQUEST_MAX,
    connectionTimeout: SILENCE_MAX,
    routerOptions: { maxParamLength: 500 },
    schemaController: { compilersFactory: COMPILERS },
  });
  const sendConnectionsHome = watchConnections(app.server);
  cutUnreadBodies(app.server);
  app.setValidatorCompiler<Schema>((route) => {
    const validate = validatorCompiler(route);
    // The framework shows a missing body as null; to a schema it is undefined.
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
    methods: [...new Set(endpoints.map(({ method }) => method)), 'HEAD'],
    exposedHeaders: [NEXT_CURSOR_HEADER, 'retry-after', 'x-request-id'],
    maxAge: 600,
  });
  await app.register(multipart, { limits: FORM_LIMITS, throwFileSizeLimit: false });
  const routes = areas.flatMap((area) => area.routes(community));
  mountRoutes(app, community, routes, endpoints);
  refuseOtherMethods(app, endpoints);
  serveOpenApi(
    app,
    areas.map(({ contract }) => contract),
  );
  serveHealth(app, community);
  await serveHost(app, hostDir);
  return app;
}
