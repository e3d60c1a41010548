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

/** Puts a request where the boot script would, and returns what gives it up. */
function sentEarly(answer: Promise<Response>, parts: Partial<EarlyRequest> = {}) {
  const controller = new AbortController();
  answer.catch(() => {});
  const early = { url: '/api/auth/me', headers, sentAt: performance.now(), answer, controller };
  window.__preloads = [{ ...early, ...parts }];
  return controller;
}

describe('what was sent before the app was here', () => {
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

  it('is taken over by the same call, once', async () => {
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
  ])('is left alone by a call for something else: one %s', async (_, parts) => {
    sentEarly(Promise.resolve(Response.json(member)), parts);
    expect((await client.call(getMe)).full_name).toBe('Late');
    expect(window.__preloads).toHaveLength(1);
  });

  it('ends the session when it was refused', async () => {
    sentEarly(Promise.resolve(Response.json({ detail: 'Sign in again' }, { status: 401 })));
    expect(await failureOf(client.call(getMe))).toMatchObject({
      kind: 'unauthorized',
      detail: 'Sign in again',
    });
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('token-1');
  });

  it('fails like any call where there was no connection, and the next attempt is a new one', async () => {
    sentEarly(Promise.reject(new TypeError('Failed to fetch')));
    expect(await failureOf(client.call(getMe))).toMatchObject({ kind: 'network' });
    expect((await client.call(getMe)).full_name).toBe('Late');
  });

  it('is given up after the time of any call', async () => {
    const waiting = Promise.withResolvers<Response>();
    const controller = sentEarly(waiting.promise);
    controller.signal.onabort = () => waiting.reject(controller.signal.reason);
    expect(await failureOf(client.call(getMe))).toMatchObject({ kind: 'timeout' });
  });

  it('is given up with the view that asked', async () => {
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
