import {
  ApiError,
  createClient,
  createPost,
  getMe,
  listPosts,
  login,
  RESUMABLE_UPLOADS_PATH,
} from '@saudagar/contract';
import { endpoints } from '@saudagar/contract/server';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import {
  buildPost,
  createGate,
  createMocks,
  delayed,
  dropConnection,
  failWith,
  loseAnswer,
  malformed,
  neverAnswer,
  replyWith,
  SAMPLE_PASSWORD,
  sampleCommunity,
  watchCalls,
} from './index.ts';
import { listen } from './node.ts';

const server = listen();
afterEach(() => server.reset());
afterAll(() => server.close());

function start(options: Parameters<typeof createMocks>[0] = {}) {
  const mocks = createMocks(options);
  server.use(...mocks.handlers);
  const client = createClient({ baseUrl: 'http://portal.example', getToken: () => mocks.token });
  return { ...mocks, client };
}

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('the call should have failed'),
    (error: unknown) => ApiError.from(error),
  );

describe('createMocks', () => {
  it('createMocks has exactly one handler for each endpoint and part of an upload', () => {
    const { handlers } = createMocks();
    const handled = handlers.map(({ info }) => `${info.method} ${info.path}`);
    const wanted = endpoints.map(
      ({ method, path }) => `${method} *${path.replace(/\{(\w+)\}/g, ':$1')}`,
    );
    const inParts = ['POST *', 'HEAD */:id', 'PATCH */:id', 'DELETE */:id'].map((one) =>
      one.replace('*', `*${RESUMABLE_UPLOADS_PATH}`),
    );
    expect(handled.toSorted()).toEqual([...wanted, ...inParts].toSorted());
  });

  it('createMocks answers as the signed-in member', async () => {
    const { client } = start({ signedInAs: 'ayu_lestari' });
    expect(await client.call(getMe)).toMatchObject({ full_name: 'Ni Made Ayu Lestari' });
  });

  it('createMocks signs nobody in for null', async () => {
    const { client, token } = start({ signedInAs: null });
    expect(token).toBeNull();
    expect(await failureOf(client.call(getMe))).toMatchObject({ detail: 'Sign in to continue' });
    const body = { email: 'siti@saudagar.example', password: SAMPLE_PASSWORD };
    expect((await client.call(login, { body })).user.id).toBe('member-1');
  });

  it('createMocks names an unknown member in its error', () => {
    expect(() => createMocks({ signedInAs: 'nobody' })).toThrow("No member 'nobody'");
  });

  it('createMocks shares no state between two calls', async () => {
    const first = start({ community: sampleCommunity({ posts: 0 }) });
    await first.client.call(createPost, { body: { content: 'Halo', post_type: 'text' } });
    const second = start({ community: sampleCommunity({ posts: 0 }) });
    expect((await second.client.call(listPosts)).items).toEqual([]);
  });
});

describe('the sample community', () => {
  it('the sample community is the same every time', async () => {
    const { client } = start();
    const page = await client.call(listPosts);
    const again = await start().client.call(listPosts);
    expect(again).toEqual(page);
  });

  it('the sample community shows pictures without a request', async () => {
    const { items } = await start().client.call(listPosts);
    const pictures = items.flatMap(({ files }) => files ?? []).map(({ urls }) => urls?.full);
    expect(pictures.length).toBeGreaterThan(3);
    for (const picture of pictures) expect(picture).toMatch(/^data:/);
  });
});

describe('builders', () => {
  it('builders derive hashtags, mentions, author and attachments from overrides', () => {
    const post = buildPost({ content: 'Halo @budi_s #Kopi', user: null, user_id: 'member-9' });
    expect(post).toMatchObject({ hashtags: ['kopi'], mentions: ['budi_s'], user_id: 'member-9' });
  });
});

describe('failures', () => {
  it('failWith answers with a status, detail, field and Retry-After', async () => {
    const { client } = start();
    server.use(failWith(getMe, 429, { detail: 'Slow down', field: 'email', retryAfter: 7 }));
    expect(await failureOf(client.call(getMe))).toMatchObject({
      kind: 'refused',
      status: 429,
      detail: 'Slow down',
      field: 'email',
      retryAfter: 7,
    });
  });

  it('failWith answers with an empty body when given only a status', async () => {
    const { client } = start();
    server.use(failWith(getMe, 500));
    expect(await failureOf(client.call(getMe))).toMatchObject({
      kind: 'server',
      detail: undefined,
    });
  });

  it('failures with `once` affect the first call only', async () => {
    const { client } = start();
    server.use(dropConnection(getMe, { once: true }));
    expect(await failureOf(client.call(getMe))).toMatchObject({ kind: 'network' });
    expect(await client.call(getMe)).toMatchObject({ id: 'member-1' });
  });

  it('failures with `when` affect matching calls only', async () => {
    const { client } = start();
    const isLaterPage = (request: Request) => new URL(request.url).searchParams.has('cursor');
    server.use(failWith(listPosts, 503, 'Out of order', { when: isLaterPage }));
    const { cursor } = await client.call(listPosts, { query: { limit: 2 } });
    const more = client.call(listPosts, { query: { cursor: cursor ?? '' } });
    expect(await failureOf(more)).toMatchObject({ detail: 'Out of order' });
  });

  it('malformed answers with a body that breaks the contract', async () => {
    const { client } = start();
    server.use(malformed(listPosts));
    expect(await failureOf(client.call(listPosts))).toMatchObject({ kind: 'malformed' });
  });

  it('neverAnswer leaves a call open until it is aborted', async () => {
    const { client } = start();
    server.use(neverAnswer(getMe));
    const giveUp = new AbortController();
    const failure = failureOf(client.call(getMe, { signal: giveUp.signal }));
    giveUp.abort();
    expect(await failure).toMatchObject({ kind: 'aborted' });
  });

  it('delayed holds a call until the gate opens, then it is answered as usual', async () => {
    const { client } = start();
    const gate = createGate();
    server.use(delayed(getMe, gate));
    const call = client.call(getMe);
    const first = await Promise.race([call, Promise.resolve('waiting')]);
    expect(first).toBe('waiting');
    gate.open();
    expect(await call).toMatchObject({ id: 'member-1' });
  });
});

describe('interceptions', () => {
  const body = { content: 'Halo', post_type: 'text' as const, client_id: 'kirim-0001' };

  it('replyWith answers with any body, unchecked', async () => {
    const { client } = start();
    server.use(replyWith(listPosts, [buildPost(), { id: 5 }], { cursor: 'next', once: true }));
    expect(await client.call(listPosts)).toMatchObject({
      items: [{ id: 'post-1' }],
      cursor: 'next',
    });
    expect((await client.call(listPosts)).items).toHaveLength(20);
  });

  it('loseAnswer executes the call and drops its answer', async () => {
    const { client, ...mocks } = start({ community: sampleCommunity({ posts: 0 }) });
    server.use(loseAnswer(mocks, createPost, { once: true }));
    expect(await failureOf(client.call(createPost, { body }))).toMatchObject({ kind: 'network' });
    const again = await client.call(createPost, { body });
    expect((await client.call(listPosts)).items).toEqual([again]);
  });

  it('watchCalls records calls and leaves them to the next handler', async () => {
    const { client } = start();
    const watched = watchCalls(createPost);
    server.use(watched.handler);
    await client.call(createPost, { body });
    expect(watched.bodies).toEqual([body]);
  });
});
