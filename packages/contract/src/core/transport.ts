import { ApiError } from './apiError.ts';

/** One HTTP request as built by the client. */
export interface Sending {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string | FormData | Blob | undefined;
  /** Milliseconds without a response, or without progress of an upload, before a timeout. */
  timeout: number;
  signal?: AbortSignal | undefined;
  /** True when the request outlives the page. */
  keepalive?: boolean | undefined;
  /** Share of the upload's bytes sent, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}

/** An unparsed response. */
export interface Answer {
  status: number;
  header(name: string): string | null;
  blob(): Promise<Blob>;
  text(): Promise<string>;
}

/** Sends one request. Rejects with `ApiError` of kind `network`, `timeout` or `aborted`. */
export type Transport = (sending: Sending) => Promise<Answer>;

/** The browser's `fetch`, or a replacement for it. */
export type Fetch = typeof fetch;

/**
 * Sends by the given `fetch`, or the browser's. Uploads use XMLHttpRequest if available, since
 * fetch does not report their progress.
 */
export const browserTransport =
  (chosen: () => Fetch | undefined = () => undefined): Transport =>
  (sending) =>
    sending.onProgress && typeof XMLHttpRequest !== 'undefined'
      ? sendByXhr(sending)
      : sendByFetch(sending, chosen() ?? fetch);

async function sendByFetch(sending: Sending, send: Fetch): Promise<Answer> {
  const timeout = AbortSignal.timeout(sending.timeout);
  const signal = sending.signal ? AbortSignal.any([sending.signal, timeout]) : timeout;
  const failure = (error: unknown) =>
    new ApiError(sending.signal?.aborted ? 'aborted' : timeout.aborted ? 'timeout' : 'network', {
      cause: error,
    });
  try {
    const response = await send(sending.url, {
      method: sending.method,
      headers: sending.headers,
      body: sending.body ?? null,
      signal,
      ...(sending.keepalive && { keepalive: true }),
    });
    const read = <T>(part: Promise<T>) =>
      part.catch((error: unknown) => {
        throw failure(error);
      });
    return {
      status: response.status,
      header: (name) => response.headers.get(name),
      blob: () => read(response.blob()),
      text: () => read(response.text()),
    };
  } catch (error) {
    throw failure(error);
  }
}

function sendByXhr(sending: Sending): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const request = new XMLHttpRequest();
  let timer: ReturnType<typeof setTimeout>;
  const end = (kind: 'network' | 'timeout' | 'aborted') => {
    clearTimeout(timer);
    reject(new ApiError(kind));
  };
  const giveUp = () => {
    end('timeout');
    request.abort();
  };
  const restartTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(giveUp, sending.timeout);
  };
  request.open(sending.method, sending.url);
  request.responseType = 'blob';
  for (const [name, value] of Object.entries(sending.headers))
    request.setRequestHeader(name, value);
  request.upload.onprogress = (event) => {
    restartTimer();
    if (event.lengthComputable && event.total > 0) sending.onProgress?.(event.loaded / event.total);
  };
  request.onerror = () => end('network');
  request.onabort = () => end('aborted');
  request.onload = () => {
    clearTimeout(timer);
    const blob = request.response as Blob;
    resolve({
      status: request.status,
      header: (name) => request.getResponseHeader(name),
      blob: async () => blob,
      text: () => blob.text(),
    });
  };
  if (sending.signal?.aborted) return Promise.reject(new ApiError('aborted'));
  const abort = () => request.abort();
  sending.signal?.addEventListener('abort', abort, { once: true });
  request.onloadend = () => sending.signal?.removeEventListener('abort', abort);
  restartTimer();
  request.send(sending.body ?? null);
  return promise;
}
