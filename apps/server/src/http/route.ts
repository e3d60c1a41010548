import type { Readable } from 'node:stream';
import type { AccessKind, Endpoint, Schema } from '@saudagar/contract';
import type { RefusalKey } from '@saudagar/contract/server';
import { Refusal } from '@saudagar/contract/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { core } from 'zod/mini';
import type { MemberRow } from '../areas/account/members.ts';
import type { MaxBytesOf, ReceivedFile } from './upload.ts';

type Parsed<S> = S extends Schema ? core.output<S> : undefined;

/** What a handler gets: the request as its endpoint's schemas parsed it. */
export interface Call<E extends Endpoint> {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
  request: FastifyRequest;
}

/** A call that anyone may make, and who makes it where a token says so. */
export interface OpenCall<E extends Endpoint> extends Call<E> {
  member: MemberRow | null;
}

/** A call by a signed-in, active member of the role the endpoint asks for. */
export interface MemberCall<E extends Endpoint> extends Call<E> {
  member: MemberRow;
  token: string;
}

/** A call that brings one file, already on the disk; the body holds its other fields. */
export interface UploadCall<E extends Endpoint> extends Omit<MemberCall<E>, 'body'> {
  body: Omit<Parsed<E['body']>, 'file'>;
  file: ReceivedFile;
}

/** What a handler gives back: what the reply's schema allows, or a page of it. */
export type Result<E extends Endpoint> = E['reply'] extends Schema
  ? E['paged'] extends true
    ? { items: Parsed<E['reply']>; cursor: string | null }
    : Parsed<E['reply']>
  : undefined;

/** A stored file as a reply. */
export interface FileReply {
  /** Key of its bytes. */
  key: string;
  mime: string;
  /** Name to save it under. */
  name: string;
  disposition: 'inline' | 'attachment';
  /** Said where the bytes are gone. */
  missing: RefusalKey;
  /** Whether the address always gives the same bytes, so that a browser may keep them. */
  isFixed: boolean;
}

/** A file that is made while it is sent, to be saved. */
export interface MadeFile {
  content: Readable;
  /** Bytes of it. */
  size: number;
  mime: string;
  /** Name to save it under. */
  name: string;
}

/** An endpoint with what answers it. Made by the functions below, mounted by `mountRoutes`. */
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

/** An endpoint for callers of a kind. */
type EndpointFor<By extends AccessKind> = Endpoint & { readonly access: By };
/** All but those anyone may call. */
type GuardedEndpoint = EndpointFor<Exclude<AccessKind, 'anyone'>>;

/** Answers an endpoint that anyone may call. */
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

/** Answers an endpoint for signed-in members. */
export function memberRoute<E extends GuardedEndpoint>(
  endpoint: E,
  handler: (call: MemberCall<E>) => Promise<Result<E>>,
): Route {
  return { endpoint, kind: 'json', answer: async (request) => handler(memberCallOf<E>(request)) };
}

/** Answers an endpoint that takes a file. */
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

/** Answers an endpoint with a stored file; opened by a member or by a signed address. */
export function fileRoute<E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<E>) => Promise<FileReply>,
): Route {
  return { endpoint, kind: 'file', answer: async (request) => handler(callOf<E>(request)) };
}

/** Answers an endpoint with a file that is made for it; opened as a stored one is. */
export function madeFileRoute<E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<E>) => Promise<MadeFile>,
): Route {
  return { endpoint, kind: 'made', answer: async (request) => handler(callOf<E>(request)) };
}

// The schemas of the same endpoint have parsed the request before any of this runs.
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
