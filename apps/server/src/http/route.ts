import type { Readable } from 'node:stream';
import type { AccessKind, Endpoint, Schema } from '@saudagar/contract';
import type { RefusalKey } from '@saudagar/contract/server';
import { Refusal } from '@saudagar/contract/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { core } from 'zod/mini';
import type { MemberRow } from '../areas/account/members.ts';
import type { MaxBytesOf, ReceivedFile } from './upload.ts';

type Parsed<S> = S extends Schema ? core.output<S> : undefined;

/** Arguments of a handler: the request as parsed by its endpoint's schemas. */
export interface Call<E extends Endpoint> {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
  request: FastifyRequest;
}

/** A public call, with its caller if it carries a token. */
export interface OpenCall<E extends Endpoint> extends Call<E> {
  member: MemberRow | null;
}

/** A call by a signed-in, active member with the endpoint's role. */
export interface MemberCall<E extends Endpoint> extends Call<E> {
  member: MemberRow;
  token: string;
}

/** A call with one file, already on the disk; the body holds its other fields. */
export interface UploadCall<E extends Endpoint> extends Omit<MemberCall<E>, 'body'> {
  body: Omit<Parsed<E['body']>, 'file'>;
  file: ReceivedFile;
}

/** Result of a handler: the reply's schema, or a page of it. */
export type Result<E extends Endpoint> = E['reply'] extends Schema
  ? E['paged'] extends true
    ? { items: Parsed<E['reply']>; cursor: string | null }
    : Parsed<E['reply']>
  : undefined;

/** A stored file as a reply. */
export interface FileReply {
  /** Key of the file's bytes. */
  key: string;
  mime: string;
  /** File name for saving. */
  name: string;
  disposition: 'inline' | 'attachment';
  /** Error when the bytes are missing. */
  missing: RefusalKey;
  /** True when the address always gives the same bytes, so a browser may cache them. */
  isFixed: boolean;
}

/** A file generated while it is sent, for download. */
export interface MadeFile {
  content: Readable;
  /** Size in bytes. */
  size: number;
  mime: string;
  /** File name for saving. */
  name: string;
}

/** An endpoint with its handler. Created by the functions below, mounted by `mountRoutes`. */
export type Route = { readonly endpoint: Endpoint } & (
  | { kind: 'json'; answer(request: FastifyRequest, reply: FastifyReply): Promise<unknown> }
  | { kind: 'file'; answer(request: FastifyRequest): Promise<FileReply> }
  | { kind: 'made'; answer(request: FastifyRequest): Promise<MadeFile> }
  | {
      kind: 'upload';
      maxBytesOf: MaxBytesOf;
      answer(request: FastifyRequest, body: unknown, file: ReceivedFile): Promise<unknown>;
    }
);

/** An endpoint with a kind of access. */
type EndpointFor<By extends AccessKind> = Endpoint & { readonly access: By };
/** An endpoint that is not public. */
type GuardedEndpoint = EndpointFor<Exclude<AccessKind, 'anyone'>>;

/** Creates the route of a public endpoint. */
export function openRoute<E extends EndpointFor<'anyone'>>(
  endpoint: E,
  handler: (call: OpenCall<E>) => Promise<Result<E>>,
): Route {
  return {
    endpoint,
    kind: 'json',
    answer: async (request) => handler({ ...callOf<E>(request), member: request.caller }),
  };
}

/** Creates the route of an endpoint for signed-in members. */
export function memberRoute<E extends GuardedEndpoint>(
  endpoint: E,
  handler: (call: MemberCall<E>) => Promise<Result<E>>,
): Route {
  return { endpoint, kind: 'json', answer: async (request) => handler(memberCallOf<E>(request)) };
}

/** Creates the route of an endpoint that receives a file. */
export function uploadRoute<E extends GuardedEndpoint>(
  endpoint: E,
  maxBytesOf: MaxBytesOf,
  handler: (call: UploadCall<E>) => Promise<Result<E>>,
): Route {
  return {
    endpoint,
    kind: 'upload',
    maxBytesOf,
    answer: async (request, body, file) =>
      handler({ ...memberCallOf<E>(request), body: body as UploadCall<E>['body'], file }),
  };
}

/** Creates the route of a stored file, opened by a member or by a signed address. */
export function fileRoute<E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<E>) => Promise<FileReply>,
): Route {
  return { endpoint, kind: 'file', answer: async (request) => handler(callOf<E>(request)) };
}

/** Creates the route of a generated file, opened like a stored one. */
export function madeFileRoute<E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<E>) => Promise<MadeFile>,
): Route {
  return { endpoint, kind: 'made', answer: async (request) => handler(callOf<E>(request)) };
}

// The endpoint's schemas have parsed the request before any of this runs.
function callOf<E extends Endpoint>(request: FastifyRequest): Call<E> {
  return {
    params: request.params as Parsed<E['params']>,
    query: request.query as Parsed<E['query']>,
    body: request.body as Parsed<E['body']>,
    request,
  };
}

function memberCallOf<E extends Endpoint>(request: FastifyRequest): MemberCall<E> {
  if (!request.session) throw new Refusal(401, 'signInFirst');
  return { ...callOf<E>(request), ...request.session };
}
