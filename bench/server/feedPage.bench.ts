import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@saudagar/server/database';
import { startPostgres } from '@saudagar/server/postgresFixture';
import { runServer } from '@saudagar/server/processFixture';
import autocannon from 'autocannon';
import pg from 'pg';
import type { Bench, Measure, RunningBench } from '../bench.ts';
import { feedQuery } from './feedQuery.ts';
import { type CommunitySize, fillCommunity } from './fillCommunity.ts';

/** Seconds that each variant is asked for pages at a time. */
const DURATION = 4;
/** Calls under way at a time: as many as the server has connections to its database. */
const CALLERS = 10;
/** Pages asked for one after the other, to tell what one of them costs. */
const PAGES = 300;

const SIZES = {
  '10,000 posts': { posts: 10_000, likes: 30_000 },
  '100,000 posts': { posts: 100_000, likes: 300_000 },
  '1,000,000 posts': { posts: 1_000_000, likes: 3_000_000 },
} satisfies Record<string, CommunitySize>;

export const bench: Bench = {
  name: 'A feed page of 20 on PostgreSQL',
  start,
  rows: [
    {
      what: 'pages over HTTP at 100,000 posts and 300,000 likes',
      of: 'HTTP',
      figure: 'pages',
      unit: 'per second',
      beside: { of: 'bare pg' },
      atLeast: 0.35,
    },
    {
      what: 'the same, compressed',
      of: 'HTTP, compressed',
      figure: 'pages',
      unit: 'per second',
      beside: { of: 'bare pg' },
    },
    {
      what: 'one page at 1,000,000 posts',
      of: '1,000,000 posts',
      figure: 'page',
      unit: 'ms',
      beside: { of: '10,000 posts' },
      atMost: 1.2,
    },
    { what: 'its size', of: 'HTTP', figure: 'size', unit: 'kB' },
    {
      what: 'its size, compressed',
      of: 'HTTP, compressed',
      figure: 'size',
      unit: 'kB',
      beside: { of: 'HTTP' },
    },
    { what: 'memory after all of it', of: 'HTTP', figure: 'memory', unit: 'MB' },
  ],
};

async function start(): Promise<RunningBench> {
  const postgres = await startPostgres();
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-feed-'));
  const demos: Demo[] = [];
  const demo = async (size: CommunitySize) => {
    const made = await startDemo(await postgres.createDatabase(), dataDir, size);
    demos.push(made);
    return made;
  };
  const stop = async () => {
    for (const one of demos) await one.stop();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const small = await demo(SIZES['10,000 posts']);
    const main = await demo(SIZES['100,000 posts']);
    const large = await demo(SIZES['1,000,000 posts']);
    const variants = {
      'bare pg': main.askDatabase,
      HTTP: () => main.askServer('identity'),
      'HTTP, compressed': () => main.askServer('br'),
      '10,000 posts': small.askOneByOne,
      '1,000,000 posts': large.askOneByOne,
    } satisfies Record<string, Measure>;
    return { variants, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Demo {
  /** The feed's query as a prepared statement, on as many connections as the server has. */
  askDatabase: Measure;
  askServer(encoding: string): ReturnType<Measure>;
  askOneByOne: Measure;
  stop(): Promise<void>;
}

/** A filled database with a server on it, and a member who is signed in. */
async function startDemo(url: string, dataDir: string, size: CommunitySize): Promise<Demo> {
  await (await openDatabase({ dataDir, databaseUrl: url })).close();
  const pool = new pg.Pool({ connectionString: url, max: CALLERS });
  await fillCommunity(pool, size);
  const { token, memberId } = await signIn(pool);
  const server = await runServer(dataDir, { DATABASE_URL: url, RATE_LIMITS: 'off' });
  const { text, values } = await feedQuery(memberId);
  const headers = { authorization: `Bearer ${token}` };
  const ask = async (encoding = 'identity') => {
    const answer = await fetch(`${server.address}/api/posts`, {
      headers: { ...headers, 'accept-encoding': encoding },
    });
    if (!answer.ok) throw new Error(`the server answers ${answer.status}`);
    return answer;
  };

  return {
    async askDatabase() {
      const end = performance.now() + DURATION * 1000;
      let pages = 0;
      const caller = async () => {
        const client = await pool.connect();
        for (; performance.now() < end; pages += 1)
          await client.query({ name: 'feed', text, values });
        client.release();
      };
      await Promise.all(Array.from({ length: CALLERS }, caller));
      return { pages: pages / DURATION };
    },

    async askServer(encoding) {
      const answer = await ask(encoding);
      await answer.arrayBuffer();
      const { requests, non2xx, errors } = await autocannon({
        url: `${server.address}/api/posts`,
        connections: CALLERS,
        duration: DURATION,
        headers: { ...headers, 'accept-encoding': encoding },
      });
      if (non2xx + errors > 0) throw new Error(`${non2xx + errors} pages did not come`);
      return {
        pages: requests.average,
        size: Number(answer.headers.get('content-length')) / 1000,
        memory: server.memory().now,
      };
    },

    async askOneByOne() {
      const begun = performance.now();
      for (let page = 0; page < PAGES; page += 1) await (await ask()).arrayBuffer();
      return { page: (performance.now() - begun) / PAGES };
    },

    async stop() {
      server.kill('SIGTERM');
      await server.ended;
      await pool.end();
    },
  };
}

/** A session written straight into the database: the members of a filled one have no password. */
async function signIn(pool: pg.Pool) {
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest('hex');
  const { rows } = await pool.query<{ member_id: string }>(
    `insert into sessions (token_hash, member_id, created_at, expires_at)
     select $1, id, now(), now() + interval '30 days' from members limit 1 returning member_id`,
    [hash],
  );
  return { token, memberId: rows[0]?.member_id ?? '' };
}
