import { ApiError, type Suspension } from './apiError.ts';
import type { BodyOf, Endpoint, Page, ParamsOf, QueryOf, ReplyOf } from './endpoint.ts';
import { NEXT_CURSOR_HEADER } from './fields.ts';
import { parseReply, type Report } from './reply.ts';
import { type Answer, browserTransport, type Fetch, type Transport } from './transport.ts';

/** Options for reaching the server. */
export interface ClientOptions {
  /** Origin of the server, without a trailing slash. @default the page's own origin */
  baseUrl?: string;
  /** Called before every call; null sends the call without a token. @default no token */
  getToken?: () => string | null | Promise<string | null>;
  /** Locale for the server's own texts. @default the browser's */
  getLocale?: () => string;
  /**
   * Called for another token after a 401; the call is then repeated once with it. Null keeps the
   * 401. @default no call is repeated
   */
  renewToken?: (refused: string | null) => Promise<string | null>;
  /** Called after a 401 for a call with a token: the session is over. */
  onUnauthorized?: (token: string) => void;
  /** Called when a call with a token failed because the account is deactivated. */
  onDeactivated?: (token: string, suspension: Suspension) => void;
  /**
   * Receives list items that were dropped because they break the contract. @default not reported
   */
  report?: Report;
  /** Milliseconds before a call times out; for uploads, since the last progress. @default 15 000 */
  timeout?: number;
  /** Sends everything but uploads in place of the browser's `fetch`. @default that `fetch` */
  fetch?: Fetch | undefined;
  /** Replaces the HTTP exchange; for tests. */
  transport?: Transport;
}

/** How a write waits for the server. */
export interface Waits {
  /** Name of what it changes: a later write of the same subject takes its place. */
  subject: string;
  /** Stays on the device when it is refused, until the member removes it. @default false */
  staysRefused?: boolean;
  /** Not counted among what waits, as a read mark. @default false */
  isMinor?: boolean;
}

type Optional<Key extends string, T> = [T] extends [undefined]
  ? { [K in Key]?: undefined }
  : undefined extends T
    ? { [K in Key]?: T }
    : // biome-ignore lint/complexity/noBannedTypes: checks that no property is required
      {} extends T
      ? { [K in Key]?: T }
      : { [K in Key]: T };

/** Options of a call, by its endpoint. */
export type CallOptions<E extends Endpoint> = Optional<'params', ParamsOf<E>> &
  Optional<'query', QueryOf<E>> &
  Optional<'body', BodyOf<E>> & {
    /** Cancels the call. For reads only: a write once sent is left to finish. */
    signal?: AbortSignal;
    /**
     * Lets a write finish after the page is closed; for bodies of a few kB, no uploads. @default
     * false
     */
    keepalive?: boolean;
    /**
     * Keeps a 401 from renewing the token or ending the session. For images, which retry on their
     * own. @default false
     */
    leavesSession?: boolean;
    /**
     * The last reply that this device kept will do, if its endpoint is kept: `true` for at once,
     * `away` for when the server cannot be reached. A plain client keeps nothing. @default false
     */
    mayBeKept?: boolean | 'away' | undefined;
    /**
     * Lets a write wait on this device when the server cannot be reached, if its endpoint may; the
     * call then rejects with an error of kind `waiting`. A plain client lets nothing wait.
     * @default none waits
     */
    waits?: Waits | undefined;
    /** Share of the bytes sent, 0 to 1; for uploads in a browser. */
    onProgress?: (share: number) => void;
  };

type CallArguments<E extends Endpoint> =
  object extends CallOptions<E> ? [options?: CallOptions<E>] : [options: CallOptions<E>];

/** A request of a protocol that the contract names but does not define, such as tus. */
export interface RawRequest {
  method: string;
  /** Path on the server. */
  path: string;
  headers: Record<string, string>;
  body?: Blob | undefined;
  signal?: AbortSignal | undefined;
  /** Share of the body's bytes sent, 0 to 1; in a browser. */
  onProgress?: ((share: number) => void) | undefined;
}

/** Calls endpoints. Every rejection is an `ApiError`. */
export interface Client {
  call<E extends Endpoint>(endpoint: E, ...options: CallArguments<E>): Promise<ReplyOf<E>>;
  /** Sends a raw request with the caller's token and answers whatever its status, also a refusal. */
  request(request: RawRequest): Promise<Answer>;
  /** Absolute address of a server path, for `<img>` and links; absolute ones stay. */
  address(path: string): string;
}

/** Creates a client. It stores no token and has no user interface. */
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

  /** Sends with the current token, and once more with a renewed one after a 401. */
  async function sendRenewing(sendWith: (token: string | null) => Promise<Answer>) {
    const token = await tokenOf(options);
    const answer = await sendWith(token);
    if (answer.status !== 401) return { token, answer };
    const next = await tokenOf({ getToken: () => options.renewToken?.(token) ?? null });
    return next === null ? { token, answer } : { token: next, answer: await sendWith(next) };
  }

  async function exchange(endpoint: Endpoint, call: LooseCall): Promise<Answer> {
    const needsToken = endpoint.access !== 'anyone' || endpoint.optionalAuth;
    const sendWith = (token: string | null) => send(endpoint, call, token);
    const withToken = async () => {
      const token = needsToken ? await tokenOf(options) : null;
      return { token, answer: await sendWith(token) };
    };
    const { token, answer } = await (needsToken && !call.leavesSession
      ? sendRenewing(sendWith)
      : withToken());
    if (answer.status >= 200 && answer.status < 300) return answer;
    const retryAfter = retryAfterOf(answer);
    const failure = ApiError.fromAnswer(answer.status, await errorBody(answer), { retryAfter });
    if (token !== null && !call.leavesSession) {
      if (answer.status === 401) options.onUnauthorized?.(token);
      if (failure.suspension) options.onDeactivated?.(token, failure.suspension);
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

  async function request({ path, headers, ...rest }: RawRequest): Promise<Answer> {
    const locale = options.getLocale?.();
    const { token, answer } = await sendRenewing((bearer) =>
      transport({
        ...rest,
        url: `${baseUrl}${path}`,
        headers: {
          ...headers,
          ...(locale && { 'accept-language': locale }),
          ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
        },
        timeout,
      }),
    );
    if (answer.status === 401 && token !== null) options.onUnauthorized?.(token);
    return answer;
  }

  return {
    call: call as Client['call'],
    request,
    address: (path) => (path.startsWith('/') ? `${baseUrl}${path}` : path),
  };
}

/** Fetches the token; a failure counts as a lost connection, since a retry may help. */
async function tokenOf({ getToken }: ClientOptions): Promise<string | null> {
  try {
    return (await getToken?.()) ?? null;
  } catch (cause) {
    throw new ApiError('network', { cause });
  }
}

/**
 * Parses what `call` gave earlier, kept as JSON, perhaps by an earlier version of the kit; undefined
 * when it no longer keeps the contract.
 */
export function parseKept(endpoint: Endpoint, kept: unknown): unknown {
  if (!endpoint.reply) return undefined;
  try {
    if (!endpoint.paged) return parseReply(endpoint.reply, endpoint.name, kept, () => {});
    const { items, cursor } = kept as Page<unknown>;
    return { items: parseReply(endpoint.reply, endpoint.name, items, () => {}), cursor };
  } catch {
    return undefined;
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
  // Timers overflow beyond 24 days and fire at once, as they do below 0.
  return seconds >= 0 && seconds < 1e6 ? seconds : undefined;
}
