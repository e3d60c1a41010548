import { listAuditLog, setUserStatus } from '@saudagar/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabases } from '../../../../testing/testDatabases.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../../../testing/testServer.ts';

const databases = testDatabases();
let server: TestServer;
let admin: SignedUp;

beforeAll(async () => {
  server = await startTestServer({ databaseUrl: await databases.create() });
  admin = await server.signUp('kepala');
  await server.community.members.setRole(admin.user.id, 'admin');
});
afterAll(() => server.close());

const targetIdsFor = async (search: string) =>
  (await admin.client.call(listAuditLog, { query: { search } })).items.map(
    ({ target }) => target?.id,
  );

test('the audit log finds a member’s entries by a name shared with many others', async () => {
  const { user } = await server.signUp('sumber');
  await sql`insert into members (id, email, username, full_name, password_hash, role, industry_tags,
      is_verified, created_at, searched)
    select gen_random_uuid(), 'wayan' || n || '@toko.example', 'wayan' || n, 'Wayan', '-', 'user',
      '[]', true, now(), ' wayan'
    from generate_series(1, 150) n`.execute(server.community.db);
  await sql`update members set searched = ' wayan gelgel' where id = ${user.id}::uuid`.execute(
    server.community.db,
  );
  const params = { id: user.id };
  await admin.client.call(setUserStatus, { params, body: { is_active: false } });
  expect(await targetIdsFor('wayan')).toEqual([user.id]);
  expect(await targetIdsFor('wayan gelgel')).toEqual([user.id]);
  expect(await targetIdsFor('wayan kintamani')).toEqual([]);
});
