import type { Fetch } from '@saudagar/contract';

/** A read sent by the boot script before the app's code has loaded. */
export interface EarlyRequest {
  url: string;
  headers: Readonly<Record<string, string>>;
  /** Time of the request, in milliseconds since navigation start. */
  sentAt: number;
  answer: Promise<Response>;
  controller: AbortController;
}

declare global {
  interface Window {
    /** Requests of the boot script that are not used yet. */
    __preloads?: EarlyRequest[];
    /** Files that the member is likely to need next, fetched when idle. */
    saudagarNext?: readonly string[];
  }
}

/** Maximum age of a preloaded response, in milliseconds. */
const FRESH_MS = 15_000;

/**
 * `fetch` that reuses the boot script's responses: each once, only for an identical request, and
 * only while fresh. Any result (response, error status, no connection) is passed on as if just
 * requested, and is aborted by the caller's signal.
 */
export const preloadedFetch: Fetch = (input, init) => {
  const early = takeEarly(input, init);
  if (!early) return fetch(input, init);
  const { controller, answer } = early;
  const signal = init?.signal;
  if (signal?.aborted) controller.abort(signal.reason);
  else signal?.addEventListener('abort', () => controller.abort(signal.reason), { once: true });
  return answer;
};

function takeEarly(input: RequestInfo | URL, init: RequestInit = {}): EarlyRequest | undefined {
  const sent = window.__preloads ?? [];
  const isSame = ({ url, headers, sentAt }: EarlyRequest) =>
    url === input &&
    init.method === 'GET' &&
    performance.now() - sentAt < FRESH_MS &&
    sameHeaders(headers, init.headers);
  const early = sent.find(isSame);
  if (early) window.__preloads = sent.filter((one) => one !== early);
  return early;
}

function sameHeaders(sent: EarlyRequest['headers'], asked: HeadersInit = {}): boolean {
  const names = Object.keys(sent);
  const headers = [...new Headers(asked)];
  return headers.length === names.length && headers.every(([name, value]) => sent[name] === value);
}
