import { Writable } from 'node:stream';
import { createPost, uploadFile } from '@saudagar/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { PASSWORD, startTestServer, type TestServer } from '../../testing/testServer.ts';

let lines: string[] = [];
let server: TestServer;
beforeAll(async () => {
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  server = await startTestServer({ logger: pino({ level: 'trace' }, stream) });
});
beforeEach(() => {
  lines = [];
});
afterAll(() => server.close());

test('a request is one log line: method, path, status, time, member and request id', async () => {
  const { token, user } = await server.signUp();
  lines = [];
  const answer = await server.fetch('/api/posts?limit=5', { token });
  const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({
    level: 30,
    method: 'GET',
    path: '/api/posts',
    status: 200,
    member: user.id,
    reqId: answer.headers.get('x-request-id'),
  });
  expect(entries[0]?.ms).toBeTypeOf('number');
});

test('the log never contains a token, password, query or text of a member', async () => {
  const { token, client, user } = await server.signUp('rahasia');
  const content = 'a sentence only members read';
  await client.call(createPost, { body: { content, post_type: 'text' } });
  const { file } = await client.call(uploadFile, {
    body: { category: 'posts', file: new File(['isi'], 'private-name.txt') },
  });
  await server.fetch(file.urls?.full ?? '');
  await server.fetch(`/api/posts?token=${token}&cursor=broken`, { token });
  await server.fetch(`/nowhere?token=${token}`, { token: `${token}x` });
  const log = lines.join('');
  expect(log).toContain('/api/files/posts/');
  for (const secret of [
    token,
    PASSWORD,
    content,
    'signature',
    'private-name',
    user.email,
    'cursor',
  ])
    expect(log).not.toContain(secret);
});

test('the log leaves out the code of an invitation', async () => {
  await server.fetch('/api/invitations/opened/rahasia-sekali-123');
  expect(lines.join('')).toContain('/api/invitations/opened/:code');
  expect(lines.join('')).not.toContain('rahasia-sekali');
});

test('a server error is logged with its cause, and answered without in either language', async () => {
  const { token } = await server.signUp();
  const { posts } = server.community;
  const { page } = posts;
  posts.page = () => Promise.reject(new Error('disk on fire'));
  const answer = await server.fetch('/api/posts', { token, headers: { 'accept-language': 'id' } });
  posts.page = page;
  expect(answer.status).toBe(500);
  expect(await answer.json()).toEqual({
    detail: 'Terjadi kesalahan pada server. Silakan coba lagi.',
  });
  expect(lines.join('')).toContain('disk on fire');
});
