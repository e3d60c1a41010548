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
import { failureOf, post, start, user } from './cannedClient.testing.ts';

const RESOURCE = {
  id: 'r1',
  title: 'Ekspor',
  description: 'Dari kebun sampai pelabuhan',
  resource_type: 'article',
  category: 'Finance',
  author_name: 'Ratna',
  author_organization: 'Koperasi Gayo',
};

describe('what is sent', () => {
  // SHELL-138
  it('goes to the path with its parameters encoded', async () => {
    const { client, sent } = start({ body: { liked: true } }, { baseUrl: 'https://hub.example' });
    await client.call(likePost, { params: { id: 'a/b?c' } });
    expect(sent[0]).toMatchObject({
      method: 'POST',
      url: 'https://hub.example/api/posts/a%2Fb%3Fc/like',
    });
  });

  // SHELL-138
  it('carries the query encoded, without what is not given', async () => {
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

  it('carries a JSON body and says so', async () => {
    const { client, sent } = start({ body: post('p1') });
    await client.call(createPost, { body: { content: 'Halo', post_type: 'text' } });
    expect(sent[0]?.body).toBe('{"content":"Halo","post_type":"text"}');
    expect(sent[0]?.headers).toEqual({
      accept: 'application/json',
      'content-type': 'application/json',
    });
  });

  it('says nothing of a body where there is none', async () => {
    const { client, sent } = start({ body: { liked: true } });
    await client.call(likePost, { params: { id: 'p1' } });
    expect(sent[0]?.body).toBeUndefined();
    expect(sent[0]?.headers).not.toHaveProperty('content-type');
  });

  it('carries a file after all other fields, under its own name', async () => {
    const { client, sent } = start({ status: 201, body: { file: { id: 'f' } } });
    const file = new File(['x'], 'Katalog Harga.pdf', { type: 'application/pdf' });
    await failureOf(client.call(uploadFile, { body: { file, category: 'posts' } }));
    const form = sent[0]?.body as FormData;
    expect([...form.keys()]).toEqual(['category', 'file']);
    expect(form.get('file')).toMatchObject({ name: 'Katalog Harga.pdf', type: 'application/pdf' });
    // The boundary is the browser's to choose.
    expect(sent[0]?.headers).not.toHaveProperty('content-type');
    expect(sent[0]?.onProgress).toBeTypeOf('function');
  });

  it('names the language wanted', async () => {
    const { client, sent } = start({ body: user }, { getLocale: () => 'id' });
    await client.call(getMe);
    expect(sent[0]?.headers['accept-language']).toBe('id');
  });

  it('is given up after fifteen seconds, or as told', async () => {
    const usual = start({ body: user });
    await usual.client.call(getMe);
    const patient = start({ body: user }, { timeout: 60_000 });
    await patient.client.call(getMe);
    expect([usual.sent[0]?.timeout, patient.sent[0]?.timeout]).toEqual([15_000, 60_000]);
  });
});

describe('the token', () => {
  // SHELL-126
  it('is asked for before every call, and may take its time', async () => {
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
  it('does not go with a call that anyone may make', async () => {
    const getToken = vi.fn(() => 'token');
    const { client, sent } = start({ body: { access_token: 't', user } }, { getToken });
    await client.call(login, { body: { email: 'siti@toko.id', password: 'rahasia-27' } });
    expect(sent[0]?.headers).not.toHaveProperty('authorization');
    expect(getToken).not.toHaveBeenCalled();
  });

  it('goes with a call that anyone may make where it tells a member more', async () => {
    const { client, sent } = start({ body: RESOURCE }, { getToken: () => 'token' });
    await client.call(getResource, { params: { id: 'r1' } });
    expect(sent[0]?.headers.authorization).toBe('Bearer token');
  });

  it('that cannot be had fails the call like a lost connection', async () => {
    const fault = new Error('refresh failed');
    const { client, sent } = start({}, { getToken: () => Promise.reject(fault) });
    expect(await failureOf(client.call(getMe))).toMatchObject({ kind: 'network', cause: fault });
    expect(sent).toEqual([]);
  });

  it('answered 401 ends the session', async () => {
    const onUnauthorized = vi.fn();
    const { client } = start({ status: 401 }, { getToken: () => 'old', onUnauthorized });
    expect(await failureOf(client.call(getMe))).toMatchObject({ kind: 'unauthorized' });
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('old');
  });

  it('of a deactivated account ends the session with its reason, whatever the call', async () => {
    const [onUnauthorized, onDeactivated] = [vi.fn(), vi.fn()];
    const reason = { detail: 'Shut', code: 'deactivated' };
    const options = { getToken: () => 'old', onUnauthorized, onDeactivated };
    const { client } = start({ status: 403, body: reason }, options);
    expect(await failureOf(client.call(getMe))).toMatchObject({
      detail: 'Shut',
      code: 'deactivated',
    });
    expect(onDeactivated).toHaveBeenCalledExactlyOnceWith('old');
    expect(onUnauthorized).not.toHaveBeenCalled();
    const other = start({ status: 403, body: { detail: 'No' } }, options);
    await failureOf(other.client.call(getMe));
    expect(onDeactivated).toHaveBeenCalledOnce();
  });

  it('answered 401 leaves the session alone where a picture is asked for', async () => {
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

  it('answered 401 is renewed, and the call repeated once', async () => {
    const onUnauthorized = vi.fn();
    const renewToken = vi.fn(async () => 'new');
    const options = { getToken: () => 'old', renewToken, onUnauthorized };
    const { client, sent } = start({ status: 401 }, options);
    expect(await failureOf(client.call(getMe))).toMatchObject({ kind: 'unauthorized' });
    expect(sent.map(({ headers }) => headers.authorization)).toEqual(['Bearer old', 'Bearer new']);
    expect(renewToken).toHaveBeenCalledExactlyOnceWith('old');
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('new');
  });

  it('that cannot be renewed leaves the call at its 401', async () => {
    const none = start({ status: 401 }, { getToken: () => 'old', renewToken: async () => null });
    expect(await failureOf(none.client.call(getMe))).toMatchObject({ status: 401 });
    expect(none.sent).toHaveLength(1);
    const renewToken = () => Promise.reject(new Error('refresh failed'));
    const failing = start({ status: 401 }, { getToken: () => 'old', renewToken });
    expect(await failureOf(failing.client.call(getMe))).toMatchObject({ kind: 'network' });
  });

  it('is not renewed for a wrong password', async () => {
    const renewToken = vi.fn(async () => 'new');
    const { client } = start({ status: 401 }, { renewToken });
    await failureOf(client.call(login, { body: { email: 'a@b.id', password: 'x' } }));
    expect(renewToken).not.toHaveBeenCalled();
  });

  test.each([
    ['a wrong password', login],
    ['a call made without a token', getMe],
  ])('is not at stake on 401 for %s', async (_, of) => {
    const onUnauthorized = vi.fn();
    const { client } = start({ status: 401 }, { onUnauthorized });
    const call = client.call(of as typeof login, { body: { email: 'a@b.id', password: 'x' } });
    expect(await failureOf(call)).toMatchObject({ kind: 'unauthorized', status: 401 });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

describe('a failure', () => {
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
  ])('answered %i is %s; worth another try: %s', async (status, kind, isTransient) => {
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

  it('keeps what a foreign server says beside the detail', async () => {
    const { client } = start({ status: 409, body: { message: 'Taken', error: 'Conflict' } });
    const failure = await failureOf(client.call(getMe));
    expect(failure).toMatchObject({
      detail: undefined,
      said: { message: 'Taken', error: 'Conflict' },
    });
  });

  it('says how long to wait', async () => {
    const { client } = start({ status: 429, headers: { 'retry-after': '12' } });
    expect(await failureOf(client.call(getMe))).toMatchObject({ retryAfter: 12 });
  });

  it.each(['-1', '1e999', '3000000', 'soon', ''])(
    'says nothing of a wait of "%s", which no timer can wait for',
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
  ])('answered with %s has no detail', async (_, body) => {
    const { client } = start({ status: 500, body });
    expect(await failureOf(client.call(getMe))).toMatchObject({
      kind: 'server',
      detail: undefined,
      retryAfter: undefined,
    });
  });

  test.each(['network', 'timeout', 'aborted'] as const)(
    'of the transport stays: %s',
    async (kind) => {
      const failure = new ApiError(kind);
      const { client } = start({}, { transport: () => Promise.reject(failure) });
      expect(await failureOf(client.call(getMe))).toBe(failure);
      expect(failure.isTransient).toBe(kind !== 'aborted');
    },
  );
});

describe('giving up', () => {
  it('before a call is sent sends nothing', async () => {
    const { client, sent } = start({ body: user });
    const call = client.call(getMe, { signal: AbortSignal.abort() });
    expect(await failureOf(call)).toMatchObject({ kind: 'aborted' });
    expect(sent).toEqual([]);
  });

  it('while the token is fetched sends nothing', async () => {
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

  it('reaches the transport only where the caller hands over a signal', async () => {
    const { client, sent } = start({ body: { liked: true } });
    const { signal } = new AbortController();
    await client.call(likePost, { params: { id: 'p1' }, body: { liked: true } });
    await client.call(likePost, { params: { id: 'p1' }, signal });
    expect(sent.map((sending) => sending.signal)).toEqual([undefined, signal]);
  });
});

describe('an address', () => {
  it('is made absolute where it is a path of the server', () => {
    const { client } = start({}, { baseUrl: 'https://hub.example' });
    expect(client.address('/api/files/f1?expires=1')).toBe(
      'https://hub.example/api/files/f1?expires=1',
    );
    expect(client.address('https://cdn.example/f1')).toBe('https://cdn.example/f1');
    expect(client.address('data:image/png;base64,AA')).toBe('data:image/png;base64,AA');
  });
});
