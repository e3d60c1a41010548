import { createGroup, joinGroup } from '@saudagar/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../testing/testDatabases.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../../testing/testServer.ts';

const databases = testDatabases();

describe(`offers of roles on the ${databases.kind} database`, () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await databases.create() });
  });
  afterAll(() => server.close());

  // GRP-174, GRP-179
  test('one offer of a group is open at a time, and ends with its admin', async () => {
    const [admin, one, other] = [
      await server.signUp(),
      await server.signUp(),
      await server.signUp(),
    ];
    const body = { name: 'Perajin Batik', description: 'Perajin batik di Pekalongan' };
    const { id } = await admin.client.call(createGroup, { body });
    for (const { client } of [one, other]) await client.call(joinGroup, { params: { id } });
    const { db } = server.community;
    const set = (person: SignedUp, columns: object) =>
      db
        .updateTable('group_members')
        .set(columns)
        .where('group_id', '=', id)
        .where('member_id', '=', person.user.id)
        .execute();
    const open = async () =>
      (
        await db
          .selectFrom('group_members')
          .where('group_id', '=', id)
          .where('offered_role', 'is not', null)
          .select('offered_role')
          .execute()
      ).map(({ offered_role }) => offered_role);
    await set(one, { offered_role: 'admin' });
    await expect(set(other, { offered_role: 'admin' })).rejects.toThrow(/group_members_offered/);
    await set(other, { offered_role: 'moderator' });
    await expect(set(admin, { offered_role: 'moderator' })).rejects.toThrow(/offered_role_check/);
    await expect(set(other, { role: 'moderator' })).rejects.toThrow(/offered_role_check/);
    expect(await open()).toHaveLength(2);
    await db.transaction().execute(async (write) => {
      for (const [person, role] of [
        [admin, 'member'],
        [one, 'admin'],
      ] as const)
        await write
          .updateTable('group_members')
          .set({ role })
          .where('group_id', '=', id)
          .where('member_id', '=', person.user.id)
          .execute();
    });
    expect(await open()).toEqual([]);
    await set(other, { offered_role: 'moderator' });
    await db.updateTable('groups').set({ closed_at: new Date() }).where('id', '=', id).execute();
    expect(await open()).toEqual([]);
  });
});
