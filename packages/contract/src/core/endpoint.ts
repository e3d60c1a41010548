import type { core } from 'zod/mini';
import type { AccessKind } from './access.ts';

/** Any zod schema, classic or mini. */
export type Schema = core.$ZodType;

/** HTTP methods that the contract uses. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Encoding of a body. `multipart` bodies carry one `File` under the key `file` after all other
 * fields, so that a streaming server knows those first.
 */
export type BodyEncoding = 'json' | 'multipart';

/** Kind of a reply: parsed JSON, a file's bytes, or nothing (204). */
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
  /** Encoding of the body. @default 'json' */
  encoding?: BodyEncoding;
  /** Schema of a JSON reply; a list endpoint's is an array schema. */
  reply?: Reply;
  /** Kind of the reply. @default 'json' if `reply` is given, else 'none' */
  replyKind?: ReplyKind;
  /** Status of a successful reply. @default 200, or 204 without a reply */
  status?: number;
  /** Its access: a key of `ACCESS`, which defines the rules. */
  access: By;
  /** Key of the area's error text for a role that is too low. @default 'notAllowed' */
  roleRefusal?: string;
  /**
   * Documented error statuses besides those implied by the access, and 422, 429 and 5xx; 404 when
   * its resource may be missing.
   */
  refusals?: readonly number[];
  /** True when repeating the call has no further effect. */
  idempotent: boolean;
  /** A list that takes `limit` and `cursor` and sends the next cursor in a header. */
  paged?: Paged;
  /**
   * For public endpoints that return more to a signed-in member: a token is sent if there is one.
   */
  optionalAuth?: boolean;
  /**
   * A read whose last reply may be kept on the member's device, to be shown before the next one.
   * @default false
   */
  isKept?: boolean;
  /**
   * A write that may wait on the member's device while the server cannot be reached: idempotent, by
   * a desired value or a `client_id`. @default false
   */
  mayWait?: boolean;
}

/** A call of the API as plain data, read by client, server, mocks, OpenAPI and sweeps. */
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
  readonly roleRefusal: string;
  readonly refusals: readonly number[];
  readonly idempotent: boolean;
  readonly paged: Paged;
  readonly optionalAuth: boolean;
  readonly isKept: boolean;
  readonly mayWait: boolean;
}

/** One page of a list. `cursor` is opaque and null on the last page. */
export interface Page<Item> {
  items: Item[];
  cursor: string | null;
}

type InputOf<S> = S extends Schema ? core.input<S> : undefined;
type OutputOf<S> = S extends Schema ? core.output<S> : undefined;

/** Parameters of an endpoint's path. */
export type ParamsOf<E extends Endpoint> = InputOf<E['params']>;
/** Query parameters of an endpoint. */
export type QueryOf<E extends Endpoint> = InputOf<E['query']>;
/** Body of an endpoint. */
export type BodyOf<E extends Endpoint> = InputOf<E['body']>;
/** Result of a call: the parsed reply, a page of it, a `Blob`, or undefined. */
export type ReplyOf<E extends Endpoint> = E['reply'] extends Schema
  ? E['paged'] extends true
    ? OutputOf<E['reply']> extends readonly (infer Item)[]
      ? Page<Item>
      : never
    : OutputOf<E['reply']>
  : E['replyKind'] extends 'file'
    ? Blob
    : undefined;

/** Defines an endpoint, filling in the defaults. */
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
    roleRefusal: 'notAllowed',
    refusals: [],
    optionalAuth: false,
    isKept: false,
    mayWait: false,
    paged: false as Paged,
    ...parts,
    replyKind,
    status: parts.status ?? (replyKind === 'none' ? 204 : 200),
  };
}

/** Defines the same call under another path, as a value that bundlers can drop. */
export function aliasOf<E extends Endpoint>(
  of: E,
  { name, path }: { name: string; path: string },
): E {
  return { ...of, name, path };
}

/** Defines an endpoint whose reply is a file's bytes. */
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
