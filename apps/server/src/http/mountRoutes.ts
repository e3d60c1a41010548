import { stat } from 'node:fs/promises';
import {
  complaintsAboutAccess,
  type Endpoint,
  NEXT_CURSOR_HEADER,
  type Schema,
} from '@saudagar/contract';
import { endpoints as contractEndpoints, InvalidFields, Refusal } from '@saudagar/contract/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { core, z } from 'zod/mini';
import type { Community } from '../community.ts';
import { countCall } from './limited.ts';
import { limitPerMember } from './perMemberConcurrency.ts';
import type { Route } from './route.ts';
import { sendFile, sendMadeFile } from './sendFile.ts';
import { admit } from './session.ts';
import { faultOf } from './storable.ts';
import { receiveForm } from './upload.ts';

/**
 * Turns routes into HTTP: method, path, schemas, who may call, status and paging all come from the
 * endpoint values.
 * @throws Error where an endpoint of the contract has no route, a route's endpoint is not in the
 * contract's list, which every check walks, or does not say who may call it
 */
export function mountRoutes(
  app: FastifyInstance,
  community: Community,
  routes: readonly Route[],
  endpoints: readonly Endpoint[] = contractEndpoints,
): void {
  const byName = new Map(routes.map((route) => [route.endpoint.name, route]));
  const unanswered = endpoints.filter((endpoint) => !byName.has(endpoint.name));
  if (unanswered.length > 0) {
    const names = unanswered.map((endpoint) => endpoint.name).join(', ');
    throw new Error(`These endpoints of the contract have no route: ${names}`);
  }
  const complaints = complaintsAboutAccess(routes.map(({ endpoint }) => endpoint));
  if (complaints.length > 0) throw new Error(complaints.join('\n\n'));
  const unlisted = routes.filter(({ endpoint }) => !endpoints.includes(endpoint));
  if (unlisted.length > 0) {
    const names = unlisted.map(({ endpoint }) => endpoint.name).join(', ');
    throw new Error(`Add to the area.ts of its area in packages/contract/src: ${names}`);
  }
  app.decorateRequest('session', null);
  app.decorateRequest('caller', null);
  const waitForTurn = limitPerMember();
  for (const route of routes) mount(app, community, route, waitForTurn);
}

function mount(
  app: FastifyInstance,
  community: Community,
  route: Route,
  waitForTurn: ReturnType<typeof limitPerMember>,
): void {
  const { endpoint } = route;
  const takesJson = endpoint.encoding === 'json';
  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    schema: schemaOf(endpoint),
    // A stranger is turned away before the body is read or validated.
    onRequest: async (request, reply) => {
      await admit(community, endpoint, request);
      // Files come and go for long, and keep the database busy for a moment only.
      if (route.kind === 'json') await waitForTurn(request, reply);
    },
    preValidation: async (request) => {
      if (request.isMultipart() === takesJson) throw new Refusal(415, 'wrongBodyType');
      if (faultOf(request.query)) throw new Refusal(422, 'badText');
      // The framework hands a schema null for a missing body too; no schema takes a null that was sent.
      if (endpoint.body && request.body === null) throw new Refusal(422, 'unreadable');
    },
    // What breaks a schema does not count: a member may mistype as often as they like.
    preHandler: (request) => countCall(community, endpoint, request),
    handler: async (request, reply) => {
      if (route.kind === 'file') {
        return sendFile(community.blobs, request, reply, await route.answer(request));
      }
      if (route.kind === 'made') return sendMadeFile(reply, await route.answer(request));
      const result =
        route.kind === 'upload'
          ? await receiveUpload(community, route, request)
          : await route.answer(request, reply);
      return send(endpoint, reply, result);
    },
  });
}

function schemaOf({ params, query, body, encoding, reply, status }: Endpoint) {
  return {
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && encoding === 'json' && { body }),
    ...(reply && { response: { [status]: reply } }),
  };
}

function send(endpoint: Endpoint, reply: FastifyReply, result: unknown): unknown {
  reply.code(endpoint.status);
  if (endpoint.replyKind === 'none') return reply.send();
  reply.header('cache-control', 'no-store');
  if (!endpoint.paged) return reply.send(result);
  const { items, cursor } = result as { items: unknown[]; cursor: string | null };
  return reply.header(NEXT_CURSOR_HEADER, cursor ?? '').send(items);
}

/** Receives an upload's form in a scratch folder and hands it on; nothing of it stays there. */
function receiveUpload(
  { blobs, rateLimits }: Community,
  route: Extract<Route, { kind: 'upload' }>,
  request: FastifyRequest,
): Promise<unknown> {
  return blobs.withScratch(async (folder) => {
    const { fields, file } = await receiveForm(request, folder, route.maxBytesOf);
    const parsed = core.safeParse(fieldsSchema(route.endpoint.body), fields);
    if (!parsed.success) throw new InvalidFields(parsed.error.issues, fields);
    if (!file) throw new Refusal(422, 'fileMissing', { field: 'file' });
    const { size } = await stat(file.path);
    if (request.session) await rateLimits.consume('uploadBytes', request.session.member.id, size);
    return route.answer(request, parsed.data, file);
  });
}

/** A multipart body's schema without its file. */
function fieldsSchema(body: Schema | undefined): Schema {
  if (!(body instanceof core.$ZodObject)) return z.object({});
  const { file: _, ...shape } = body._zod.def.shape;
  return z.object(shape);
}
