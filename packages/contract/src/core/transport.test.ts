import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserTransport, type Sending } from './transport.ts';

const sending: Sending = { method: 'GET', url: '/api', headers: { accept: 'x' }, timeout: 15_000 };

const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => expect.unreachable('the exchange should have failed'),
    (error: unknown) => error,
  );

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('sending by fetch', () => {
  /** Rejects as fetch does, once its signal is aborted. */
  const silence = (_url: string, { signal }: RequestInit) =>
    new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });

  const respondWith = (answer: unknown) => {
    const fetch = vi.fn(async () => answer);
    vi.stubGlobal('fetch', fetch);
    return fetch;
  };

  it('fetch sends method, address, headers and body, and returns the response', async () => {
    const fetch = respondWith(new Response('halo', { status: 201, headers: { 'x-a': 'b' } }));
    const answer = await browserTransport()({ ...sending, method: 'POST', body: '{}' });
    expect(fetch).toHaveBeenCalledWith(
      '/api',
      expect.objectContaining({ method: 'POST', headers: { accept: 'x' }, body: '{}' }),
    );
    expect([answer.status, answer.header('x-a'), answer.header('x-b')]).toEqual([201, 'b', null]);
    expect(await answer.text()).toBe('halo');
  });

  it('fetch keeps a call alive after the page only when asked to', async () => {
    const fetch = respondWith(new Response());
    await browserTransport()({ ...sending, method: 'POST', keepalive: true });
    await browserTransport()({ ...sending, method: 'POST' });
    expect(fetch).toHaveBeenNthCalledWith(1, '/api', expect.objectContaining({ keepalive: true }));
    expect(fetch).toHaveBeenNthCalledWith(
      2,
      '/api',
      expect.not.objectContaining({ keepalive: true }),
    );
  });

  it('fetch reports a rejection as a lost connection', async () => {
    const fault = new TypeError('Failed to fetch');
    vi.stubGlobal('fetch', () => Promise.reject(fault));
    expect(await failureOf(browserTransport()(sending))).toMatchObject({
      kind: 'network',
      cause: fault,
    });
  });

  it('fetch times out after the given time', async () => {
    const clock = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
    vi.stubGlobal('fetch', silence);
    const failure = failureOf(browserTransport()(sending));
    clock.abort(new DOMException('over', 'TimeoutError'));
    expect(await failure).toMatchObject({ kind: 'timeout' });
    expect(timeout).toHaveBeenCalledExactlyOnceWith(15_000);
  });

  it('fetch stops when the caller cancels', async () => {
    vi.stubGlobal('fetch', silence);
    const giveUp = new AbortController();
    const failure = failureOf(browserTransport()({ ...sending, signal: giveUp.signal }));
    giveUp.abort();
    expect(await failure).toMatchObject({ kind: 'aborted' });
  });

  it.each(['text', 'blob'] as const)(
    'fetch notices a connection lost while reading as %s',
    async (as) => {
      const brokenBody = new ReadableStream({ start: (body) => body.error(new TypeError('lost')) });
      respondWith(new Response(brokenBody));
      const answer = await browserTransport()(sending);
      expect(await failureOf(answer[as]())).toMatchObject({ kind: 'network' });
    },
  );
});

describe('uploading by XMLHttpRequest', () => {
  class FakeRequest {
    static last: FakeRequest;
    readonly upload: { onprogress?: (event: object) => void } = {};
    readonly headers: Record<string, string> = {};
    readonly opened: string[] = [];
    responseType = '';
    status = 0;
    response = new Blob();
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    sent?: unknown;

    constructor() {
      FakeRequest.last = this;
    }
    open(method: string, url: string) {
      this.opened.push(method, url);
    }
    setRequestHeader(name: string, value: string) {
      this.headers[name] = value;
    }
    getResponseHeader(name: string) {
      return name === 'x-a' ? 'b' : null;
    }
    send(body: unknown) {
      this.sent = body;
    }
    abort() {
      this.onabort?.();
    }
    progress(loaded: number, total: number) {
      this.upload.onprogress?.({ lengthComputable: total > 0, loaded, total });
    }
    answer(status: number, text: string) {
      this.status = status;
      this.response = new Blob([text]);
      this.onload?.();
    }
  }

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('XMLHttpRequest', FakeRequest);
  });

  const upload = (parts: Partial<Sending> = {}) => {
    const form = new FormData();
    const exchange = browserTransport()({
      ...sending,
      method: 'POST',
      body: form,
      onProgress: () => {},
      ...parts,
    });
    return { exchange, form, request: FakeRequest.last };
  };

  it('an upload sends method, address, headers and body, and returns the response', async () => {
    const { exchange, form, request } = upload();
    request.answer(201, 'halo');
    const answer = await exchange;
    expect(request).toMatchObject({ opened: ['POST', '/api'], headers: { accept: 'x' } });
    expect(request.sent).toBe(form);
    expect([answer.status, answer.header('x-a'), answer.header('x-b')]).toEqual([201, 'b', null]);
    expect(await answer.text()).toBe('halo');
    expect((await answer.blob()).size).toBe(4);
  });

  it('an upload reports the share of bytes sent if the browser knows it', () => {
    const shares: number[] = [];
    const { request } = upload({ onProgress: (share) => shares.push(share) });
    request.progress(25, 100);
    request.progress(50, 0);
    request.progress(100, 100);
    expect(shares).toEqual([0.25, 1]);
  });

  it('an upload times out after the given time without progress', async () => {
    const { exchange, request } = upload();
    const failure = failureOf(exchange);
    vi.advanceTimersByTime(14_999);
    request.progress(1, 100);
    vi.advanceTimersByTime(14_999);
    request.progress(2, 100);
    const abort = vi.spyOn(request, 'abort');
    vi.advanceTimersByTime(14_999);
    expect(abort).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(abort).toHaveBeenCalledOnce();
    expect(await failure).toMatchObject({ kind: 'timeout' });
  });

  it('an upload reports an error as a lost connection', async () => {
    const { exchange, request } = upload();
    request.onerror?.();
    expect(await failureOf(exchange)).toMatchObject({ kind: 'network' });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('an upload stops when the caller cancels, before or after sending', async () => {
    const giveUp = new AbortController();
    const { exchange, request } = upload({ signal: giveUp.signal });
    giveUp.abort();
    expect(await failureOf(exchange)).toMatchObject({ kind: 'aborted' });
    expect(request.sent).toBeDefined();
    const late = upload({ signal: giveUp.signal });
    expect(await failureOf(late.exchange)).toMatchObject({ kind: 'aborted' });
    expect(late.request.sent).toBeUndefined();
    expect(vi.getTimerCount()).toBe(0);
  });
});
