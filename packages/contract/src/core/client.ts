import { ApiError } from './apiError.ts';
import type { BodyOf, Endpoint, Page, ParamsOf, QueryOf, ReplyOf } from './endpoint.ts';
import { NEXT_CURSOR_HEADER } from './fields.ts';
import { parseReply, type Report } from './reply.ts';
import { type Answer, browserTransport, type Fetch, type Transport } from './transport.ts';

/** How a client reaches its server. */
export interface ClientOptions {
  /** Where the server is, without a slash at the end. @default the page's own origin */
  baseUrl?: string;
  /** Asked before every call; null sends the call without a token. @default no token */
  getToken?: () => string | null | Promise<string | null>;
  /** Locale asked for in the server's own texts. @default the browser's */
  getLocale?: () => string;
  /**
   * Asked for another token after a call was answered 401, which is then repeated with it once;
   * null leaves it at that answer. @default no call is repeated
   */
  renewToken?: (refused: string | null) => Promise<string | null>;
  /** Told after a call made with a token was answered 401: the session is over. */
  onUnauthorized?: (token: string) => void;
  /** Told after a call made with a token was refused because the account is deactivated. */
  onDeactivated?: (token: string) => void;
  /** Told of items left out of a list because they break the contract. @default nothing is told */
  report?: Report;
  /** Milliseconds before a call is given up; an upload's count from its last progress. @default 15 000 */
  timeout?: number;
  /** Sends everything but uploads in place of the browser's `fetch`. @default that `fetch` */
  fetch?: Fetch | undefined;
  /** Carries the exchange; for tests. */
  transport?: Transport;
}

type Optional<Key extends string, T> = [T] extends [undefined]
  ? { [K in Key]?: undefined }
  : undefined extends T
    ? { [K in Key]?: T }
    : // biome-ignore lint/complexity/noBannedTypes: asks whether nothing is required
      {} extends T
      ? { [K in Key]?: T }
      : { [K in Key]: T };

/** What a call of an endpoint takes. */
export type CallOptions<E extends Endpoint> = Optional<'params', ParamsOf<E>> &
  Optional<'query', QueryOf<E>> &
  Optional<'body', BodyOf<E>> & {
    /** Gives the call up. For reads only: a write once sent is left to end. */
    signal?: AbortSignal;
    /** Lets a write go on when the page is left; for bodies of a few kB, no uploads. @default false */
    keepalive?: boolean;
    /**
     * Takes the answer for no word about the session: a 401 neither renews the token nor ends it.
     * For pictures, which try again by themselves. @default false
     */
    leavesSession?: boolean;
    /** Share of the bytes sent, 0 to 1; for uploads in a browser. */
    onProgress?: (share: number) => void;
  };

type CallArguments<E extends Endpoint> =
  object extends CallOptions<E> ? [options?: CallOptions<E>] : [options: CallOptions<E>];

/** Calls endpoints. Every failure is an `ApiError`. */
export interface Client {
  call<E extends Endpoint>(endpoint: E, ...options: CallArguments<E>): Promise<ReplyOf<E>>;
  /** A path of the server as an absolute address, for `<img>` and links; absolute ones stay. */
  address(path: string): string;
}

/** Makes a client. It keeps no token and touches no screen. */
export function createClient(options: ClientOptions = {}): Client {
  const {
    baseUrl = '',
    timeout = 15_000,
    transport = browserTransport(() => options.fetch),
  } = options;
  const report: Report = options.report ?? (() => {});

  function send(endpoint: Endpoint, call: LooseCall, token: string | null) {
    if (call.signal?.aborted) throw new ApiError('aborted');
    return transport({
      method: endpoint.method,
      url: `${baseUrl}${fillPath(endpoint.path, call.params)}${queryString(call.query)}`,
      headers: headersOf(endpoint, call, token, options.getLocale?.()),
      body: encodeBody(endpoint, call.body),
      timeout,
      signal: call.signal,
      keepalive: call.keepalive,
      onProgress: endpoint.encoding === 'multipart' ? (call.onProgress ?? (() => {})) : undefined,
    });
  }

  async function exchange(endpoint: Endpoint, call: LooseCall): Promise<Answer> {
    const needsToken = endpoint.access !== 'anyone' || endpoint.optionalAuth;
    let token = needsToken ? await tokenOf(options) : null;
    let answer = await send(endpoint, call, token);
    if (answer.status === 401 && needsToken && !call.leavesSession) {
      const next = await tokenOf({ getToken: () => options.renewToken?.(token) ?? null });
      if (next !== null) {
        token = next;
        answer = await send(endpoint, call, token);
      }
    }
    if (answer.status >= 200 && answer.status < 300) return answer;
    const retryAfter = retryAfterOf(answer);
    const failure = ApiError.fromAnswer(answer.status, await errorBody(answer), { retryAfter });
    if (token !== null && !call.leavesSession) {
      if (answer.status === 401) options.onUnauthorized?.(token);
      if (failure.isDeactivated) options.onDeactivated?.(token);
    }
    throw failure;
  }

  async function readPage(endpoint: Endpoint, call: LooseCall): Promise<Page<unknown>> {
    const answer = await exchange(endpoint, call);
    const items = (await readJson(endpoint, answer, report)) as unknown[];
    return { items, cursor: answer.header(NEXT_CURSOR_HEADER) || null };
  }

  async function call(endpoint: Endpoint, call: LooseCall = {}): Promise<unknown> {
    if (endpoint.paged) return readPage(endpoint, call);
    const answer = await exchange(endpoint, call);
    if (endpoint.replyKind === 'file') return answer.blob();
    return endpoint.replyKind === 'json' ? readJson(endpoint, answer, report) : undefined;
  }

  return {
    call: call as Client['call'],
    address: (path) => (path.startsWith('/') ? `${baseUrl}${path}` : path),
  };
}

/** A token that cannot be had fails like a lost connection: trying again may help. */
async function tokenOf({ getToken }: ClientOptions): Promise<string | null> {
  try {
    return (await getToken?.()) ?? null;
  } catch (cause) {
    throw new ApiError('network', { cause });
  }
}

interface LooseCall {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  signal?: AbortSignal;
  keepalive?: boolean;
  leavesSession?: boolean;
  onProgress?: (share: number) => void;
}

function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function queryString(query: object = {}): string {
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([key, value]): [string, string] => [key, String(value)]);
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}

function headersOf(endpoint: Endpoint, call: LooseCall, token: string | null, locale?: string) {
  const headers: Record<string, string> = {};
  if (endpoint.replyKind !== 'file') headers.accept = 'application/json';
  if (locale) headers['accept-language'] = locale;
  if (token !== null) headers.authorization = `Bearer ${token}`;
  if (endpoint.encoding === 'json' && call.body !== undefined) {
    headers['content-type'] = 'application/json';
  }
  return headers;
}

function encodeBody(endpoint: Endpoint, body: unknown): string | FormData | undefined {
  if (body === undefined) return undefined;
  if (endpoint.encoding === 'json') return JSON.stringify(body);
  const { file, ...fields } = body as { file: File } & Record<string, string | undefined>;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) form.append(name, value);
  form.append('file', file, file.name);
  return form;
}

async function readJson(endpoint: Endpoint, answer: Answer, report: Report): Promise<unknown> {
  const text = await answer.text();
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (error) {
    throw new ApiError('malformed', { status: answer.status, cause: error });
  }
  return endpoint.reply ? parseReply(endpoint.reply, endpoint.name, body, report) : body;
}

async function errorBody(answer: Answer): Promise<unknown> {
  try {
    return JSON.parse(await answer.text());
  } catch {
    return undefined;
  }
}

function retryAfterOf(answer: Answer): number | undefined {
  const seconds = Number(answer.header('retry-after') ?? Number.NaN);
  // A timer takes no more than 24 days of milliseconds: beyond, or below 0, it would ring at once.
  return seconds >= 0 && seconds < 1e6 ? seconds : undefined;
}
