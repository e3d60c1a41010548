import { listPosts } from '@saudagar/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('one member’s many reads do not keep another waiting', async () => {
  const [busy, other] = [await server.signUp('ani'), await server.signUp('budi')];
  const { posts } = server.community;
  const { page } = posts;
  let running = 0;
  let most = 0;
  let ended = 0;
  // As slow as a long list is, and as busy with the database.
  posts.page = async (...asked) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 20));
    running -= 1;
    return page(...asked);
  };
  const many = Array.from({ length: 60 }, () =>
    busy.client.call(listPosts).finally(() => {
      ended += 1;
    }),
  );
  await Promise.race(many);
  await other.client.call(listPosts);
  expect(ended).toBeLessThan(30);
  await Promise.all(many);
  posts.page = page;
  expect(most).toBeLessThanOrEqual(5);
});
