import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startHaltingPostgres } from '../../testing/postgresFixture.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../testing/testServer.ts';

/** Number of concurrent calls. */
const WRITERS = 12;

let postgres: Awaited<ReturnType<typeof startHaltingPostgres>>;
let server: TestServer;
let member: SignedUp;
beforeAll(async () => {
  postgres = await startHaltingPostgres();
  server = await startTestServer({ databaseUrl: postgres.address });
  member = await server.signUp();
});
afterAll(async () => {
  await server.close();
  await postgres.stop();
});

/** Posts until aborted, whatever the result. */
function writeUntil(stopped: AbortSignal) {
  const acknowledged: string[] = [];
  const refusals: { status: number; retryAfter: string | null; detail: string }[] = [];
  const write = async () => {
    while (!stopped.aborted) {
      const answer = await server.fetch('/api/posts', {
        method: 'POST',
        token: member.token,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ content: 'Kain tenun', post_type: 'text' }),
      });
      const reply = (await answer.json()) as { id: string; detail: string };
      if (answer.ok) acknowledged.push(reply.id);
      else {
        const retryAfter = answer.headers.get('retry-after');
        refusals.push({ status: answer.status, retryAfter, detail: reply.detail });
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  };
  const ended = Promise.all(Array.from({ length: WRITERS }, write));
  return { acknowledged, refusals, ended };
}

test.each(['fast', 'immediate'] as const)(
  'the server stays up and loses nothing when PostgreSQL stops under load (%s)',
  async (mode) => {
    const stop = new AbortController();
    const { acknowledged, refusals, ended } = writeUntil(stop.signal);
    for (let round = 1; round <= 3; round += 1) {
      const before = acknowledged.length;
      await vi.waitUntil(() => acknowledged.length > before + 40, { timeout: 30_000 });
      const refused = refusals.length;
      await postgres.halt(mode);
      await vi.waitUntil(() => refusals.length > refused + WRITERS, { timeout: 30_000 });
      expect((await server.fetch('/healthz')).status).toBe(200);
      expect((await server.fetch('/readyz')).status).toBe(503);
      await postgres.resume();
    }
    const before = acknowledged.length;
    await vi.waitUntil(() => acknowledged.length > before + 40, { timeout: 30_000 });
    stop.abort();
    await ended;
    const rows = await server.community.db.selectFrom('posts').select('id').execute();
    const stored = new Set(rows.map(({ id }) => id));
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    expect(new Set(refusals.map(({ status }) => status))).toEqual(new Set([503]));
    expect(new Set(refusals.map(({ retryAfter }) => retryAfter))).toEqual(new Set(['5']));
    expect((await server.fetch('/readyz')).status).toBe(200);
  },
);
