import { createPost, deletePost, flagContent, uploadFile } from '@saudagar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { picture } from '../../../testing/sampleFiles.ts';
import { testDatabases } from '../../../testing/testDatabases.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { sweepFiles } from '../../files/sweepFiles.ts';
import { purgeSnapshots } from './flags/snapshots.ts';

const databases = testDatabases();
const DAY = 86_400_000;

describe(`evidence on the ${databases.kind} database`, () => {
  let server: TestServer;
  let author: SignedUp;
  let reporter: SignedUp;
  let moderator: SignedUp;
  let clock = Date.parse('2026-11-25T03:00:00.000Z');

  beforeAll(async () => {
    const databaseUrl = await databases.create();
    server = await startTestServer({ databaseUrl, now: () => new Date(clock) });
  });
  // Sessions end with time, so each test has people of its own.
  beforeEach(async () => {
    author = await server.signUp();
    reporter = await server.signUp();
    moderator = await server.signUp();
    await server.community.members.setRole(moderator.user.id, 'moderator');
  });
  afterAll(() => server.close());

  const flag = async (content_id: string) => {
    const body = { content_type: 'post', content_id, reason: 'spam' } as const;
    return (await reporter.client.call(flagContent, { body })).id;
  };
  const newPost = async () => {
    const file = new File([new Uint8Array(await picture('png'))], 'a.png', { type: 'image/png' });
    const upload = { category: 'posts', file } as const;
    const { id } = (await author.client.call(uploadFile, { body: upload })).file;
    const body = { content: 'Lihat foto', attachments: [id] };
    const text = { ...body, post_type: 'text' as const };
    return { post: (await author.client.call(createPost, { body: text })).id, file: id };
  };
  const decide = (id: string) =>
    server.community.reviews.review(
      server.community,
      { id: moderator.user.id, role: 'moderator', ip: null },
      id,
      { action: 'dismiss' },
    );
  const heldOf = (id: string) =>
    server.community.db.selectFrom('flag_files').where('flag_id', '=', id).selectAll().execute();
  const isStored = async (file: string) => (await server.community.files.find(file)) !== null;

  test('a file that content still carries outlives the snapshot', async () => {
    const { post, file } = await newPost();
    const id = await flag(post);
    await server.community.db
      .updateTable('flags')
      .set({ status: 'reviewed', reviewed_at: new Date(clock - 91 * DAY) })
      .where('id', '=', id)
      .execute();
    expect(await purgeSnapshots(server.community)).toBe(1);
    expect(await isStored(file)).toBe(true);
  });

  test('unchanged content can be flagged again after 30 days', async () => {
    const { post } = await newPost();
    const member_id = reporter.user.id;
    const again = { content_type: 'post', content_id: post, member_id, reason: 'spam' } as const;
    await decide(await flag(post));
    clock += 30 * DAY - 1;
    await expect(server.community.flags.add(again)).rejects.toMatchObject({ status: 400 });
    clock += 1;
    const ids = await Promise.allSettled([
      server.community.flags.add(again),
      server.community.flags.add(again),
    ]);
    expect(ids.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('a snapshot and its files live until 90 days after the decision', async () => {
    const { post, file } = await newPost();
    const id = await flag(post);
    await author.client.call(deletePost, { params: { id: post } });
    clock += 100 * DAY;
    await sweepFiles(server.community);
    await purgeSnapshots(server.community);
    expect([(await heldOf(id)).length, await isStored(file)]).toEqual([1, true]);
    await decide(id);
    clock += 90 * DAY;
    expect(await purgeSnapshots(server.community)).toBe(0);
    clock += 1;
    expect(await purgeSnapshots(server.community)).toBe(1);
    expect([await heldOf(id), await isStored(file)]).toEqual([[], false]);
  });
});
