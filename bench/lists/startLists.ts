import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@saudagar/server/database';
import { startPostgres } from '@saudagar/server/postgresFixture';
import { runServer } from '@saudagar/server/processFixture';
import { CompiledQuery } from 'kysely';
import type { Figures, Measure, Row, RunningBench } from '../bench.ts';

/** Pages requested in sequence, to average the cost of one. */
const PAGES = 100;
/** Acts performed in sequence, and the pause after each in which events are delivered, in ms. */
const ACTS = 3;
const DELIVERY_MS = 1500;

/** An empty database to fill, and the member who reads. */
export interface ListDatabase {
  viewerId: string;
  /** Runs a statement and returns its rows. */
  run<Row>(text: string, values: readonly unknown[]): Promise<Row[]>;
}

/** A call whose cost is compared: a first page, or an act that publishes events. */
export interface Asked {
  /** Path with the parameters that `fill` returns. */
  path: string;
  /** Method and body of an act; the number makes each body unique. */
  act?: { method: 'POST' | 'PUT'; body: (number: number) => object };
}

/** Calls to compare at two sizes, by the name of their figure. */
interface Lists {
  sizes: Readonly<Record<'small' | 'large', number>>;
  lists: Readonly<Record<string, Asked>>;
  fill(database: ListDatabase, rows: number): Promise<Record<string, string>>;
}

/** Largest permitted cost of a call at the larger size, as a multiple of the smaller. */
const AT_MOST = 1.5;
/** The same for a search with as few matches at either size. */
const SEARCH_AT_MOST = 3;

/** The rows of a bench: each call at the larger size by the smaller, on both databases. */
export const comparedRows = (
  calls: Readonly<Record<string, { what: string; isSearch?: true }>>,
  textOf = (what: string) => `${what} at 100,000 rows`,
): Row[] =>
  (['PostgreSQL', 'embedded'] as const).flatMap((kind) =>
    Object.entries(calls).map(([figure, { what, isSearch }]) => ({
      what: `${textOf(what)}, ${kind}`,
      of: `large ${kind}`,
      figure,
      unit: 'ms' as const,
      beside: { of: `small ${kind}` },
      atMost: isSearch ? SEARCH_AT_MOST : AT_MOST,
    })),
  );

/** Measures calls at both sizes on both databases: variants such as `large embedded`. */
export async function startLists({ sizes, lists, fill }: Lists): Promise<RunningBench> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-lists-'));
  const postgres = await startPostgres();
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const each of stops) await each();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  const variants: Record<string, Measure> = {};
  try {
    for (const kind of ['PostgreSQL', 'embedded'] as const)
      for (const size of ['small', 'large'] as const) {
        const databaseUrl = kind === 'embedded' ? undefined : await postgres.createDatabase();
        const dataDir = join(folder, `${size}-${kind}`);
        const { token, params } = await prepare(dataDir, databaseUrl, (database) =>
          fill(database, sizes[size]),
        );
        const server = await runServer(dataDir, {
          ...(databaseUrl && { DATABASE_URL: databaseUrl }),
          RATE_LIMITS: 'off',
        });
        stops.push(async () => {
          server.kill('SIGTERM');
          await server.ended;
        });
        variants[`${size} ${kind}`] = () => measure(server.address, token, lists, params);
      }
    return { variants, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function prepare(
  dataDir: string,
  databaseUrl: string | undefined,
  fill: (database: ListDatabase) => Promise<Record<string, string>>,
) {
  const database = await openDatabase({ dataDir, databaseUrl });
  const run = async <Row>(text: string, values: readonly unknown[]) => {
    const { rows } = await database.db.executeQuery<Row>(CompiledQuery.raw(text, [...values]));
    return rows;
  };
  const token = randomBytes(32).toString('base64url');
  const [viewer] = await run<{ id: string }>(
    `insert into members (id, email, username, full_name, password_hash, role, industry_tags,
       is_verified, created_at)
     values (gen_random_uuid(), 'm@toko.example', 'toko', 'Pedagang', '-', 'user', '[]', true, now())
     returning id`,
    [],
  );
  const viewerId = viewer?.id ?? '';
  await run(
    `insert into sessions (token_hash, member_id, created_at, expires_at)
     values ($1, $2::uuid, now(), now() + interval '30 days')`,
    [createHash('sha256').update(token).digest('hex'), viewerId],
  );
  const params = await fill({ run, viewerId });
  await run('analyze', []);
  await database.close();
  return { token, params };
}

/** Milliseconds of one call of each kind. */
async function measure(
  address: string,
  token: string,
  lists: Lists['lists'],
  params: Record<string, string>,
): Promise<Figures> {
  const figures: Record<string, number> = {};
  for (const [figure, { path, act }] of Object.entries(lists)) {
    const url = address + path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
    const times = act ? ACTS : PAGES;
    let spent = 0;
    for (let index = 0; index < times; index += 1) {
      const begun = performance.now();
      await ask(url, token, act);
      spent += performance.now() - begun;
      if (act) await new Promise((resolve) => setTimeout(resolve, DELIVERY_MS));
    }
    figures[figure] = spent / times;
  }
  return figures;
}

let acts = 0;

async function ask(url: string, token: string, act: Asked['act']): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  acts += 1;
  const answer = await fetch(
    url,
    act
      ? {
          method: act.method,
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(act.body(acts)),
        }
      : { headers },
  );
  if (!answer.ok) throw new Error(`${url} is answered ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
}
