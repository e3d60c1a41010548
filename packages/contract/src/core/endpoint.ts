import type { core } from 'zod/mini';
import type { AccessKind } from './access.ts';

/** Any zod schema, classic or mini. */
export type Schema = core.$ZodType;

/** HTTP methods the contract uses. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * How a body travels. `multipart` bodies carry one `File` under the key `file`,
 * after every other field, so that a streaming server knows them first.
 */
export type BodyEncoding = 'json' | 'multipart';

/** What a reply is: parsed JSON, a file's bytes, or nothing (204). */
export type ReplyKind = 'json' | 'file' | 'none';

interface EndpointParts<
  Params extends Schema | undefined,
  Query extends Schema | undefined,
  Body extends Schema | undefined,
  Reply extends Schema | undefined,
  Paged extends boolean,
  By extends AccessKind,
> {
  /** Unique, in camelCase; the OpenAPI `operationId`. */
  name: string;
  /** One sentence for the OpenAPI document. */
  summary: string;
  method: Method;
  /** Path with `{name}` placeholders, exactly as documented. */
  path: string;
  params?: Params;
  query?: Query;
  body?: Body;
  /** How a body travels. @default 'json' */
  encoding?: BodyEncoding;
  /** Schema of a JSON reply; a list endpoint's is an array schema. */
  reply?: Reply;
  /** What a reply is. @default 'json' where `reply` is given, else 'none' */
  replyKind?: ReplyKind;
  /** Status of a successful reply. @default 200, or 204 without a reply */
  status?: number;
  /** Who may call it: a key of `ACCESS`, which says what that means. */
  access: By;
  /** Documented refusals besides those that follow from `access`, and 422, 429 and 5xx; 404 where what it is about may not be there. */
  refusals?: readonly number[];
  /** Whether sending the same call twice changes no more than sending it once. */
  idempotent: boolean;
  /** A list that takes `limit` and `cursor` and names the next cursor in a header. */
  paged?: Paged;
  /** For `anyone`, and tells a member more: a token goes along where there is one. */
  optionalAuth?: boolean;
}

/** A call of the API as a plain value: client, server, mocks, OpenAPI and sweeps read it. */
export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Reply extends Schema | undefined = Schema | undefined,
  Paged extends boolean = boolean,
  By extends AccessKind = AccessKind,
> {
  readonly name: string;
  readonly summary: string;
  readonly method: Method;
  readonly path: string;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly encoding: BodyEncoding;
  readonly reply: Reply;
  readonly replyKind: ReplyKind;
  readonly status: number;
  readonly access: By;
  readonly refusals: readonly number[];
  readonly idempotent: boolean;
  readonly paged: Paged;
  readonly optionalAuth: boolean;
}

/** One page of a list. `cursor` is opaque and null on the last page. */
export interface Page<Item> {
  items: Item[];
  cursor: string | null;
}

type InputOf<S> = S extends Schema ? core.input<S> : undefined;
type OutputOf<S> = S extends Schema ? core.output<S> : undefined;

/** What the caller passes for an endpoint's path. */
export type ParamsOf<E extends Endpoint> = InputOf<E['params']>;
/** What the caller passes as query string. */
export type QueryOf<E extends Endpoint> = InputOf<E['query']>;
/** What the caller passes as body. */
export type BodyOf<E extends Endpoint> = InputOf<E['body']>;
/** What the call resolves to: the parsed reply, a page of it, a `Blob`, or nothing. */
export type ReplyOf<E extends Endpoint> = E['reply'] extends Schema
  ? E['paged'] extends true
    ? OutputOf<E['reply']> extends readonly (infer Item)[]
      ? Page<Item>
      : never
    : OutputOf<E['reply']>
  : E['replyKind'] extends 'file'
    ? Blob
    : undefined;

/** Makes an endpoint value, filling in the defaults. */
export function endpoint<
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  Reply extends Schema | undefined = undefined,
  const Paged extends boolean = false,
  const By extends AccessKind = AccessKind,
>(
  parts: EndpointParts<Params, Query, Body, Reply, Paged, By>,
): Endpoint<Params, Query, Body, Reply, Paged, By> {
  const replyKind = parts.replyKind ?? (parts.reply ? 'json' : 'none');
  return {
    params: undefined as Params,
    query: undefined as Query,
    body: undefined as Body,
    reply: undefined as Reply,
    encoding: 'json',
    refusals: [],
    optionalAuth: false,
    paged: false as Paged,
    ...parts,
    replyKind,
    status: parts.status ?? (replyKind === 'none' ? 204 : 200),
  };
}

/** The same call under another path, as a value that a bundler can leave out. */
export function aliasOf<E extends Endpoint>(
  of: E,
  { name, path }: { name: string; path: string },
): E {
  return { ...of, name, path };
}

/** Makes an endpoint whose reply is a file's bytes. */
export function fileEndpoint<
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  const By extends AccessKind = AccessKind,
>(
  parts: Omit<
    EndpointParts<Params, Query, undefined, undefined, false, By>,
    'reply' | 'replyKind' | 'body' | 'paged'
  >,
) {
  return {
    ...endpoint<Params, Query, undefined, undefined, false, By>({
      ...parts,
      replyKind: 'file',
      status: 200,
    }),
    replyKind: 'file',
  } as const;
}
