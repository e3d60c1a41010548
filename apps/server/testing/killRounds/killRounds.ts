import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, createRoom, listPosts, type Post, register } from '@saudagar/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../src/database/open.ts';
import type { Database } from '../../src/database/schema.ts';
import { runServer } from '../processFixture.ts';
import { type Acknowledged, FILE_TEXT, type Writer, writeUntilKilled } from './writing.ts';

/** Number of kills; the deep run sets more of both. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 1);
/** Number of writes acknowledged in a round before the server is killed. */
const WRITES = Number(process.env.KILL_WRITES ?? 150);
const MEMBERS = 6;
const TIMEOUT = 600_000;

/** Lists posts that the server shows differently than acknowledged. */
async function wronglyShown(address: string, reader: Writer, posts: readonly Acknowledged[]) {
  const client = createClient({ baseUrl: address, getToken: () => reader.token });
  const shown = new Map<string, Post>();
  let cursor: string | null | undefined;
  do {
    const page = await client.call(listPosts, { query: { limit: 100, ...(cursor && { cursor }) } });
    for (const post of page.items) shown.set(post.id, post);
    cursor = page.cursor;
    // Further pages hold posts checked after earlier rounds.
  } while (cursor && posts.some(({ id }) => !shown.has(id)));
  return posts.flatMap((acknowledged) => {
    const { id, likes, comment } = acknowledged;
    const post = shown.get(id);
    const isWhole =
      post &&
      (!likes.includes(reader.id) || post.user_liked) &&
      // A write whose response was lost may have succeeded.
      post.likes_count >= likes.length &&
      post.comments_count >= (comment === null ? 0 : 1);
    return isWhole ? [] : [{ lost: acknowledged, shown: post }];
  });
}

/** Lists acknowledged rows missing in the database, and incomplete ones. */
async function lostIn(
  db: Database,
  posts: readonly Acknowledged[],
  messages: ReadonlyMap<string, number>,
) {
  const ids = async (table: 'posts' | 'comments' | 'flags') =>
    new Set((await db.selectFrom(table).select('id').execute()).map(({ id }) => id));
  const postIds = await ids('posts');
  const comments = await ids('comments');
  const flags = await ids('flags');
  const likes = new Set(
    (await db.selectFrom('post_likes').select(['post_id', 'member_id']).execute()).map(
      ({ post_id, member_id }) => `${post_id} ${member_id}`,
    ),
  );
  const stored = await db
    .selectFrom('messages')
    .orderBy('sequence')
    .select(['id', 'sequence'])
    .execute();
  const numbers = new Map(stored.map(({ id, sequence }) => [id, sequence]));
  const { last_sequence } = await db
    .selectFrom('rooms')
    .select('last_sequence')
    .executeTakeFirstOrThrow();
  const { rows: miscounted } = await sql`
    select p.id from posts p where
      likes_count <> (select count(*) from post_likes l where l.post_id = p.id) or
      comments_count <> (select count(*) from comments c where c.post_id = p.id)`.execute(db);
  return {
    posts: posts.filter(({ id }) => !postIds.has(id)),
    comments: posts.filter(({ comment }) => comment !== null && !comments.has(comment)),
    likes: posts.filter((post) => post.likes.some((member) => !likes.has(`${post.id} ${member}`))),
    flags: posts.filter((post) => post.flags.some((flag) => !flags.has(flag))),
    messages: [...messages].filter(([id, sequence]) => numbers.get(id) !== sequence),
    // Rooms whose messages are not numbered from 1 without a gap.
    misnumbered: [
      ...stored.filter(({ sequence }, index) => sequence !== index + 1),
      ...(last_sequence === stored.length ? [] : [{ last_sequence }]),
    ],
    miscounted,
  };
}

async function signUp(baseUrl: string): Promise<Writer[]> {
  const client = createClient({ baseUrl });
  return Promise.all(
    Array.from({ length: MEMBERS }, async (_, index) => {
      const { access_token: token = '', user } = await client.call(register, {
        body: {
          email: `siti${index}@toko.id`,
          username: `siti${index}`,
          full_name: 'Siti',
          password: 'benang-sutra-27',
        },
      });
      return { id: user?.id ?? '', token };
    }),
  );
}

/** Creates a room of all writers. */
async function makeRoom(baseUrl: string, [maker, ...others]: readonly Writer[]): Promise<string> {
  const client = createClient({ baseUrl, getToken: () => maker?.token ?? null });
  const body = { name: 'Pasar', user_ids: others.map(({ id }) => id) };
  return (await client.call(createRoom, { body })).id;
}

/** Defines the test that acknowledged writes survive, on the embedded database or the given one. */
export function killRounds(database: () => Promise<string | undefined>): void {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'kill-'));
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  test(`no acknowledged write is lost in ${ROUNDS} rounds of kill -9 under load`, {
    timeout: TIMEOUT,
  }, async () => {
    const databaseUrl = await database();
    const all: Acknowledged[] = [];
    let recent: Acknowledged[] = [];
    let files: string[] = [];
    let writes = 0;
    const messages = new Map<string, number>();
    let writers: Writer[] = [];
    let roomId = '';
    for (let round = 1; round <= ROUNDS; round += 1) {
      const server = await runServer(dataDir, databaseUrl ? { DATABASE_URL: databaseUrl } : {});
      if (round === 1) {
        writers = await signUp(server.address);
        roomId = await makeRoom(server.address, writers);
      }
      expect(await wronglyShown(server.address, writers[0] as Writer, recent)).toEqual([]);
      for (const path of files)
        expect(await (await fetch(`${server.address}${path}`)).text()).toBe(FILE_TEXT);
      const done = await writeUntilKilled(server.address, { writers, roomId }, WRITES, () =>
        server.kill('SIGKILL'),
      );
      expect(await server.ended).toBeNull();
      recent = done.posts;
      files = done.files;
      all.push(...done.posts);
      for (const [id, sequence] of done.messages) messages.set(id, sequence);
      writes += done.writes;
    }
    expect(writes).toBeGreaterThanOrEqual(ROUNDS * WRITES);
    const { db, close } = await openDatabase({ dataDir, databaseUrl });
    const lostWrites = await lostIn(db, all, messages);
    await close();
    expect(messages.size).toBeGreaterThan(0);
    expect(Object.entries(lostWrites).filter(([, of]) => of.length > 0)).toEqual([]);
  });
}
