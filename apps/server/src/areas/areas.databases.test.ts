import {
  createComment,
  createPost,
  createRoom,
  endpoint,
  flagContent,
  likeComment,
  likePost,
  listConversations,
  listNotifications,
  listPosts,
  openDirectRoom,
  requestConnection,
  sendMessage,
  uploadFile,
  uploadProfilePhoto,
} from '@saudagar/contract';
import { areas as contractAreas, loadCatalogues } from '@saudagar/contract/server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { picture } from '../../testing/sampleFiles.ts';
import { testDatabases } from '../../testing/testDatabases.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';
import { readTables } from '../backup/tables.ts';
import { knownMigrations, readMigrations } from '../database/migrate.ts';
import { memberRoute, openRoute } from '../http/route.ts';
import type { ServerArea } from './area.ts';
import { areas } from './areas.ts';
import { archiveOf, deleteMember } from './memberData.ts';

const databases = testDatabases();

test('the server serves each area of the contract once', () => {
  const names = areas.map(({ contract }) => contract.name);
  expect(names.toSorted()).toEqual(contractAreas.map(({ name }) => name).toSorted());
});

test('blocks name only calls of their own area', () => {
  for (const { contract, blocks } of areas) {
    const calls = contract.endpoints.map(({ name }) => name);
    for (const { call } of blocks === 'none' ? [] : blocks) expect(calls).toContain(call);
  }
});

const getStall = endpoint({
  name: 'getStall',
  summary: 'A stall',
  method: 'GET',
  path: '/api/stalls/{id}',
  params: z.object({ id: z.string() }),
  reply: z.object({ name: z.string() }),
  access: 'member',
  refusals: [404],
  idempotent: true,
});
const greet = endpoint({
  name: 'greet',
  summary: 'A greeting',
  method: 'GET',
  path: '/api/stalls',
  reply: z.object({ to: z.nullable(z.string()) }),
  access: 'anyone',
  idempotent: true,
});

/** An area as a new feature adds it: one value in the list and no other edit. */
const stalls: ServerArea = {
  contract: {
    name: 'stalls',
    endpoints: [greet, getStall],
    texts: await loadCatalogues(async () => ({ default: { refusals: {}, labels: {} } })),
    notifications: { stall_opened: 'trade' },
  },
  routes: ({ db }) => [
    openRoute(greet, async ({ member }) => ({ to: member?.full_name ?? null })),
    memberRoute(getStall, async ({ params }) => {
      const { rows } = await sql<{ name: string }>`
        select name from stalls where id = ${params.id}`.execute(db);
      return { name: rows[0]?.name ?? '' };
    }),
  ],
  migrations: {
    '20991231-stalls': {
      up: async (db) => {
        await sql`create table stalls (id uuid primary key, name text, file_id uuid)`.execute(db);
      },
    },
  },
  create: 'none',
  limits: 'none',
  demo: 'none',
  files: {
    categories: ['documents'],
    isCarried: sql`exists (select from stalls where file_id = files.id)`,
    visibleTo: () => sql`exists (select from stalls where file_id = files.id)`,
  },
  flags: {
    tender: {
      notFound: 'postNotFound',
      isVisible: async () => true,
      show: async (_, id) => ({
        ...{ id, author_id: null, text: 'Lapak', context: [] },
        created_at: new Date(0),
      }),
      remove: async () => false,
      restoration: 'none',
    },
  },
  approvals: 'none',
  archive: 'none',
  memberDeleted: 'none',
  blocks: 'none',
  audiences: 'none',
};

const ID = '01a1fcfc-c97c-7641-8098-7374b1a7e868';

describe(`the areas on the ${databases.kind} database`, () => {
  let server: TestServer;
  beforeAll(async () => {
    const databaseUrl = await databases.create();
    server = await startTestServer({ databaseUrl, areas: [...areas, stalls] });
  });
  afterAll(() => server.close());

  test('adding an area adds its routes, table, files, flags and OpenAPI paths', async () => {
    const [owner, other] = [await server.signUp('pemilik'), await server.signUp()];
    const file = new File(['Harga'], 'harga.txt', { type: 'text/plain' });
    const { id: fileId } = (
      await owner.client.call(uploadFile, { body: { category: 'documents', file } })
    ).file;
    const { db, files } = server.community;
    expect(await readMigrations(db)).toEqual([...knownMigrations, '20991231-stalls']);
    expect(await files.find(fileId, other.user.id)).toBeNull();
    await sql`insert into stalls values (${ID}, 'Kopi', ${fileId})`.execute(server.community.db);
    expect(await files.find(fileId, other.user.id)).toMatchObject({ id: fileId });

    expect(await other.client.call(getStall, { params: { id: ID } })).toEqual({ name: 'Kopi' });
    const greeted = async (token?: string) =>
      (await server.fetch('/api/stalls', token === undefined ? {} : { token })).json();
    expect(await greeted()).toEqual({ to: null });
    expect(await greeted(owner.token)).toEqual({ to: 'pemilik' });
    expect(await greeted('of-no-session')).toEqual({ to: null });
    const flag = { content_id: ID, reason: 'spam' } as const;
    await other.client.call(flagContent, { body: { ...flag, content_type: 'tender' } });
    // No area has this type, so the contract's types lack it too.
    const content_type = 'video' as 'tender';
    await expect(
      other.client.call(flagContent, { body: { ...flag, content_type } }),
    ).rejects.toMatchObject({ status: 422, field: 'content_type' });
    const document = await (await server.fetch('/api/openapi.json')).json();
    expect(document.paths).toHaveProperty('/api/stalls/{id}');
    const tables = await readTables(server.community.db);
    expect(tables.map(({ name }) => name)).toContain('stalls');
  });

  test('a member’s archive has every area’s data, and deletion leaves no trace of them', async () => {
    const { community } = server;
    const [leaving, staying, third] = [
      await server.signUp('pergi'),
      await server.signUp('tinggal'),
      await server.signUp('ketiga'),
    ];
    const mine = leaving.client;
    const photo = new File([new Uint8Array(await picture('png'))], 'foto.png', {
      type: 'image/png',
    });
    await mine.call(uploadProfilePhoto, { body: { file: photo } });
    const upload = async () =>
      (await mine.call(uploadFile, { body: { category: 'posts', file: photo } })).file;
    const attached = await upload();
    const sent = await upload();
    const post = async (by: typeof leaving, content: string, attachments: string[] = []) =>
      (await by.client.call(createPost, { body: { content, post_type: 'text', attachments } })).id;
    await post(leaving, 'Punya saya #kopi', [attached.id]);
    const params = { id: await post(staying, 'Punya mereka') };
    const { id: commentId } = await mine.call(createComment, { params, body: { content: 'Ya' } });
    await staying.client.call(createComment, {
      params,
      body: { content: 'Balasan', parent_comment_id: commentId },
    });
    const { id: theirs } = await staying.client.call(createComment, {
      params,
      body: { content: 'Lain' },
    });
    await mine.call(likePost, { params, body: { liked: true } });
    await mine.call(likeComment, {
      params: { ...params, commentId: theirs },
      body: { liked: true },
    });
    await staying.client.call(flagContent, {
      body: { content_type: 'comment', content_id: commentId, reason: 'spam' },
    });
    await mine.call(requestConnection, { params: { id: staying.user.id } });
    await staying.client.call(requestConnection, { params: { id: leaving.user.id } });
    const group = await mine.call(createRoom, {
      body: { name: 'Pasar', user_ids: [staying.user.id, third.user.id] },
    });
    const direct = await mine.call(openDirectRoom, { params: { userId: staying.user.id } });
    const say = (by: typeof leaving, roomId: string, content: string, attachments: string[] = []) =>
      by.client.call(sendMessage, {
        params: { roomId },
        body: { content, attachments, message_type: 'text' },
      });
    await say(leaving, direct.id, 'Berdua', [sent.id]);
    await say(staying, group.id, 'Tetap');
    await say(leaving, group.id, 'Hilang');

    const archive = await archiveOf(areas, community.db, leaving.user.id);
    expect(archive).toMatchObject({
      account: { account: [{ username: leaving.user.username }], sessions: [{}, {}] },
      files: { files: [{ id: attached.id }, { id: sent.id }] },
      posts: {
        posts: [{ content: 'Punya saya #kopi' }],
        comments: [{ content: 'Ya' }],
        liked_posts: [{ post_id: params.id }],
        liked_comments: [{ comment_id: theirs }],
      },
      network: { connections: [{ status: 'accepted' }] },
      messages: { messages: [{ content: 'Berdua' }, { content: 'Hilang' }] },
      notifications: { notifications: [{}, {}] },
    });
    expect(JSON.stringify(archive)).not.toMatch(/password|token_hash/);

    await deleteMember([...areas, stalls], community, leaving.user.id);
    await expectNoTrace(leaving.user.id);
    await expectNoTrace(attached.id);
    await expectNoTrace(sent.id);
    const before = new Date(Date.now() + 60_000).getTime();
    const keys: string[] = [];
    for await (const key of community.blobs.writtenBefore(before)) keys.push(key);
    expect(keys.filter((key) => key.includes(attached.id) || key.startsWith('photos/'))).toEqual(
      [],
    );
    const { items } = await staying.client.call(listPosts, { query: {} });
    expect(items).toMatchObject([{ id: params.id, likes_count: 0, comments_count: 1 }]);
    expect(await staying.client.call(listNotifications, { query: {} })).toMatchObject({
      items: [],
    });
    const rooms = await third.client.call(listConversations, { query: {} });
    expect(rooms.items).toMatchObject([{ id: group.id, unread_count: 1 }]);
    expect((await staying.client.call(listConversations, { query: {} })).items).toHaveLength(1);
    const member = await community.members.find(staying.user.id);
    expect(member?.connections_count).toBe(0);
  });

  /** Expects that no row of any table contains the id, except evidence of what was flagged. */
  async function expectNoTrace(id: string): Promise<void> {
    const { db } = server.community;
    for (const { name } of await readTables(db)) {
      // A snapshot outlives its author until 90 days after the decision.
      const row = name === 'flags' ? sql`to_jsonb(one) - 'snapshot'` : sql`to_jsonb(one)`;
      const { rows } = await sql`
        select one from ${sql.table(name)} as one
        where (${row})::text like ${`%${id}%`}`.execute(db);
      expect(rows, name).toEqual([]);
    }
  }
});
