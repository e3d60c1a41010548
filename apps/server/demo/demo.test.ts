import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  displayStatus,
  FEED_DOCUMENT_MAX_BYTES,
  FEED_FILE_KINDS,
  fileKindOf,
  getUnreadTotal,
  isEventFull,
  listComments,
  listConversations,
  listEvents,
  listGroupMembers,
  listGroupPosts,
  listGroups,
  listMessages,
  listMyProposals,
  listMyTenders,
  listNotifications,
  listPosts,
  listProposalInbox,
  listTenders,
  login,
  type Post,
  shownStatus,
  suggestHashtags,
  suggestMembers,
} from '@saudagar/contract';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../src/database/schema.ts';
import { kindOfContent } from '../src/files/sniff.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { demoAccounts } from './demoAccounts.ts';
import trade from './groups/groups.json' with { type: 'json' };
import { planDemo } from './plan.ts';
import { seedDemo } from './seedDemo.ts';

const now = new Date('2026-11-21T03:12:00.000Z');
const plan = planDemo(now);
/** Width in pixels at which a blank picture differs from a drawn one. */
const SMALL = 120;

describe('a seeded server', () => {
  let server: TestServer;
  let token: string;
  let posts: Post[];
  let groupPosts: Post[];
  let hadMembersAfterFailures: boolean;

  // Seeds three times: without a folder for files, failing at the last step, and to the end.
  beforeAll(async () => {
    server = await startTestServer({ now: () => now });
    const { community } = server;
    const { members, blobs } = community;
    const noFolder: typeof blobs = { ...blobs, withScratch: (work) => work(import.meta.filename) };
    await expect(seedDemo({ ...community, blobs: noFolder })).rejects.toMatchObject({
      message: expect.stringMatching(/^ENOTDIR: not a directory, mkdir/),
      code: 'ENOTDIR',
    });
    hadMembersAfterFailures = !(await members.areNone());
    await expect(seedDemo({ ...community, db: cutShort(community.db) })).rejects.toThrow('cut');
    hadMembersAfterFailures ||= !(await members.areNone());
    await seedDemo(community);
    const account = demoAccounts.find(({ role }) => role === 'member');
    if (!account) throw new Error('no member to sign in as');
    const signedIn = await server.client().call(login, { body: account });
    token = signedIn.access_token;
    const all = await everyPost();
    posts = all.filter(({ group }) => !group);
    groupPosts = all.filter(({ group }) => group);
  }, 180_000);
  afterAll(() => server.close());

  function cutShort(db: Database): Database {
    return db.withPlugin({
      transformQuery: ({ node }) => {
        if (JSON.stringify(node).includes('"post_likes"')) throw new Error('cut');
        return node;
      },
      transformResult: async ({ result }) => result,
    });
  }

  async function everyPost(): Promise<Post[]> {
    const client = server.client(token);
    const allPosts: Post[] = [];
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const page = await client.call(listPosts, {
        query: { limit: 100, ...(cursor ? { cursor } : {}) },
      });
      allPosts.push(...page.items);
      cursor = page.cursor;
    }
    return allPosts;
  }

  async function bytesOf(address: string | null | undefined): Promise<Buffer> {
    const answer = await server.fetch(address ?? '');
    expect(answer.status).toBe(200);
    return Buffer.from(await answer.arrayBuffer());
  }

  test('a server has no member before its demo seed is complete', () => {
    expect(hadMembersAfterFailures).toBe(false);
  });

  test('a seeded server signs in each demo account with its role', async () => {
    const roles = await Promise.all(
      demoAccounts.map(async ({ email, password }) => {
        const { user } = await server.client().call(login, { body: { email, password } });
        return user.role;
      }),
    );
    expect(roles).toEqual(['user', 'moderator', 'admin']);
  });

  test('a seeded server shows each account its conversations with texts and pictures', async () => {
    for (const { email, password } of demoAccounts) {
      const { access_token } = await server.client().call(login, { body: { email, password } });
      const client = server.client(access_token);
      const rooms = (await client.call(listConversations)).items;
      const { total } = await client.call(getUnreadTotal);
      expect(total).toBe(rooms.reduce((sum, { unread_count }) => sum + unread_count, 0));
      expect(total).toBeGreaterThan(0);
      for (const { id, last_message, last_sequence } of rooms) {
        const lines = await client.call(listMessages, { params: { roomId: id } });
        expect(lines.at(-1)?.content).toBe(last_message?.content);
        expect(lines).toHaveLength(last_sequence ?? 0);
        for (const file of lines.flatMap(({ files = [] }) => files))
          expect((await bytesOf(file.urls?.full)).byteLength).toBe(file.file_size);
      }
    }
  });

  test('a seeded server has read and unread notifications for a member', async () => {
    const { items } = await server.client(token).call(listNotifications, { query: {} });
    const kinds = new Set(items.map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(expect.arrayContaining(['post_commented', 'post_liked']));
    expect(items.some(({ read_at }) => read_at)).toBe(true);
    expect(items.some(({ read_at }) => !read_at)).toBe(true);
  });

  test('a seeded server shows events in every state with banners that open', async () => {
    const client = server.client(token);
    const { items } = await client.call(listEvents, { query: { limit: 100 } });
    const states = new Set(items.map((event) => displayStatus(event, now.getTime())));
    expect([...states].sort()).toEqual(['cancelled', 'completed', 'ongoing', 'upcoming']);
    expect(items.some((event) => isEventFull(event) && !event.waitlist_count)).toBe(true);
    expect(items.some(({ my_registration }) => my_registration?.status === 'registered')).toBe(
      true,
    );
    const { items: own } = await client.call(listEvents, { query: { mine: 'organized' } });
    expect(own.find(({ waitlist_count }) => waitlist_count)).toMatchObject({
      waitlist_count: 7,
      sequence: 1,
    });
    for (const { banner } of items)
      if (banner) expect((await bytesOf(banner.urls?.thumbnail)).byteLength).toBe(banner.file_size);
  });

  test('a seeded server shows tenders in every state, and proposals by and to the member', async () => {
    const client = server.client(token);
    const { items } = await server.client().call(listTenders, { query: { limit: 100 } });
    expect(items).toHaveLength(23);
    const states = new Set(items.map((tender) => shownStatus(tender, now.getTime())));
    expect([...states].sort()).toEqual(['active', 'awarded', 'closed']);
    expect(new Set(items.map(({ currency }) => currency)).size).toBe(7);
    expect(items.filter(({ seal }) => seal === 'sealed')).toHaveLength(4);
    const { items: own } = await client.call(listMyTenders, { query: {} });
    expect(own.map(({ status }) => status)).toEqual(expect.arrayContaining(['draft', 'awarded']));
    const inbox = (await client.call(listProposalInbox, { query: { limit: 100 } })).items;
    expect(new Set(inbox.map(({ status }) => status)).size).toBe(5);
    expect(inbox.filter(({ sealed }) => sealed)).toHaveLength(3);
    const sent = (await client.call(listMyProposals, { query: {} })).items;
    expect(sent).toHaveLength(5);
    expect(sent.every(({ proposal_amount }) => proposal_amount)).toBe(true);
  });

  test('a seeded server shows every post with files that open', async () => {
    expect(posts).toHaveLength(plan.posts.length);
    const files = posts.flatMap((post) => post.files ?? []);
    expect(files).toHaveLength(plan.postFiles.length);
    for (const file of files) {
      const bytes = await bytesOf(file.urls?.full);
      expect(bytes.byteLength).toBe(file.file_size);
      if (file.file_type !== 'image') continue;
      const { width, height, format } = await sharp(bytes).metadata();
      expect(`image/${format}`).toBe(file.mime_type);
      expect([width, height]).toEqual([file.width, file.height]);
      expect(Math.max(width, height)).toBeGreaterThanOrEqual(200);
      expect(bytes.byteLength).toBeLessThan(120_000);
    }
  });

  test('a seeded server shows pictures of every shape, from a strip to a tower', () => {
    const ratios = posts.flatMap(({ files = [] }) =>
      files.flatMap(({ width, height }) => (width && height ? [width / height] : [])),
    );
    expect(Math.max(...ratios)).toBeGreaterThan(4);
    expect(Math.min(...ratios)).toBeLessThan(0.25);
  });

  test('a seeded server has thumbnails and photos in the usual sizes', async () => {
    const image = posts.flatMap((post) => post.files ?? []).find((file) => file.width === 1200);
    const thumbnail = await sharp(await bytesOf(image?.urls?.thumbnail)).metadata();
    expect([thumbnail.width, thumbnail.height, thumbnail.format]).toEqual([640, 480, 'webp']);
    for (const file of posts.flatMap((post) => post.files ?? [])) {
      if (file.file_type !== 'image') continue;
      // A picture that failed to draw is of one colour, however small.
      const small = await sharp(await bytesOf(file.urls?.thumbnail))
        .resize(SMALL)
        .toBuffer();
      const { channels } = await sharp(small).stats();
      expect(Math.max(...channels.map(({ stdev }) => stdev)), file.id).toBeGreaterThan(10);
    }

    const authors = new Map(posts.map((post) => [post.user?.username, post.user?.photo]));
    const photos = [...authors.values()].filter((photo) => photo);
    expect(photos.length).toBeGreaterThan(30);
    expect(photos.length).toBeLessThan(authors.size);
    const photo = await sharp(await bytesOf(photos[0]?.large)).metadata();
    expect([photo.width, photo.height]).toEqual([384, 384]);
  });

  test('a seeded server serves documents that pass the checks of an upload', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'demo-'));
    for (const file of posts.flatMap((post) => post.files ?? [])) {
      if (file.file_type === 'image') continue;
      const bytes = await bytesOf(file.urls?.download);
      const kind = fileKindOf(file.original_filename, FEED_FILE_KINDS);
      expect(kind?.mime).toBe(file.mime_type);
      expect(bytes.byteLength).toBeLessThan(FEED_DOCUMENT_MAX_BYTES);
      const path = join(folder, file.filename);
      await writeFile(path, bytes);
      expect(kind && (await kindOfContent(path, kind)), file.original_filename).toBe(kind);
      if (file.extension === 'pdf')
        expect((await fileTypeFromBuffer(bytes))?.mime).toBe('application/pdf');
    }
    await rm(folder, { recursive: true });
  });

  test('a seeded server has trade groups in every membership state of a member', async () => {
    const client = server.client(token);
    const { items } = await client.call(listGroups, { query: { limit: 100 } });
    expect(items).toHaveLength(trade.length - 1);
    const of = (membership: string) => items.filter((group) => group.membership === membership);
    for (const membership of ['admin', 'pending', 'invited'])
      expect(of(membership), membership).toHaveLength(1);
    expect(of('member').length).toBeGreaterThan(2);
    expect(of('none').length).toBeGreaterThan(2);
    expect(of('admin')).toMatchObject([{ group_type: 'private', requests_count: 3 }]);
    expect(groupPosts.length).toBeGreaterThan(10);
    const video = groupPosts.flatMap(({ files = [] }) => files);
    expect(video).toMatchObject([{ file_type: 'video' }]);
    expect((await bytesOf(video[0]?.urls?.full)).byteLength).toBe(video[0]?.file_size);
    for (const group of items) {
      const params = { id: group.id };
      if (group.membership === 'none' && group.group_type === 'private') continue;
      if (group.membership === 'pending' || group.membership === 'invited') continue;
      const members = await client.call(listGroupMembers, { params, query: { limit: 100 } });
      expect(members.items).toHaveLength(group.member_count);
      const page = await client.call(listGroupPosts, { params, query: { limit: 100 } });
      expect(page.items).toHaveLength(group.posts_count ?? 0);
    }
  });

  test('a seeded server returns a post with its comments', async () => {
    const post = posts.find(({ comments_count }) => comments_count > 5);
    const page = await server
      .client(token)
      .call(listComments, { params: { id: post?.id ?? '' }, query: { limit: 100 } });
    expect(page.items).toHaveLength(post?.comments_count ?? 0);
  });

  test('a seeded server suggests its members and hashtags, and lists posts by them', async () => {
    const client = server.client(token);
    const author = posts[0]?.user;
    const q = author?.full_name?.slice(0, 5) ?? '';
    const members = await client.call(suggestMembers, { query: { q, limit: 20 } });
    expect(members).toContainEqual(author);
    const [most] = await client.call(suggestHashtags);
    const query = { hashtag: most?.tag, limit: 100, sort: 'popular' } as const;
    const { items } = await client.call(listPosts, { query });
    expect(items).toHaveLength(most?.posts_count ?? 0);
  });
});
