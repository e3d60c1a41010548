import {
  type Endpoint,
  type Locale,
  NEXT_CURSOR_HEADER,
  opensBySignature,
  type Page,
  type Schema,
  type User,
} from '@saudagar/contract';
import {
  assertRole,
  describeInvalid,
  InvalidFields,
  languageOf,
  Refusal,
  refusalFields,
  refusalText,
  servesBeforePassword,
} from '@saudagar/contract/server';
import { type HttpHandler, HttpResponse, http } from 'msw';
import { core } from 'zod/mini';
import { checkSignature } from './signatures.ts';
import { validated } from './validation.ts';

type OutputOf<S> = S extends Schema ? core.output<S> : undefined;

/** A request for an endpoint's answer: authenticated, parsed, validated. */
export interface Call<E extends Endpoint> {
  params: OutputOf<E['params']>;
  query: OutputOf<E['query']>;
  body: OutputOf<E['body']>;
  /** The caller. Throws a 401 refusal when a public endpoint has no caller. */
  readonly viewer: User;
  /** The caller of a public endpoint; undefined without a live token. */
  readonly visitor: User | undefined;
  /** The caller's token, if any. */
  token: string | undefined;
  /** The language requested by the caller. */
  locale: Locale;
}

/** A file's bytes with a name for saving; without a name it is shown inline. */
export interface FileAnswer {
  content: Blob;
  /** File name for saving. */
  name?: string;
  /** True when it is a download instead of shown inline. */
  isSaved?: boolean;
}

/** Result of an endpoint's answer: a reply, a page of it, a file, or nothing. */
export type MockAnswer<E extends Endpoint> = E['reply'] extends Schema
  ? E['paged'] extends true
    ? core.input<E['reply']> extends readonly (infer Item)[]
      ? Page<Item>
      : never
    : core.input<E['reply']>
  : E['replyKind'] extends 'file'
    ? FileAnswer
    : // biome-ignore lint/suspicious/noConfusingVoidType: an answer without a reply returns nothing
      void;

/** Answers a call, or throws a `Refusal`. */
export type Respond<E extends Endpoint> = (call: Call<E>) => MockAnswer<E> | Promise<MockAnswer<E>>;

/** Looks up members by token. */
export interface Sessions {
  readonly accounts: {
    /** Throws a 401 or 403 refusal unless the token belongs to an active member. */
    viewer(token: string | undefined): User;
    isLive(token: string): boolean;
  };
}

/** Converts an endpoint's path to MSW's pattern, on any origin. */
export function pathPattern(endpoint: Endpoint): string {
  return `*${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`;
}

/** Returns MSW's registrar for an endpoint's method. */
export function registrarOf(endpoint: Endpoint): (typeof http)['get'] {
  return http[endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete'];
}

/**
 * Creates the MSW handler of an endpoint: authenticates, validates by its schemas, answers with
 * its status, and words errors as the server does.
 */
export function mockEndpoint<E extends Endpoint>(
  { accounts }: Sessions,
  endpoint: E,
  respond: Respond<E>,
): HttpHandler {
  return registrarOf(endpoint)(pathPattern(endpoint), async ({ request, params }) => {
    try {
      const call = await readCall(accounts, endpoint, request, params);
      return answerOf(endpoint, await respond(call));
    } catch (error) {
      return refusalOf(error, languageOf(request.headers.get('accept-language')));
    }
  });
}

async function readCall<E extends Endpoint>(
  accounts: Sessions['accounts'],
  endpoint: E,
  request: Request,
  params: object,
): Promise<Call<E>> {
  const url = new URL(request.url);
  const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  const opensSigned = opensBySignature(endpoint) && token === undefined;
  if (opensSigned && url.searchParams.has('signature')) checkSignature(url);
  else if (endpoint.access !== 'anyone') checkRole(endpoint, accounts.viewer(token));
  const body = await readBody(endpoint, request);
  return {
    params: validatedParams(endpoint, params) as OutputOf<E['params']>,
    body: validated(endpoint.body, body) as OutputOf<E['body']>,
    query: validated(endpoint.query, Object.fromEntries(url.searchParams)) as OutputOf<E['query']>,
    get viewer() {
      return accounts.viewer(token);
    },
    get visitor() {
      return token !== undefined && accounts.isLive(token) ? accounts.viewer(token) : undefined;
    },
    token,
    locale: languageOf(request.headers.get('accept-language')),
  };
}

/** A path with an invalid id is an unknown path. */
function validatedParams(endpoint: Endpoint, params: object): unknown {
  try {
    return validated(endpoint.params, params);
  } catch {
    throw new Refusal(404, 'notFound');
  }
}

function checkRole(endpoint: Endpoint, viewer: User): void {
  if (viewer.must_change_password && !servesBeforePassword(endpoint))
    throw new Refusal(403, 'changePasswordFirst');
  assertRole(endpoint, viewer.role);
}

async function readBody(endpoint: Endpoint, request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (endpoint.encoding === 'multipart') {
    if (!type.startsWith('multipart/form-data')) throw new Refusal(415, 'wrongBodyType');
    return Object.fromEntries(await request.formData());
  }
  const text = await request.text();
  if (text === '') return undefined;
  if (!type.startsWith('application/json')) throw new Refusal(415, 'wrongBodyType');
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'unreadable');
  }
}

function answerOf(endpoint: Endpoint, answer: unknown): Response {
  if (endpoint.replyKind === 'none') return new HttpResponse(null, { status: endpoint.status });
  if (endpoint.replyKind === 'file') return fileResponse(answer as FileAnswer);
  const { items, cursor } = endpoint.paged
    ? (answer as Page<unknown>)
    : { items: answer, cursor: undefined };
  const reply = endpoint.reply ? core.parse(endpoint.reply, items) : items;
  const headers = cursor === undefined ? {} : { [NEXT_CURSOR_HEADER]: cursor ?? '' };
  return HttpResponse.json(reply as object, { status: endpoint.status, headers });
}

function fileResponse({ content, name, isSaved = false }: FileAnswer): Response {
  const named = name === undefined ? '' : `; filename*=UTF-8''${encodeURIComponent(name)}`;
  return new HttpResponse(content, {
    headers: {
      'content-type': content.type,
      'content-disposition': `${isSaved ? 'attachment' : 'inline'}${named}`,
      'x-content-type-options': 'nosniff',
    },
  });
}

/** Words an error as the server does. */
export function refusalOf(error: unknown, locale: Locale): Response {
  if (error instanceof InvalidFields)
    return HttpResponse.json(describeInvalid(error, locale), { status: 422 });
  if (!(error instanceof Refusal)) throw error;
  const { status, retryAfter } = error;
  return HttpResponse.json(
    {
      detail: refusalText(locale, error.detail),
      ...refusalFields(error),
    },
    { status, ...(retryAfter !== undefined && { headers: { 'retry-after': String(retryAfter) } }) },
  );
}
