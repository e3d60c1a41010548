import type { Endpoint } from '@saudagar/contract';
import { endpoints } from '@saudagar/contract/server';
import { NOW } from '@saudagar/mocks';
import { afterAll, beforeAll, expect } from 'vitest';
import { faultLog } from '../../apps/server/testing/faultLog.ts';
import { rowCounts } from '../../apps/server/testing/rowCounts.ts';
import { startTestServer, type TestServer } from '../../apps/server/testing/testServer.ts';
import { areas, conformanceOf } from '../areas.ts';
import { makeThing, NOWHERE } from '../conformance/core/fixtures.ts';
import { pathOf } from './samples.ts';

/** What came back; `seen` says it all, for a test that fails. */
interface Received {
  status: number;
  field: string | undefined;
  seen: string;
}

/** A running server with a little in it, and the ways to send it what no client would. */
export interface HostileHarness {
  server(): TestServer;
  /** Path parameters: existing ids, unknown ids for DELETE. */
  pathParams(endpoint: Endpoint): Record<string, string>;
  /** Fields of a form that only something real can fill. */
  realFields(endpoint: Endpoint): Record<string, unknown>;
  /** Sends something and checks what holds of every answer. */
  send(endpoint: Endpoint, path: string, init?: RequestInit): Promise<Received>;
  sendJson(endpoint: Endpoint, body: unknown): Promise<Received>;
  /** What the server has logged of its own faults. */
  readonly faults: readonly string[];
  /** Runs work after which no table has more or fewer rows. */
  storesNothing(work: () => Promise<void>): Promise<void>;
}

/** Endpoints with their names before them, for a table of tests. */
export const named = (list: readonly Endpoint[]) => list.map((each) => [each.name, each] as const);

/** Starts the server before a suite's tests and stops it after them. */
export function setupHostileHarness(database: () => Promise<string | undefined>): HostileHarness {
  let server: TestServer;
  let memberId: string;
  const { logger, faults } = faultLog();
  const made = new Map<string, Record<string, string>>();
  const real = new Map<string, Record<string, unknown>>();
  const placesOf: HostileHarness['pathParams'] = ({ name, method }) => ({
    ...made.get(name),
    ...(method === 'DELETE' && { id: NOWHERE }),
  });

  beforeAll(async () => {
    // The things of areas are made for the moment at which the mocks stand.
    server = await startTestServer({
      databaseUrl: await database(),
      logger,
      now: () => new Date(NOW),
    });
    const owner = await server.signUp();
    memberId = owner.user.id;
    // An admin's call is read as far as anybody's.
    await server.community.members.setRole(memberId, 'admin');
    const keeper = await server.signUp();
    await server.community.members.setRole(keeper.user.id, 'moderator');
    const cast = {
      owner,
      keeper,
      bystander: await server.signUp(),
      fellow: await server.signUp(),
      admin: owner,
      mailedLink: async () => undefined,
    };
    const tested = await conformanceOf(areas);
    for (const endpoint of endpoints) {
      const { params: places } = await makeThing(tested, endpoint, cast);
      made.set(endpoint.name, places);
      if (endpoint.encoding === 'multipart')
        for (const { realFields } of tested)
          real.set(endpoint.name, {
            ...real.get(endpoint.name),
            ...(await realFields[endpoint.name]?.(cast)),
          });
    }
  });
  afterAll(() => server.close());

  async function send(endpoint: Endpoint, path: string, init: RequestInit = {}): Promise<Received> {
    const headers = new Headers(init.headers);
    if (endpoint.access !== 'anyone' && !headers.has('authorization'))
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
    send(endpoint, pathOf(endpoint, placesOf(endpoint)), {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  async function storesNothing(work: () => Promise<void>): Promise<void> {
    const { db } = server.community;
    // What an earlier test announced is told in the background.
    await expect
      .poll(() => db.selectFrom('outbox').where('done_at', 'is', null).select('id').execute())
      .toEqual([]);
    const before = await rowCounts(db);
    await work();
    expect(await rowCounts(db)).toEqual(before);
  }

  return {
    server: () => server,
    pathParams: placesOf,
    // The file is each test's own.
    realFields: ({ name }) =>
      Object.fromEntries(Object.entries(real.get(name) ?? {}).filter(([key]) => key !== 'file')),
    send,
    sendJson,
    faults,
    storesNothing,
  };
}
