import { type Endpoint, NEXT_CURSOR_HEADER } from '@saudagar/contract';
import { getResponse, type HttpHandler, HttpResponse } from 'msw';
import type { Mocks } from '../createMocks.ts';
import { pathPattern, registrarOf } from './mockEndpoint.ts';

/** What an answer of one's own may say besides its body. */
export interface ReplyOptions {
  /** Defaults to the endpoint's own status. */
  status?: number;
  /** Cursor of a list's next page. None by default: the last page. */
  cursor?: string;
  /** Only the first call is answered so; the next one reaches the handler behind. */
  once?: boolean;
}

/** Answers with this body as it is, allowed by the contract or not: what a foreign server may say. */
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

/** Does what the call asks for, then drops the connection: the caller never learns of it. */
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

/** Calls that were made of one endpoint, in order. */
export interface WatchedCalls {
  /** Put it in front; it answers nothing itself. */
  readonly handler: HttpHandler;
  /** Bodies as sent; undefined for a call without a JSON one. */
  readonly bodies: readonly unknown[];
}

/** Notes an endpoint's calls and leaves them to the handler behind. */
export function watchCalls(endpoint: Endpoint): WatchedCalls {
  const bodies: unknown[] = [];
  const handler = registrarOf(endpoint)(pathPattern(endpoint), async ({ request }) => {
    const text = endpoint.encoding === 'json' ? await request.clone().text() : '';
    bodies.push(text === '' ? undefined : JSON.parse(text));
    return undefined;
  });
  return { handler, bodies };
}
