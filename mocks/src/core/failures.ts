import type { Endpoint } from '@saudagar/contract';
import { type HttpHandler, HttpResponse, type HttpResponseResolver } from 'msw';
import { pathPattern, registrarOf } from './mockEndpoint.ts';

/** Which calls fail. */
export interface FailureOptions {
  /** Only the first call fails; the next one reaches the handler behind. */
  once?: boolean;
  /** Only calls of which this is true fail. The others reach the handler behind. */
  when?: (request: Request) => boolean;
}

/** A refusal in full, where its wording alone does not do. */
export interface FailureBody {
  detail?: string;
  field?: string;
  /** Seconds the caller is told to wait. */
  retryAfter?: number;
}

/** Answers with a failure status; without a detail its body is empty. */
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

// Not by their ids: msw makes them by chance, which is the same in every story.
const unanswered = new WeakSet<Request>();

/** Whether a request, as msw knows it, is one that {@link neverAnswer} has taken or a closed gate holds. */
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

/** Answers with success and a page that is no reply of the contract, as a proxy may. */
export function malformed(endpoint: Endpoint, options?: FailureOptions): HttpHandler {
  return fault(
    endpoint,
    () => HttpResponse.html('<!doctype html><title>Gateway</title>', { status: 200 }),
    options,
  );
}

/** Holds calls back until it is opened. */
export interface Gate {
  /** Lets the calls that wait, and all later ones, go on. */
  open(): void;
  /** Resolves once the gate is open. */
  readonly opened: Promise<void>;
}

/** Makes a closed gate. */
export function createGate(): Gate {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { open: resolve, opened: promise };
}

/** Holds an endpoint's calls at a gate; then the handler behind answers them. */
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
