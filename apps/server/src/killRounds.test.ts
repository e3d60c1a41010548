import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, listPosts, type Post, register, uploadFile } from '@saudagar/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openDatabase } from './database/open.ts';
import type { Database } from './database/schema.ts';
import { type PostgresFixture, startPostgres } from './postgresFixture.ts';
import { runServer } from './processFixture.ts';

const ROUNDS = 20;
/**
 * Writes acknowledged in a round before the server is killed among the next ones: 20,000 in all. The
 * embedded database takes longer over each. KILL_WRITES sets another number for both.
 */
const WRITES = { embedded: 300, postgres: 700 };
/** Calls that are under way at any moment, so that some are when the server is killed. */
const CONNECTIONS = 16;

vi.setConfig({ testTimeout: 600_000 });

let postgres: PostgresFixture;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

/** A post that the server has said is made, and what it has said is done to it. */
interface Acknowledged {
  id: string;
  isLiked: boolean;
  comment: string | null;
}

/** Writes until the server is gone; kills it when enough is acknowledged and more is under way. */
async function writeUntilKilled(address: string, token: string, most: number, kill: () => void) {
  const posts: Acknowledged[] = [];
  const files: string[] = [];
  let writes = 0;
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const call = async (path: string, body: object) => {
    const answer = await send(agent, `${address}${path}`, token, body);
    writes += 1;
    if (writes === most) kill();
    return answer;
  };
  const writer = async () => {
    for (;;) {
      const { id } = await call('/api/posts', { content: 'Kain #tenun', post_type: 'text' });
      const post: Acknowledged = { id, isLiked: false, comment: null };
      posts.push(post);
      await call(`/api/posts/${id}/like`, { liked: true });
      post.isLiked = true;
      post.comment = (await call(`/api/posts/${id}/comments`, { content: 'Berapa harganya?' })).id;
      if (posts.length % 20 === 0) files.push(await sendFile(address, token));
    }
  };
  // Every writer ends with the server.
  const ends = await Promise.allSettled(Array.from({ length: CONNECTIONS }, writer));
  agent.destroy();
  for (const end of ends)
    if (end.status === 'rejected' && end.reason instanceof Refused) throw end.reason;
  return { posts, files, writes };
}

class Refused extends Error {}

/** A write of which only the whole answer counts as acknowledgement. */
function send(agent: Agent, url: string, token: string, body: object): Promise<{ id: string }> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const asked = request(url, { method: 'POST', agent, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      answer.on('error', reject).on('end', () => {
        if (!answer.complete) reject(new Error('cut off'));
        else if (Number(answer.statusCode) < 300) resolve(JSON.parse(text));
        else reject(new Refused(`${answer.statusCode} ${text}`));
      });
    });
    asked.on('error', reject).end(JSON.stringify(body));
  });
}

/** Uploads a file and returns its address. */
async function sendFile(baseUrl: string, token: string): Promise<string> {
  const body = { category: 'posts', file: new File(['Rp 45.000'], 'harga.txt') } as const;
  const { file } = await createClient({ baseUrl, getToken: () => token }).call(uploadFile, {
    body,
  });
  return file.urls?.full ?? '';
}

/** What a server shows of posts, as it was acknowledged. */
async function shownBy(address: string, token: string, posts: readonly Acknowledged[]) {
  const client = createClient({ baseUrl: address, getToken: () => token });
  const shown = new Map<string, Post>();
  let cursor: string | null | undefined;
  do {
    const page = await client.call(listPosts, { query: { limit: 100, ...(cursor && { cursor }) } });
    for (const post of page.items) shown.set(post.id, post);
    cursor = page.cursor;
    // Further pages hold what was looked at after earlier rounds.
  } while (cursor && posts.some(({ id }) => !shown.has(id)));
  return posts.flatMap(({ id, isLiked, comment }) => {
    const post = shown.get(id);
    const isWhole =
      post &&
      (!isLiked || (post.user_liked && post.likes_count === 1)) &&
      (comment === null || post.comments_count === 1);
    return isWhole ? [] : [{ lost: { id, isLiked, comment }, shown: post }];
  });
}

/** What the database itself lacks of all that was ever acknowledged, and what it has by halves. */
async function lostIn(db: Database, posts: readonly Acknowledged[]) {
  const ids = async (table: 'posts' | 'comments') =>
    new Set((await db.selectFrom(table).select('id').execute()).map(({ id }) => id));
  const stored = await ids('posts');
  const comments = await ids('comments');
  const likes = new Set(
    (await db.selectFrom('post_likes').select('post_id').execute()).map((like) => like.post_id),
  );
  const { rows: miscounted } = await sql`
    select p.id from posts p where
      likes_count <> (select count(*) from post_likes l where l.post_id = p.id) or
      comments_count <> (select count(*) from comments c where c.post_id = p.id)`.execute(db);
  return {
    posts: posts.filter(({ id }) => !stored.has(id)),
    likes: posts.filter(({ id, isLiked }) => isLiked && !likes.has(id)),
    comments: posts.filter(({ comment }) => comment !== null && !comments.has(comment)),
    miscounted,
  };
}

async function signUp(baseUrl: string): Promise<string> {
  const body = {
    email: 'siti@toko.id',
    username: 'siti',
    full_name: 'Siti',
    password: 'benang-sutra-27',
  };
  return (await createClient({ baseUrl }).call(register, { body })).access_token ?? '';
}

describe.each(['embedded', 'postgres'] as const)('the %s database', (kind) => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'kill-'));
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  test(`loses nothing acknowledged in ${ROUNDS} rounds of kill -9 under load`, async () => {
    const databaseUrl = kind === 'postgres' ? await postgres.createDatabase() : undefined;
    const most = Number(process.env.KILL_WRITES ?? WRITES[kind]);
    const env = { RATE_LIMITS: 'off', ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
    const all: Acknowledged[] = [];
    let recent: Acknowledged[] = [];
    let files: string[] = [];
    let writes = 0;
    let token = '';
    for (let round = 1; round <= ROUNDS; round += 1) {
      const server = await runServer(dataDir, env);
      token ||= await signUp(server.address);
      expect(await shownBy(server.address, token, recent)).toEqual([]);
      for (const path of files)
        expect(await (await fetch(`${server.address}${path}`)).text()).toBe('Rp 45.000');
      const done = await writeUntilKilled(server.address, token, most, () =>
        server.kill('SIGKILL'),
      );
      expect(await server.ended).toBeNull();
      recent = done.posts;
      files = done.files;
      all.push(...done.posts);
      writes += done.writes;
    }
    expect(writes).toBeGreaterThanOrEqual(ROUNDS * most);
    const { db, close } = await openDatabase({ dataDir, databaseUrl });
    const lost = await lostIn(db, all);
    await close();
    expect(lost).toEqual({ posts: [], likes: [], comments: [], miscounted: [] });
  });
});
