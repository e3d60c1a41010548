import type { Fetch } from '@saudagar/contract';

/** A read that the boot script has sent before the app's code was here. */
export interface EarlyRequest {
  url: string;
  headers: Readonly<Record<string, string>>;
  /** When it was sent, in milliseconds since the page began. */
  sentAt: number;
  answer: Promise<Response>;
  controller: AbortController;
}

declare global {
  interface Window {
    /** What the boot script has sent and nobody has taken over yet. */
    __preloads?: EarlyRequest[];
    /** Files that the member is likely to need next, for when the browser is idle. */
    saudagarNext?: readonly string[];
  }
}

/** An answer older than this is asked for anew, in milliseconds. */
const FRESH_MS = 15_000;

/**
 * `fetch` that takes over what the boot script has already sent: each once, only by the very same
 * request, and only while it is fresh. Whatever comes of it (an answer, a refusal, no connection)
 * comes to the caller as if it had just been asked, and is given up by the caller's signal.
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
