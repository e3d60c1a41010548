import { createPost } from '@saudagar/contract';
import { endpoints } from '@saudagar/contract/server';
import { fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { core } from 'zod/mini';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';
import { refuseUnknownRoutes } from './knownRoutes.ts';
import { mountRoutes } from './mountRoutes.ts';
import { memberRoute } from './route.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const NOWHERE = '01a1fcfc-c97c-7641-8098-7374b1a7e868';
const pathFor = (path: string, id: string) =>
  path
    .replace('{category}', 'posts')
    .replace('{filename}', `${id}.png`)
    .replace('{size}', 'small')
    .replace(/\{\w+\}/g, id);

test('the server does not start while an endpoint of the contract has no route', () => {
  const only = memberRoute(createPost, () => Promise.reject(new Error('never called')));
  expect(() => mountRoutes(fastify(), server.community, [only])).toThrow(
    /no route: login, register, getMe/,
  );
});

test('nor with an endpoint that is not in the list, which no check would walk', () => {
  const pinPost = { ...createPost, name: 'pinPost', path: '/api/posts/{id}/pin' };
  const routes = [...endpoints, pinPost].map((endpoint) =>
    memberRoute(endpoint as typeof createPost, () => Promise.reject(new Error('never called'))),
  );
  expect(() => mountRoutes(fastify(), server.community, routes)).toThrow(
    'Add to the area.ts of its area in packages/contract/src: pinPost',
  );
});

test('nor with an endpoint that does not say who may call it', () => {
  const { access: _, ...silent } = createPost;
  const routes = [...endpoints.filter(({ name }) => name !== createPost.name), silent].map(
    (endpoint) =>
      memberRoute(endpoint as typeof createPost, () => Promise.reject(new Error('never called'))),
  );
  expect(() => mountRoutes(fastify(), server.community, routes)).toThrow(
    /createPost \(\/api\/posts\) does not say who may call it: its `access` is missing.\nGive it one of these/,
  );
});

test('nor with anything else under /api, however it came there', () => {
  const app = fastify();
  refuseUnknownRoutes(app);
  const answer = async () => 'ok';
  app.get('/healthz', answer);
  app.put('/api/posts/:post', answer);
  expect(() => app.get('/api/debug', answer)).toThrow(
    /^\/api\/debug is served without being an endpoint of the contract, so nothing says who may call it/,
  );
});

describe('every endpoint for members', () => {
  const guarded = endpoints.filter((endpoint) => endpoint.access !== 'anyone');

  test.each(guarded.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s turns a stranger away before it looks at what was sent',
    async (_, endpoint) => {
      const answer = await server.fetch(pathFor(endpoint.path, NOWHERE), {
        method: endpoint.method,
        ...(endpoint.method === 'POST' && {
          body: '{"nonsense',
          headers: { 'content-type': 'application/json' },
        }),
      });
      expect(answer.status).toBe(401);
      expect(await answer.json()).toEqual({ detail: 'Sign in to continue' });
    },
  );
});

describe('ids that name nothing', () => {
  const withIds = endpoints.filter(({ path, query, body }) => {
    const isWhole = query === undefined || core.safeParse(query, {}).success;
    return isWhole && path.includes('{') && (body === undefined || path.endsWith('/like'));
  });

  test.each(withIds.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s answers 404 for an unknown id, for one that is no UUID, and for nonsense',
    async (_, { path, method }) => {
      const { token, user } = await server.signUp();
      await server.community.members.setRole(user.id, 'admin');
      for (const id of [NOWHERE, 'no-such-thing', '%00', '..%2f..', "'", 'x'.repeat(300)]) {
        const answer = await server.fetch(pathFor(path, id), { method, token });
        expect(answer.status, id).toBe(404);
        expect(await answer.json(), id).toHaveProperty('detail');
      }
    },
  );
});

describe('what is not part of the contract', () => {
  test.each([
    ['GET', '/api/nothing'],
    ['GET', '/api'],
    ['GET', '/elsewhere'],
  ])('%s %s is not found', async (method, path) => {
    const answer = await server.fetch(path, { method });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ detail: 'Not found' });
  });

  test('a body that is no JSON, or of another kind, is refused', async () => {
    const post = (type: string, body: string) =>
      server.fetch('/api/auth/login', { method: 'POST', headers: { 'content-type': type }, body });
    expect((await post('application/json', '{"email":')).status).toBe(400);
    expect((await post('text/plain', 'hello')).status).toBe(415);
    expect((await post('multipart/form-data; boundary=x', '--x--')).status).toBe(415);
    expect((await post('application/json', JSON.stringify('x'.repeat(2e6)))).status).toBe(413);
  });

  test('a body of null is refused where a body may be left out', async () => {
    const { client, token } = await server.signUp();
    const { id } = await client.call(createPost, {
      body: { content: 'Open on Sunday', post_type: 'text' },
    });
    const like = (body?: string) =>
      server.fetch(`/api/posts/${id}/like`, {
        method: 'POST',
        token,
        ...(body && { body, headers: { 'content-type': 'application/json' } }),
      });
    expect((await like('null')).status).toBe(422);
    expect((await like()).status).toBe(200);
  });

  test('a text with NUL, which no database keeps, is refused', async () => {
    const { token } = await server.signUp();
    const answer = await server.fetch('/api/posts', {
      method: 'POST',
      token,
      headers: { 'content-type': 'application/json' },
      body: '{"content":"a\\u0000b","post_type":"text"}',
    });
    expect(answer.status).toBe(422);
  });

  test('an escaped backslash before u0000 is ordinary text', async () => {
    const { client } = await server.signUp();
    const content = 'the sign \\u0000 is called NUL';
    const post = await client.call(createPost, { body: { content, post_type: 'text' } });
    expect(post.content).toBe(content);
  });
});

test('the API describes itself, every endpoint of it', async () => {
  const answer = await server.fetch('/api/openapi.json');
  expect(answer.headers.get('content-type')).toContain('application/json');
  const { info, paths } = (await answer.json()) as { info: object; paths: Record<string, object> };
  expect(info).toMatchObject({ title: 'Saudagar Hub' });
  for (const { path, method } of endpoints)
    expect(paths[path], path).toHaveProperty(method.toLowerCase());
});

test('the process and its readiness can be asked for', async () => {
  expect((await server.fetch('/healthz')).status).toBe(200);
  expect(await (await server.fetch('/readyz')).json()).toEqual({ status: 'ready' });
});
