import {
  createComment,
  createEvent,
  createPost,
  createResource,
  createRoom,
  createSavedList,
  type Endpoint,
  uploadFile,
} from '@saudagar/contract';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect } from 'vitest';
import { startTestServer, type TestServer } from '../testServer.ts';
import { pathOf } from './samples.ts';

/** An id that names nothing. */
export const NOWHERE = '01a1fcfc-c97c-7641-8098-7374b1a7e868';

/** A resource that is published. */
const RESOURCE = {
  title: 'Cara ekspor kopi',
  description: 'Dari kebun sampai pelabuhan',
  resource_type: 'article',
  category: 'Finance',
  author_name: 'Ratna',
  author_organization: 'Koperasi Gayo',
} as const;

/** An event that is to begin. */
const EVENT = {
  title: 'Temu usaha kopi',
  description: 'Pembeli bertemu petani',
  event_type: 'Networking',
  start_date: '2031-05-06T07:08:09.000Z',
  end_date: '2031-05-06T07:08:09.000Z',
  location: 'Takengon',
} as const;

/** What came back; `seen` says it all, for a test that fails. */
interface Heard {
  status: number;
  field: string | undefined;
  seen: string;
}

/** A running server with a little in it, and the ways to send it what no client would. */
export interface HostileStage {
  server(): TestServer;
  /** What fills the places of an endpoint's path: what exists, but for what would be deleted. */
  places(endpoint: Endpoint): Record<string, string>;
  /** Fields of an endpoint's body that name what exists. */
  realFields(endpoint: Endpoint): Record<string, string>;
  /** Sends something and checks what holds of every answer. */
  send(endpoint: Endpoint, path: string, init?: RequestInit): Promise<Heard>;
  sendJson(endpoint: Endpoint, body: unknown): Promise<Heard>;
  /** What the server has logged of its own faults. */
  readonly faults: readonly string[];
  /** Runs work after which no table has more or fewer rows. */
  storesNothing(work: () => Promise<void>): Promise<void>;
}

/** Endpoints with their names before them, for a table of tests. */
export const named = (list: readonly Endpoint[]) => list.map((each) => [each.name, each] as const);

/** Starts the server before a suite's tests and stops it after them. */
export function useHostileStage(database: () => Promise<string | undefined>): HostileStage {
  let server: TestServer;
  let memberId: string;
  const faults: string[] = [];
  const logger = pino({ level: 'error' }, { write: (line) => void faults.push(line) });
  let places: HostileStage['places'];
  let realFields: HostileStage['realFields'];

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await database(), logger });
    const { user, client } = await server.signUp();
    memberId = user.id;
    // An admin's call is read as far as anybody's.
    await server.community.members.setRole(user.id, 'admin');
    const list = await client.call(createSavedList, { body: { name: 'Nanti' } });
    const resource = await client.call(createResource, { body: RESOURCE });
    const event = await client.call(createEvent, { body: EVENT });
    realFields = ({ path }): Record<string, string> =>
      // A banner takes the place of the one before: there is no end of them.
      path.startsWith('/api/events/upload/') ? { event_id: event.id, is_banner: 'true' } : {};
    const body = { content: 'Halo', post_type: 'text' as const };
    const post = await client.call(createPost, { body });
    const params = { id: post.id };
    const comment = await client.call(createComment, { params, body: { content: 'Ya' } });
    const file = new File(['Kopi'], 'a.txt');
    const sent = await client.call(uploadFile, { body: { category: 'posts', file } });
    const room = await client.call(createRoom, { body: { name: 'Grup', user_ids: [] } });
    const ids: readonly [start: RegExp, id: string][] = [
      [/^\/api\/posts/, post.id],
      [/^\/api\/(admin\/)?resources/, resource.id],
      [/^\/api\/resource-lists/, list.id],
      [/^\/api\/events/, event.id],
    ];
    const idAt = (path: string) => ids.find(([start]) => start.test(path))?.[1] ?? sent.file.id;
    places = ({ path, method }) => ({
      id: method === 'DELETE' ? NOWHERE : idAt(path),
      commentId: comment.id,
      userId: user.id,
      // Nobody comes back to a room that was left.
      roomId: path.endsWith('/leave') ? NOWHERE : room.id,
      category: 'posts',
      filename: sent.file.filename,
      size: 'small',
    });
  });
  afterAll(() => server.close());

  /** How many rows each table has; sessions are what the tests themselves open. */
  async function rows(): Promise<unknown> {
    const { db } = server.community;
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_name not in ('sessions', 'rate_counts')
      order by 1`.execute(db);
    const counts: Record<string, unknown> = {};
    for (const { name } of tables)
      counts[name] = (
        await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(db)
      ).rows[0]?.count;
    return counts;
  }

  async function send(endpoint: Endpoint, path: string, init: RequestInit = {}): Promise<Heard> {
    const headers = new Headers(init.headers);
    if (endpoint.who !== 'anyone' && !headers.has('authorization'))
      headers.set('authorization', `Bearer ${await server.community.sessions.start(memberId)}`);
    const method = init.method ?? endpoint.method;
    const answer = await fetch(`${server.address}${path}`, { method, ...init, headers });
    const text = await answer.text();
    const seen = `${method} ${path.slice(0, 200)} ${String(init.body).slice(0, 200)}: ${answer.status} ${text.slice(0, 200)}`;
    expect(answer.status, seen).toBeLessThan(500);
    expect(answer.headers.get('x-request-id'), seen).toBeTruthy();
    expect(answer.headers.get('x-content-type-options'), seen).toBe('nosniff');
    if (answer.status < 400) return { status: answer.status, field: undefined, seen };
    const refusal = JSON.parse(text) as { detail: string; field?: string };
    expect(refusal.detail, seen).toMatch(/^[A-Z].{5,}/);
    expect(refusal.detail, seen).not.toMatch(/invalid input|undefined|null|\bat \w+\.|error:/i);
    return { status: answer.status, field: refusal.field, seen };
  }

  const sendJson = (endpoint: Endpoint, body: unknown) =>
    send(endpoint, pathOf(endpoint, places(endpoint)), {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  async function storesNothing(work: () => Promise<void>): Promise<void> {
    const before = await rows();
    await work();
    expect(await rows()).toEqual(before);
  }

  return {
    server: () => server,
    places: (endpoint) => places(endpoint),
    realFields: (endpoint) => realFields(endpoint),
    send,
    sendJson,
    faults,
    storesNothing,
  };
}
