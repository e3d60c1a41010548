import { createGroup, createGroupPost, deletePost, joinGroup } from '@saudagar/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../testing/testDatabases.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { deliverNext } from '../notifications/outbox.ts';
import { groupPostAudience } from './notices.ts';

const databases = testDatabases();

describe(`notices of group posts on the ${databases.kind} database`, () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await databases.create() });
  });
  afterAll(() => server.close());

  /** A group of an admin with members, whose notices nobody delivers. */
  async function settle(count: number) {
    await server.outbox.stop();
    const admin = await server.signUp();
    const members: SignedUp[] = [];
    const body = { name: 'Perajin Batik', description: 'Perajin batik di Pekalongan' };
    const { id } = await admin.client.call(createGroup, { body });
    for (let made = 0; made < count; made += 1) {
      const member = await server.signUp();
      await member.client.call(joinGroup, { params: { id } });
      members.push(member);
    }
    const write = async (content: string) => {
      const made = await admin.client.call(createGroupPost, { params: { id }, body: { content } });
      return made?.id ?? '';
    };
    return { admin, members, id, write };
  }
  const countsOf = async (groupId: string) =>
    (
      await sql<{ count: number }>`
        select count from notifications
        where kind = 'group_posted' and subject_id = ${groupId}`.execute(server.community.db)
    ).rows.map(({ count }) => count);
  const deliver = (batch: number) =>
    deliverNext({
      community: server.community,
      audiences: { group_post: groupPostAudience },
      logger: { error: expect.unreachable } as never,
      batch,
      skipped: new Set<string>(),
    });

  // GRP-187
  test('a post in a group writes no notification of its own, and a worker each one once', async () => {
    const { id, write } = await settle(3);
    await write('Satu');
    expect(await countsOf(id)).toEqual([]);
    while (await deliver(2));
    expect(await countsOf(id)).toEqual([1, 1, 1]);
    await write('Dua');
    while (await deliver(2));
    expect(await countsOf(id)).toEqual([2, 2, 2]);
  });

  // GRP-188
  test('a post deleted between two batches of its notices is counted nowhere', async () => {
    const { admin, id, write } = await settle(3);
    const postId = await write('Satu');
    await deliver(2);
    expect(await countsOf(id)).toEqual([1, 1]);
    const deletion = admin.client.call(deletePost, { params: { id: postId } });
    await Promise.all([deletion, deliver(2)]);
    while (await deliver(2));
    expect(await countsOf(id)).toEqual([]);
  });

  // GRP-188
  test('a hundred latest posts are remembered, and older ones stay in the count', async () => {
    const { admin, members, id, write } = await settle(1);
    const posts: string[] = [];
    for (let made = 0; made < 3; made += 1) posts.push(await write(`Kain ${made}`));
    while (await deliver(2));
    // As after a hundred more posts.
    const older = JSON.stringify(posts.slice(1));
    await sql`
      update notifications set count = 103, items = ${older}::jsonb
      where recipient_id = ${members[0]?.user.id}::uuid and subject_id = ${id}`.execute(
      server.community.db,
    );
    for (const post of posts) await admin.client.call(deletePost, { params: { id: post } });
    expect(await countsOf(id)).toEqual([101]);
  });
});
