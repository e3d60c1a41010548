import { getMemberProfile, searchPeople } from '@saudagar/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/testDatabases.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../testing/testServer.ts';
import { DEFAULT_LIMITS, NO_LIMITS } from './limits.ts';

const databases = testDatabases();
const { connections, people, profile } = DEFAULT_LIMITS;

// NET-161, ACCT-150
describe(`scraping the directory, on the ${databases.kind} database`, () => {
  let server: TestServer;
  let scraper: SignedUp;
  let other: SignedUp;
  beforeAll(async () => {
    server = await startTestServer({
      databaseUrl: await databases.create(),
      limits: { ...NO_LIMITS, connections, people, profile },
      trustedProxies: ['127.0.0.1'],
    });
    scraper = await server.signUp('penyalin');
    other = await server.signUp('tetangga');
  });
  afterAll(() => server.close());

  async function count(turns: number, call: () => Promise<unknown>): Promise<number> {
    let answered = 0;
    for (let turn = 0; turn < turns; turn += 1)
      await call().then(
        () => {
          answered += 1;
        },
        () => {},
      );
    return answered;
  }

  test('a member who searches 150 times at once is refused, others are not', async () => {
    const search = ({ client }: SignedUp) =>
      client.call(searchPeople, { query: { query: 'to', limit: 100 } });
    expect(await count(150, () => search(scraper))).toBe(people.most);
    await expect(search(scraper)).rejects.toMatchObject({ status: 429 });
    expect((await search(other)).items.length).toBeGreaterThanOrEqual(0);
  });

  test('a member who opens profile after profile is refused', async () => {
    const open = () => scraper.client.call(getMemberProfile, { params: { id: other.user.id } });
    expect(await count(profile.most + 5, open)).toBe(profile.most);
  });

  test('connections read without a session are counted by address', async () => {
    const read = (from: string) =>
      server.fetch(`/api/users/${other.user.id}/connections`, {
        headers: { 'x-forwarded-for': from },
      });
    const statuses: number[] = [];
    for (let turn = 0; turn < connections.most + 3; turn += 1)
      statuses.push((await read('203.0.113.5')).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(connections.most);
    expect((await read('203.0.113.6')).status).toBe(200);
  });
});
