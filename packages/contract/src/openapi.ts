import { areas as ownAreas } from './areas.ts';
import { ACCESS, type AccessKind, documentedRefusals, opensBySignature } from './core/access.ts';
import type { Area, SocketEndpoint } from './core/area.ts';
import type { Endpoint } from './core/endpoint.ts';
import { NEXT_CURSOR_HEADER } from './core/fields.ts';
import { type JsonSchema, type NamedSchemas, schemaWriter } from './core/jsonSchemas.ts';

/** Options of `openApiDocument`. */
export interface OpenApiOptions {
  /** Name of the API, at the head of the document. */
  title: string;
  /** Version of the API. */
  version: string;
  /** Address of the server, if the document should have one. */
  serverUrl?: string;
  /** Areas whose calls are described. @default all areas of the product */
  areas?: readonly Area[];
}

/** An OpenAPI 3.1 document as a plain object. */
export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string };
  servers?: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: Record<'schemas' | 'responses' | 'securitySchemes', Record<string, object>>;
  /** Sockets, which OpenAPI cannot describe. */
  'x-sockets': readonly SocketEndpoint[];
}

/** One call of the API in an `OpenApiDocument`. */
export interface Operation {
  operationId: string;
  summary: string;
  /** Sentence about its access. */
  description: string;
  tags: string[];
  security: Partial<Record<'token' | 'signature', string[]>>[];
  parameters?: object[];
  requestBody?: object;
  responses: Record<string, object>;
  /** Its key of `ACCESS`. */
  'x-access': AccessKind;
}

/** Schemas that the document names; all others are inlined. */
const named = (areas: readonly Area[], kind: 'replies' | 'bodies'): NamedSchemas =>
  Object.assign({}, ...areas.map((area) => area.schemas?.[kind]));

const REFUSALS: Record<number, string> = {
  400: 'The request is refused; `detail` says why.',
  401: 'No token, a wrong pair of email and password, or a session that has ended.',
  403: 'Not allowed, a deactivated account, or a signed address that is no longer valid.',
  404: 'What the call is about does not exist.',
  409: 'Taken; `field` names which.',
  413: 'The file is too large.',
  415: 'The content is not of a supported type.',
  422: 'A field breaks its rule; `field` names it.',
  429: 'Too much in a short time; `Retry-After` says for how many seconds to wait.',
};

const FAILURE = {
  type: 'object',
  properties: {
    detail: { type: 'string', description: 'For people, in the language of Accept-Language.' },
    field: { type: 'string', description: 'The field the refusal is about.' },
    code: {
      type: 'string',
      description:
        'Names a reason that clients act on: `deactivated`, on a 403 to any call; `password_required`, on a 403 to an act on an account; `already_reviewed`, on a 400 to a decision about a flag.',
    },
    reason: {
      type: 'string',
      description: 'Why the account is deactivated, in the words of the administrator.',
    },
    until: {
      type: 'string',
      format: 'date-time',
      description: 'When a deactivated account is active again.',
    },
    appeal: {
      type: 'string',
      description:
        'At sign-in, the state of the appeal of a deactivation: `open`, `pending` or `upheld`.',
    },
    appeal_notes: { type: 'string', description: 'Words of the admin who upheld it.' },
  },
  required: ['detail'],
};

/** Describes every endpoint of the contract as an OpenAPI 3.1 document. */
export function openApiDocument(options: OpenApiOptions): OpenApiDocument {
  const { title, version, serverUrl } = options;
  const areas: readonly Area[] = options.areas ?? ownAreas;
  const endpoints = areas.flatMap((area) => area.endpoints);
  const replies = schemaWriter('output', named(areas, 'replies'));
  const bodies = schemaWriter('input', named(areas, 'bodies'));
  const paths: OpenApiDocument['paths'] = {};
  for (const endpoint of endpoints) {
    const methods = paths[endpoint.path] ?? {};
    methods[endpoint.method.toLowerCase()] = operationOf(endpoint, replies.write, bodies.write);
    paths[endpoint.path] = methods;
  }
  return {
    openapi: '3.1.0',
    info: { title, version },
    ...(serverUrl !== undefined && { servers: [{ url: serverUrl }] }),
    tags: [...new Set(endpoints.map(tagOf))].map((name) => ({ name })),
    paths,
    'x-sockets': areas.flatMap((area) => area.sockets ?? []),
    components: {
      schemas: { ...replies.named, ...bodies.named, Failure: FAILURE },
      responses: Object.fromEntries(
        Object.entries(REFUSALS).map(([status, text]) => [`Refusal${status}`, refusal(text)]),
      ),
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        signature: {
          type: 'apiKey',
          in: 'query',
          name: 'signature',
          description: 'Part of a signed address, together with `expires`.',
        },
      },
    },
  };
}

type Write = (schema: Endpoint['reply']) => JsonSchema | undefined;

function operationOf(endpoint: Endpoint, writeReply: Write, writeBody: Write): Operation {
  const parameters = [
    ...parametersOf('path', writeBody(endpoint.params)),
    ...parametersOf('query', writeBody(endpoint.query)),
  ];
  const body = writeBody(endpoint.body);
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    description: ACCESS[endpoint.access].description,
    tags: [tagOf(endpoint)],
    security: securityOf(endpoint),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: requestBodyOf(endpoint, body) }),
    responses: {
      [endpoint.status]: successOf(endpoint, writeReply(endpoint.reply)),
      ...refusalsOf(endpoint),
    },
    'x-access': endpoint.access,
  };
}

/** Groups calls by the first segment of their path after `/api`. */
function tagOf({ path }: Endpoint): string {
  return path.split('/').find((part) => part !== '' && part !== 'api') ?? 'api';
}

function securityOf(endpoint: Endpoint): Operation['security'] {
  if (endpoint.optionalAuth) return [{}, { token: [] }];
  if (endpoint.access === 'anyone') return [];
  return opensBySignature(endpoint) ? [{ token: [] }, { signature: [] }] : [{ token: [] }];
}

function parametersOf(location: 'path' | 'query', schema: JsonSchema | undefined): object[] {
  const required = schema?.required ?? [];
  return Object.entries(schema?.properties ?? {}).map(([name, of]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema: of,
  }));
}

function requestBodyOf({ encoding, body }: Endpoint, schema: JsonSchema): object {
  const type = encoding === 'json' ? 'application/json' : 'multipart/form-data';
  return { required: body?._zod.optin !== 'optional', content: { [type]: { schema } } };
}

function successOf(endpoint: Endpoint, schema: JsonSchema | undefined): object {
  if (endpoint.replyKind === 'none') return { description: 'Done' };
  if (endpoint.replyKind === 'file') {
    const content = { '*/*': { schema: { type: 'string', format: 'binary' } } };
    return { description: 'The bytes of the file', content };
  }
  const cursor = {
    description: 'The `cursor` of the next page; empty on the last page.',
    schema: { type: 'string' },
  };
  return {
    description: endpoint.paged ? 'One page' : 'The reply',
    ...(endpoint.paged && { headers: { [NEXT_CURSOR_HEADER]: cursor } }),
    content: { 'application/json': { schema } },
  };
}

function refusalsOf(endpoint: Endpoint): Record<string, object> {
  const { method, params, query, body } = endpoint;
  const statuses = new Set(documentedRefusals(endpoint));
  if (params ?? query ?? body) statuses.add(422);
  if (method !== 'GET') statuses.add(429);
  return Object.fromEntries(
    [...statuses]
      .sort((a, b) => a - b)
      .map((status) => [
        status,
        status in REFUSALS
          ? { $ref: `#/components/responses/Refusal${status}` }
          : refusal('The request is refused; `detail` says why.'),
      ]),
  );
}

function refusal(description: string): object {
  const schema = { $ref: '#/components/schemas/Failure' };
  return { description, content: { 'application/json': { schema } } };
}
