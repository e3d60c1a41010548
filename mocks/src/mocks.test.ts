import { ApiError, createClient, createPost, getMe, listPosts, login } from '@saudagar/contract';
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
  it('has a handler for every endpoint of the contract, and no other', () => {
    const { handlers } = createMocks();
    const handled = handlers.map(({ info }) => `${info.method} ${info.path}`);
    const wanted = endpoints.map(
      ({ method, path }) => `${method} *${path.replace(/\{(\w+)\}/g, ':$1')}`,
    );
    expect(handled.toSorted()).toEqual(wanted.toSorted());
  });

  it('answers as the member who is signed in', async () => {
    const { client } = start({ signedInAs: 'ayu_lestari' });
    expect(await client.call(getMe)).toMatchObject({ full_name: 'Ni Made Ayu Lestari' });
  });

  it('signs nobody in where that is asked', async () => {
    const { client, token } = start({ signedInAs: null });
    expect(token).toBeNull();
    expect(await failureOf(client.call(getMe))).toMatchObject({ detail: 'Sign in to continue' });
    const body = { email: 'siti@saudagar.example', password: SAMPLE_PASSWORD };
    expect((await client.call(login, { body })).user.id).toBe('member-1');
  });

  it('names a member it does not know', () => {
    expect(() => createMocks({ signedInAs: 'nobody' })).toThrow("No member 'nobody'");
  });

  it('shares nothing between two mocks', async () => {
    const first = start({ community: sampleCommunity({ posts: 0 }) });
    await first.client.call(createPost, { body: { content: 'Halo', post_type: 'text' } });
    const second = start({ community: sampleCommunity({ posts: 0 }) });
    expect((await second.client.call(listPosts)).items).toEqual([]);
  });
});

describe('the sample community', () => {
  it('is the same every time', async () => {
    const { client } = start();
    const page = await client.call(listPosts);
    const again = await start().client.call(listPosts);
    expect(again).toEqual(page);
  });

  it('shows pictures without a request', async () => {
    const { items } = await start().client.call(listPosts);
    const pictures = items.flatMap(({ files }) => files ?? []).map(({ urls }) => urls?.full);
    expect(pictures.length).toBeGreaterThan(3);
    for (const picture of pictures) expect(picture).toMatch(/^data:/);
  });
});

describe('builders', () => {
  it('derive hashtags, mentions, author and attachments from what is given', () => {
    const post = buildPost({ content: 'Halo @budi_s #Kopi', user: null, user_id: 'member-9' });
    expect(post).toMatchObject({ hashtags: ['kopi'], mentions: ['budi_s'], user_id: 'member-9' });
  });
});

describe('failures', () => {
  it('answer with a status, detail, field and waiting time', async () => {
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

  it('may say nothing but a status', async () => {
    const { client } = start();
    server.use(failWith(getMe, 500));
    expect(await failureOf(client.call(getMe))).toMatchObject({
      kind: 'server',
      detail: undefined,
    });
  });

  it('may last for one call', async () => {
    const { client } = start();
    server.use(dropConnection(getMe, { once: true }));
    expect(await failureOf(client.call(getMe))).toMatchObject({ kind: 'network' });
    expect(await client.call(getMe)).toMatchObject({ id: 'member-1' });
  });

  it('may befall some calls only', async () => {
    const { client } = start();
    const isLaterPage = (request: Request) => new URL(request.url).searchParams.has('cursor');
    server.use(failWith(listPosts, 503, 'Out of order', { when: isLaterPage }));
    const { cursor } = await client.call(listPosts, { query: { limit: 2 } });
    const more = client.call(listPosts, { query: { cursor: cursor ?? '' } });
    expect(await failureOf(more)).toMatchObject({ detail: 'Out of order' });
  });

  it('break the contract', async () => {
    const { client } = start();
    server.use(malformed(listPosts));
    expect(await failureOf(client.call(listPosts))).toMatchObject({ kind: 'malformed' });
  });

  it('leave a call without an answer until it is given up', async () => {
    const { client } = start();
    server.use(neverAnswer(getMe));
    const giveUp = new AbortController();
    const failure = failureOf(client.call(getMe, { signal: giveUp.signal }));
    giveUp.abort();
    expect(await failure).toMatchObject({ kind: 'aborted' });
  });

  it('hold a call back until the gate opens, then answer as ever', async () => {
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

  it('reply with anything, checked by nobody', async () => {
    const { client } = start();
    server.use(replyWith(listPosts, [buildPost(), { id: 5 }], { cursor: 'next', once: true }));
    expect(await client.call(listPosts)).toMatchObject({
      items: [{ id: 'post-1' }],
      cursor: 'next',
    });
    expect((await client.call(listPosts)).items).toHaveLength(20);
  });

  it('lose an answer after the deed', async () => {
    const { client, ...mocks } = start({ community: sampleCommunity({ posts: 0 }) });
    server.use(loseAnswer(mocks, createPost, { once: true }));
    expect(await failureOf(client.call(createPost, { body }))).toMatchObject({ kind: 'network' });
    const again = await client.call(createPost, { body });
    expect((await client.call(listPosts)).items).toEqual([again]);
  });

  it('note calls and leave them to the handler behind', async () => {
    const { client } = start();
    const watched = watchCalls(createPost);
    server.use(watched.handler);
    await client.call(createPost, { body });
    expect(watched.bodies).toEqual([body]);
  });
});
