import { type Endpoint, NEXT_CURSOR_HEADER } from '@saudagar/contract';
import { getResponse, type HttpHandler, HttpResponse } from 'msw';
import type { Mocks } from '../createMocks.ts';
import { pathPattern, registrarOf } from './mockEndpoint.ts';

/** Options of a custom answer, besides its body. */
export interface ReplyOptions {
  /** Defaults to the endpoint's own status. */
  status?: number;
  /** Cursor of a list's next page. Defaults to none: the last page. */
  cursor?: string;
  /** True when only the first call gets it; later ones reach the next handler. */
  once?: boolean;
}

/** Answers with this body unchanged, valid or not: the answer of a foreign server. */
export function replyWith(
  endpoint: Endpoint,
  body: unknown,
  { status = endpoint.status, cursor = '', once = false }: ReplyOptions = {},
): HttpHandler {
  const headers = endpoint.paged ? { [NEXT_CURSOR_HEADER]: cursor } : {};
  return registrarOf(endpoint)(
    pathPattern(endpoint),
    () => HttpResponse.json(body as object, { status, headers }),
    { once },
  );
}

/** Executes the call, then drops the connection, so the caller never learns the result. */
export function loseAnswer(
  { handlers }: Pick<Mocks, 'handlers'>,
  endpoint: Endpoint,
  options: { once?: boolean } = {},
): HttpHandler {
  return registrarOf(endpoint)(
    pathPattern(endpoint),
    async ({ request }) => {
      await getResponse(handlers, request.clone());
      return HttpResponse.error();
    },
    options,
  );
}

/** Calls of one endpoint, in order. */
export interface WatchedCalls {
  /** Handler to put in front; it answers nothing itself. */
  readonly handler: HttpHandler;
  /** Bodies as sent; undefined for a call without a JSON one. */
  readonly bodies: readonly unknown[];
}

/** Records an endpoint's calls and leaves them to the next handler. */
export function watchCalls(endpoint: Endpoint): WatchedCalls {
  const bodies: unknown[] = [];
  const handler = registrarOf(endpoint)(pathPattern(endpoint), async ({ request }) => {
    const text = endpoint.encoding === 'json' ? await request.clone().text() : '';
    bodies.push(text === '' ? undefined : JSON.parse(text));
    return undefined;
  });
  return { handler, bodies };
}
