import type { Endpoint } from '@saudagar/contract';
import { endpoints } from '@saudagar/contract/server';
import { NOW } from '@saudagar/mocks';
import { afterAll, beforeAll, expect } from 'vitest';
import { faultLog } from '../../apps/server/testing/faultLog.ts';
import { rowCounts } from '../../apps/server/testing/rowCounts.ts';
import { startTestServer, type TestServer } from '../../apps/server/testing/testServer.ts';
import { areas, conformanceOf } from '../areas.ts';
import { makeFixture, NOWHERE } from '../conformance/core/fixtures.ts';
import { pathOf } from './samples.ts';

/** The response; `seen` describes it in full, for a failing test. */
interface Received {
  status: number;
  field: string | undefined;
  seen: string;
}

/** A running server with some content, and functions that send requests no client sends. */
export interface HostileHarness {
  server(): TestServer;
  /** Returns path parameters: existing ids, unknown ids for DELETE. */
  pathParams(endpoint: Endpoint): Record<string, string>;
  /** Returns the fields of a form that need an existing item. */
  realFields(endpoint: Endpoint): Record<string, unknown>;
  /** Sends a request and checks the properties of every answer. */
  send(endpoint: Endpoint, path: string, init?: RequestInit): Promise<Received>;
  sendJson(endpoint: Endpoint, body: unknown): Promise<Received>;
  /** Errors of its own that the server has logged. */
  readonly faults: readonly string[];
  /** Checks that the work changes no table's number of rows. */
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
  const pathParams: HostileHarness['pathParams'] = ({ name, method }) => ({
    ...made.get(name),
    ...(method === 'DELETE' && { id: NOWHERE }),
  });

  beforeAll(async () => {
    // The areas' fixtures are made for the mocks' time.
    server = await startTestServer({
      databaseUrl: await database(),
      logger,
      now: () => new Date(NOW),
    });
    const owner = await server.signUp();
    memberId = owner.user.id;
    // An admin passes every check of access.
    await server.community.members.setRole(memberId, 'admin');
    const moderator = await server.signUp();
    await server.community.members.setRole(moderator.user.id, 'moderator');
    const users = {
      owner,
      moderator,
      bystander: await server.signUp(),
      groupMember: await server.signUp(),
      admin: owner,
      mailedLink: async () => undefined,
      optOutCode: async () => '',
    };
    const tested = await conformanceOf(areas);
    for (const endpoint of endpoints) {
      const { params } = await makeFixture(tested, endpoint, users);
      made.set(endpoint.name, params);
      if (endpoint.encoding === 'multipart')
        for (const { realFields } of tested)
          real.set(endpoint.name, {
            ...real.get(endpoint.name),
            ...(await realFields[endpoint.name]?.(users)),
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
    send(endpoint, pathOf(endpoint, pathParams(endpoint)), {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  async function storesNothing(work: () => Promise<void>): Promise<void> {
    const { db } = server.community;
    // Events of an earlier test are delivered in the background.
    await expect
      .poll(() => db.selectFrom('outbox').where('done_at', 'is', null).select('id').execute())
      .toEqual([]);
    const before = await rowCounts(db);
    await work();
    expect(await rowCounts(db)).toEqual(before);
  }

  return {
    server: () => server,
    pathParams,
    // Each test has its own file.
    realFields: ({ name }) =>
      Object.fromEntries(Object.entries(real.get(name) ?? {}).filter(([key]) => key !== 'file')),
    send,
    sendJson,
    faults,
    storesNothing,
  };
}
