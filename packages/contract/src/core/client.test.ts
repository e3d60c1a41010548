import { describe, expect, it, test, vi } from 'vitest';
import {
  ApiError,
  createPost,
  getMe,
  getResource,
  likePost,
  listPosts,
  login,
  uploadFile,
} from '../index.ts';
import { failureOf, start, user, wirePost } from './cannedClient.testing.ts';

const RESOURCE = {
  id: 'r1',
  title: 'Ekspor',
  description: 'Dari kebun sampai pelabuhan',
  resource_type: 'article',
  category: 'Finance',
  author_name: 'Ratna',
  author_organization: 'Koperasi Gayo',
};

describe('a request', () => {
  // SHELL-138
  it('a request path has its parameters encoded', async () => {
    const { client, sent } = start({ body: { liked: true } }, { baseUrl: 'https://hub.example' });
    await client.call(likePost, { params: { id: 'a/b?c' } });
    expect(sent[0]).toMatchObject({
      method: 'POST',
      url: 'https://hub.example/api/posts/a%2Fb%3Fc/like',
    });
  });

  // SHELL-138
  it('a query is encoded and omits undefined values', async () => {
    const { client, sent } = start({ body: [] });
    await client.call(listPosts, { query: { limit: 5, cursor: 'a&b=c d' } });
    await client.call(listPosts, { query: { limit: undefined } });
    await client.call(listPosts);
    expect(sent.map(({ url }) => url)).toEqual([
      '/api/posts?limit=5&cursor=a%26b%3Dc+d',
      '/api/posts',
      '/api/posts',
    ]);
  });

  it('a JSON body is sent with its content type', async () => {
    const { client, sent } = start({ body: wirePost('p1') });
    await client.call(createPost, { body: { content: 'Halo', post_type: 'text' } });
    expect(sent[0]?.body).toBe('{"content":"Halo","post_type":"text"}');
    expect(sent[0]?.headers).toEqual({
      accept: 'application/json',
      'content-type': 'application/json',
    });
  });

  it('a request without a body has no content type', async () => {
    const { client, sent } = start({ body: { liked: true } });
    await client.call(likePost, { params: { id: 'p1' } });
    expect(sent[0]?.body).toBeUndefined();
    expect(sent[0]?.headers).not.toHaveProperty('content-type');
  });

  it('an upload sends its file last, under its own name', async () => {
    const { client, sent } = start({ status: 201, body: { file: { id: 'f' } } });
    const file = new File(['x'], 'Katalog Harga.pdf', { type: 'application/pdf' });
    await failureOf(client.call(uploadFile, { body: { file, category: 'posts' } }));
    const form = sent[0]?.body as FormData;
    expect([...form.keys()]).toEqual(['category', 'file']);
    expect(form.get('file')).toMatchObject({ name: 'Katalog Harga.pdf', type: 'application/pdf' });
    // The browser chooses the boundary.
    expect(sent[0]?.headers).not.toHaveProperty('content-type');
    expect(sent[0]?.onProgress).toBeTypeOf('function');
  });

  it('a request names the preferred language', async () => {
    const { client, sent } = start({ body: user }, { getLocale: () => 'id' });
    await client.call(getMe);
    expect(sent[0]?.headers['accept-language']).toBe('id');
  });

  it('a request times out after fifteen seconds, or after the configured time', async () => {
    const usual = start({ body: user });
    await usual.client.call(getMe);
    const patient = start({ body: user }, { timeout: 60_000 });
    await patient.client.call(getMe);
    expect([usual.sent[0]?.timeout, patient.sent[0]?.timeout]).toEqual([15_000, 60_000]);
  });
});

describe('the token', () => {
  // SHELL-126
  it('the client asks for a token before every call, also asynchronously', async () => {
    const getToken = vi
      .fn<() => Promise<string | null>>()
      .mockResolvedValueOnce('first')
      .mockResolvedValueOnce('second')
      .mockResolvedValueOnce(null);
    const { client, sent } = start({ body: user }, { getToken });
    await client.call(getMe);
    await client.call(getMe);
    await client.call(getMe);
    expect(sent.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer first',
      'Bearer second',
      undefined,
    ]);
  });

  // SHELL-126, SHELL-129
  it('a public call sends no token', async () => {
    const getToken = vi.fn(() => 'token');
    const { client, sent } = start({ body: { access_token: 't', user } }, { getToken });
    await client.call(login, { body: { email: 'siti@toko.id', password: 'rahasia-27' } });
    expect(sent[0]?.headers).not.toHaveProperty('authorization');
    expect(getToken).not.toHaveBeenCalled();
  });

  it('a public call with optional authentication sends the token', async () => {
    const { client, sent } = start({ body: RESOURCE }, { getToken: () => 'token' });
    await client.call(getResource, { params: { id: 'r1' } });
    expect(sent[0]?.headers.authorization).toBe('Bearer token');
  });

  it('a call fails as a lost connection when no token can be had', async () => {
    const fault = new Error('refresh failed');
    const { client, sent } = start({}, { getToken: () => Promise.reject(fault) });
    expect(await failureOf(client.call(getMe))).toMatchObject({ kind: 'network', cause: fault });
    expect(sent).toEqual([]);
  });

  it('a 401 ends the session of the token', async () => {
    const onUnauthorized = vi.fn();
    const { client } = start({ status: 401 }, { getToken: () => 'old', onUnauthorized });
    expect(await failureOf(client.call(getMe))).toMatchObject({ kind: 'unauthorized' });
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('old');
  });

  it('any reply that the account is deactivated ends the session with that reason', async () => {
    const [onUnauthorized, onDeactivated] = [vi.fn(), vi.fn()];
    const suspension = { reason: 'Palsu', until: '2096-12-06T03:00:00.000Z' };
    const reason = { detail: 'Shut', code: 'deactivated', ...suspension };
    const options = { getToken: () => 'old', onUnauthorized, onDeactivated };
    const { client } = start({ status: 403, body: reason }, options);
    expect(await failureOf(client.call(getMe))).toMatchObject({
      detail: 'Shut',
      code: 'deactivated',
    });
    expect(onDeactivated).toHaveBeenCalledExactlyOnceWith('old', suspension);
    expect(onUnauthorized).not.toHaveBeenCalled();
    const other = start({ status: 403, body: { detail: 'No' } }, options);
    await failureOf(other.client.call(getMe));
    expect(onDeactivated).toHaveBeenCalledOnce();
  });

  it('a 401 for an image leaves the session alone', async () => {
    const [onUnauthorized, renewToken] = [vi.fn(), vi.fn(async () => 'new')];
    const { client } = start(
      { status: 401 },
      { getToken: () => 'old', renewToken, onUnauthorized },
    );
    expect(await failureOf(client.call(getMe, { leavesSession: true }))).toMatchObject({
      status: 401,
    });
    expect(renewToken).not.toHaveBeenCalled();
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('a 401 renews the token and repeats the call once', async () => {
    const onUnauthorized = vi.fn();
    const renewToken = vi.fn(async () => 'new');
    const options = { getToken: () => 'old', renewToken, onUnauthorized };
    const { client, sent } = start({ status: 401 }, options);
    expect(await failureOf(client.call(getMe))).toMatchObject({ kind: 'unauthorized' });
    expect(sent.map(({ headers }) => headers.authorization)).toEqual(['Bearer old', 'Bearer new']);
    expect(renewToken).toHaveBeenCalledExactlyOnceWith('old');
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('new');
  });

  it('a call fails with its 401 when the token cannot be renewed', async () => {
    const none = start({ status: 401 }, { getToken: () => 'old', renewToken: async () => null });
    expect(await failureOf(none.client.call(getMe))).toMatchObject({ status: 401 });
    expect(none.sent).toHaveLength(1);
    const renewToken = () => Promise.reject(new Error('refresh failed'));
    const failing = start({ status: 401 }, { getToken: () => 'old', renewToken });
    expect(await failureOf(failing.client.call(getMe))).toMatchObject({ kind: 'network' });
  });

  it('a wrong password does not renew the token', async () => {
    const renewToken = vi.fn(async () => 'new');
    const { client } = start({ status: 401 }, { renewToken });
    await failureOf(client.call(login, { body: { email: 'a@b.id', password: 'x' } }));
    expect(renewToken).not.toHaveBeenCalled();
  });

  test.each([
    ['a wrong password', login],
    ['a call made without a token', getMe],
  ])('a 401 for %s leaves the session alone', async (_, of) => {
    const onUnauthorized = vi.fn();
    const { client } = start({ status: 401 }, { onUnauthorized });
    const call = client.call(of as typeof login, { body: { email: 'a@b.id', password: 'x' } });
    expect(await failureOf(call)).toMatchObject({ kind: 'unauthorized', status: 401 });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

describe('an error', () => {
  test.each([
    [400, 'refused', false],
    [401, 'unauthorized', false],
    [403, 'refused', false],
    [404, 'refused', false],
    [409, 'refused', false],
    [413, 'refused', false],
    [422, 'refused', false],
    [429, 'refused', true],
    [500, 'server', true],
    [503, 'server', true],
  ])('status %i becomes the error %s; transient: %s', async (status, kind, isTransient) => {
    const { client } = start({ status, body: { detail: 'Tidak bisa', field: 'email' } });
    const failure = await failureOf(client.call(getMe));
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({
      kind,
      status,
      detail: 'Tidak bisa',
      field: 'email',
      message: 'Tidak bisa',
      isTransient,
    });
  });

  it('an error keeps what a foreign server says beside the detail', async () => {
    const { client } = start({ status: 409, body: { message: 'Taken', error: 'Conflict' } });
    const failure = await failureOf(client.call(getMe));
    expect(failure).toMatchObject({
      detail: undefined,
      messages: { message: 'Taken', error: 'Conflict' },
    });
  });

  it('an error says how long to wait', async () => {
    const { client } = start({ status: 429, headers: { 'retry-after': '12' } });
    expect(await failureOf(client.call(getMe))).toMatchObject({ retryAfter: 12 });
  });

  it.each(['-1', '1e999', '3000000', 'soon', ''])(
    'an error ignores the wait "%s", too long or invalid for a timer',
    async (wait) => {
      const { client } = start({ status: 429, headers: { 'retry-after': wait } });
      const { retryAfter } = (await failureOf(client.call(getMe))) as ApiError;
      expect(retryAfter ?? 0).toBe(0);
    },
  );

  test.each([
    ['no body', ''],
    ['a page of a proxy', '<!doctype html>'],
    ['another form', { message: 'no' }],
    ['a detail that is no text', { detail: [{ msg: 'no' }] }],
    ['an empty detail', { detail: '' }],
  ])('an error response with %s has no detail', async (_, body) => {
    const { client } = start({ status: 500, body });
    expect(await failureOf(client.call(getMe))).toMatchObject({
      kind: 'server',
      detail: undefined,
      retryAfter: undefined,
    });
  });

  test.each(['network', 'timeout', 'aborted'] as const)(
    'an error of the transport is passed through: %s',
    async (kind) => {
      const failure = new ApiError(kind);
      const { client } = start({}, { transport: () => Promise.reject(failure) });
      expect(await failureOf(client.call(getMe))).toBe(failure);
      expect(failure.isTransient).toBe(kind !== 'aborted');
    },
  );
});

describe('cancelling a call', () => {
  it('a call cancelled before it starts sends nothing', async () => {
    const { client, sent } = start({ body: user });
    const call = client.call(getMe, { signal: AbortSignal.abort() });
    expect(await failureOf(call)).toMatchObject({ kind: 'aborted' });
    expect(sent).toEqual([]);
  });

  it('a call cancelled while the token is fetched sends nothing', async () => {
    const giveUp = new AbortController();
    const getToken = async () => {
      giveUp.abort();
      return 'token';
    };
    const { client, sent } = start({ body: user }, { getToken });
    const call = client.call(getMe, { signal: giveUp.signal });
    expect(await failureOf(call)).toMatchObject({ kind: 'aborted' });
    expect(sent).toEqual([]);
  });

  it('the transport gets a signal only when the caller passes one', async () => {
    const { client, sent } = start({ body: { liked: true } });
    const { signal } = new AbortController();
    await client.call(likePost, { params: { id: 'p1' }, body: { liked: true } });
    await client.call(likePost, { params: { id: 'p1' }, signal });
    expect(sent.map((sending) => sending.signal)).toEqual([undefined, signal]);
  });
});

describe('a server address', () => {
  it('a server path becomes an absolute address', () => {
    const { client } = start({}, { baseUrl: 'https://hub.example' });
    expect(client.address('/api/files/f1?expires=1')).toBe(
      'https://hub.example/api/files/f1?expires=1',
    );
    expect(client.address('https://cdn.example/f1')).toBe('https://cdn.example/f1');
    expect(client.address('data:image/png;base64,AA')).toBe('data:image/png;base64,AA');
  });
});
