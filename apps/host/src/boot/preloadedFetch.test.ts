import { ApiError, createClient, type Fetch, getMe } from '@saudagar/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EarlyRequest, preloadedFetch } from './preloadedFetch.ts';

const member = {
  id: 'member-1',
  email: 'siti@toko.id',
  username: 'siti',
  full_name: 'Siti',
  role: 'user',
  is_active: true,
  created_at: '2026-01-01T00:00:00Z',
};

const headers = {
  accept: 'application/json',
  'accept-language': 'en',
  authorization: 'Bearer token-1',
};

/** Stores a request as the boot script would, and returns its abort function. */
function sentEarly(answer: Promise<Response>, parts: Partial<EarlyRequest> = {}) {
  const controller = new AbortController();
  answer.catch(() => {});
  const early = { url: '/api/auth/me', headers, sentAt: performance.now(), answer, controller };
  window.__preloads = [{ ...early, ...parts }];
  return controller;
}

describe('responses preloaded by the boot script', () => {
  const late = vi.fn<Fetch>();
  let token = 'token-1';
  const onUnauthorized = vi.fn();
  const client = createClient({
    getToken: () => token,
    getLocale: () => 'en',
    onUnauthorized,
    fetch: preloadedFetch,
    timeout: 50,
  });
  const failureOf = (call: Promise<unknown>) => call.then(() => null, ApiError.from);

  beforeEach(() => {
    token = 'token-1';
    vi.stubGlobal('window', {});
    vi.stubGlobal('fetch', late);
    late
      .mockReset()
      .mockImplementation(async () => Response.json({ ...member, full_name: 'Late' }));
    onUnauthorized.mockReset();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('a preloaded response is used by the same request, once', async () => {
    sentEarly(Promise.resolve(Response.json(member)));
    expect((await client.call(getMe)).full_name).toBe('Siti');
    expect(late).not.toHaveBeenCalled();
    expect((await client.call(getMe)).full_name).toBe('Late');
    expect(late).toHaveBeenCalledOnce();
  });

  it.each<[string, Partial<EarlyRequest>]>([
    ['of another address', { url: '/api/posts' }],
    ['in another language', { headers: { ...headers, 'accept-language': 'id' } }],
    ['of another member', { headers: { ...headers, authorization: 'Bearer token-2' } }],
    ['of a while ago', { sentAt: performance.now() - 15_001 }],
  ])('a preloaded response is not used by a different request: one %s', async (_, parts) => {
    sentEarly(Promise.resolve(Response.json(member)), parts);
    expect((await client.call(getMe)).full_name).toBe('Late');
    expect(window.__preloads).toHaveLength(1);
  });

  it('a rejected preloaded response ends the session', async () => {
    sentEarly(Promise.resolve(Response.json({ detail: 'Sign in again' }, { status: 401 })));
    expect(await failureOf(client.call(getMe))).toMatchObject({
      kind: 'unauthorized',
      detail: 'Sign in again',
    });
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('token-1');
  });

  it('a preloaded response without connection fails like any, and a retry is sent', async () => {
    sentEarly(Promise.reject(new TypeError('Failed to fetch')));
    expect(await failureOf(client.call(getMe))).toMatchObject({ kind: 'network' });
    expect((await client.call(getMe)).full_name).toBe('Late');
  });

  it('a preloaded response times out like any request', async () => {
    const waiting = Promise.withResolvers<Response>();
    const controller = sentEarly(waiting.promise);
    controller.signal.onabort = () => waiting.reject(controller.signal.reason);
    expect(await failureOf(client.call(getMe))).toMatchObject({ kind: 'timeout' });
  });

  it('a preloaded response is aborted with the view that requested it', async () => {
    const waiting = Promise.withResolvers<Response>();
    const controller = sentEarly(waiting.promise);
    controller.signal.onabort = () => waiting.reject(controller.signal.reason);
    const view = new AbortController();
    const failure = failureOf(client.call(getMe, { signal: view.signal }));
    await vi.waitFor(() => expect(window.__preloads).toEqual([]));
    view.abort();
    expect(await failure).toMatchObject({ kind: 'aborted' });
    expect(controller.signal.aborted).toBe(true);
  });
});
