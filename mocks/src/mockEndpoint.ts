import {
  type Endpoint,
  NEXT_CURSOR_HEADER,
  type Page,
  type Schema,
  type User,
} from '@saudagar/contract';
import { type HttpHandler, HttpResponse, http } from 'msw';
import { core } from 'zod/mini';
import type { Community } from './community.ts';
import { type Locale, localeOf, Refusal } from './refusal.ts';
import { checkSignature } from './signatures.ts';
import { Invalid, validated } from './validation.ts';

type OutputOf<S> = S extends Schema ? core.output<S> : undefined;

/** A request as an endpoint's answer sees it: authenticated, parsed, validated. */
export interface Call<E extends Endpoint> {
  params: OutputOf<E['params']>;
  query: OutputOf<E['query']>;
  body: OutputOf<E['body']>;
  /** Who calls. Throws a 401 refusal where an endpoint for anyone has no caller. */
  readonly viewer: User;
  /** The caller's token, where one came. */
  token: string | undefined;
}

/** A file's bytes with the name it is saved under; without a name it is shown. */
export interface FileAnswer {
  content: Blob;
  saveAs?: string;
}

/** What an endpoint's answer is made of: a reply, a page of it, a file, or nothing. */
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

/** An endpoint's path as MSW matches it, on any origin. */
export function pathPattern(endpoint: Endpoint): string {
  return `*${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`;
}

/** MSW's registrar for an endpoint's method. */
export function registrarOf(endpoint: Endpoint): (typeof http)['get'] {
  return http[endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete'];
}

/**
 * Makes the MSW handler of an endpoint: authenticates, validates by its schemas, answers with its
 * status, and words refusals as the server does.
 */
export function mockEndpoint<E extends Endpoint>(
  community: Community,
  endpoint: E,
  respond: Respond<E>,
): HttpHandler {
  return registrarOf(endpoint)(pathPattern(endpoint), async ({ request, params }) => {
    const locale = localeOf(request);
    try {
      const call = await readCall(community, endpoint, request, params, locale);
      return answerOf(endpoint, await respond(call));
    } catch (error) {
      return refusalOf(error, locale);
    }
  });
}

async function readCall<E extends Endpoint>(
  community: Community,
  endpoint: E,
  request: Request,
  params: object,
  locale: Locale,
): Promise<Call<E>> {
  const url = new URL(request.url);
  const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  const signed =
    endpoint.replyKind === 'file' && token === undefined && url.searchParams.has('signature');
  if (signed) checkSignature(url);
  else if (endpoint.who !== 'anyone') checkRole(endpoint, community.accounts.viewer(token));
  const query = Object.fromEntries(url.searchParams);
  return {
    params: validated(endpoint.params, 'path', params, locale) as OutputOf<E['params']>,
    body: validated(endpoint.body, 'body', await readBody(endpoint, request), locale) as OutputOf<
      E['body']
    >,
    query: validated(endpoint.query, 'query', query, locale) as OutputOf<E['query']>,
    get viewer() {
      return community.accounts.viewer(token);
    },
    token,
  };
}

function checkRole(endpoint: Endpoint, viewer: User): void {
  const allowed =
    endpoint.who === 'admin'
      ? viewer.role === 'admin'
      : endpoint.who !== 'moderator' || viewer.role !== 'user';
  if (!allowed) throw new Refusal(403, 'notAllowed');
}

async function readBody(endpoint: Endpoint, request: Request): Promise<unknown> {
  if (!endpoint.body) return undefined;
  try {
    if (endpoint.encoding === 'multipart') return Object.fromEntries(await request.formData());
    const text = await request.text();
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
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

function fileResponse({ content, saveAs }: FileAnswer): Response {
  const name = saveAs && `; filename*=UTF-8''${encodeURIComponent(saveAs)}`;
  return new HttpResponse(content, {
    headers: {
      'content-type': content.type,
      'content-disposition': name ? `attachment${name}` : 'inline',
      'x-content-type-options': 'nosniff',
    },
  });
}

function refusalOf(error: unknown, locale: Locale): Response {
  if (error instanceof Refusal) {
    const { status, field } = error;
    return HttpResponse.json({ detail: error.detail(locale), ...(field && { field }) }, { status });
  }
  if (error instanceof Invalid) {
    return HttpResponse.json({ detail: error.message, field: error.field }, { status: 422 });
  }
  throw error;
}
