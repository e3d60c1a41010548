import type { Endpoint } from '@saudagar/contract';
import { type HttpHandler, HttpResponse, type HttpResponseResolver } from 'msw';
import { pathPattern, registrarOf } from './mockEndpoint.ts';

/** Selection of the calls that fail. */
export interface FailureOptions {
  /** True when only the first call fails; later ones reach the next handler. */
  once?: boolean;
  /** Only calls for which this returns true fail; others reach the next handler. */
  when?: (request: Request) => boolean;
}

/** A complete error body, when a detail is not enough. */
export interface FailureBody {
  detail?: string;
  field?: string;
  /** Retry-After in seconds. */
  retryAfter?: number;
}

/** Answers with an error status; without a detail the body is empty. */
export function failWith(
  endpoint: Endpoint,
  status: number,
  body?: string | FailureBody,
  options?: FailureOptions,
): HttpHandler {
  const { retryAfter, ...fields }: FailureBody =
    typeof body === 'string' ? { detail: body } : (body ?? {});
  const headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  return fault(
    endpoint,
    () =>
      fields.detail === undefined
        ? new HttpResponse(null, { status, headers })
        : HttpResponse.json(fields, { status, headers }),
    options,
  );
}

/** Drops the connection before an answer. */
export function dropConnection(endpoint: Endpoint, options?: FailureOptions): HttpHandler {
  return fault(endpoint, () => HttpResponse.error(), options);
}

// Tracked as objects: msw's request ids are seeded, so they repeat in every story.
const unanswered = new WeakSet<Request>();

/** Checks whether {@link neverAnswer} has taken a request of msw, or a closed gate holds it. */
export const isLeftOpen = (request: Request) => unanswered.has(request);

/** Takes the request and never answers. */
export function neverAnswer(endpoint: Endpoint, options?: FailureOptions): HttpHandler {
  return fault(
    endpoint,
    ({ request }) => {
      unanswered.add(request);
      return new Promise<never>(() => {});
    },
    options,
  );
}

/** Answers 200 with an HTML page, as a proxy may. */
export function malformed(endpoint: Endpoint, options?: FailureOptions): HttpHandler {
  return fault(
    endpoint,
    () => HttpResponse.html('<!doctype html><title>Gateway</title>', { status: 200 }),
    options,
  );
}

/** Holds calls until it is opened. */
export interface Gate {
  /** Releases waiting calls, and all later ones. */
  open(): void;
  /** Resolves once the gate is open. */
  readonly opened: Promise<void>;
}

/** Creates a closed gate. */
export function createGate(): Gate {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { open: resolve, opened: promise };
}

/** Holds an endpoint's calls at a gate; afterwards the next handler answers them. */
export function delayed(endpoint: Endpoint, gate: Gate, options?: FailureOptions): HttpHandler {
  return fault(
    endpoint,
    async ({ request }) => {
      unanswered.add(request);
      await gate.opened;
      unanswered.delete(request);
      return undefined;
    },
    options,
  );
}

function fault(
  endpoint: Endpoint,
  resolver: HttpResponseResolver,
  { when, ...options }: FailureOptions = {},
): HttpHandler {
  const fails = when ?? (() => true);
  return registrarOf(endpoint)(
    pathPattern(endpoint),
    (info) => (fails(info.request) ? resolver(info) : undefined),
    options,
  );
}
