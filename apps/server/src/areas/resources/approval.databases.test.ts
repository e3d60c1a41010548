import { createResource, deleteResource, listNotifications } from '@saudagar/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSocket } from '../../../testing/socketFixture.ts';
import { testDatabases } from '../../../testing/testDatabases.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { newId } from '../../ids.ts';
import { resourceApproval } from './approval.ts';

const databases = testDatabases();
const LATER = new Date('2031-05-06T07:08:09.000Z');

describe(`resource approval on the ${databases.kind} database`, () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await databases.create() });
  });
  afterAll(() => server.close());

  const signUpAs = async (role: 'moderator' | 'admin') => {
    const person = await server.signUp();
    await server.community.members.setRole(person.user.id, role);
    return person;
  };
  const save = async ({ client }: SignedUp, title: string) =>
    (
      await client.call(createResource, {
        body: {
          title,
          description: 'Dari kebun sampai pelabuhan',
          resource_type: 'article',
          category: 'Finance',
          author_name: 'Ratna Dewi',
          author_organization: 'Koperasi Gayo',
        },
      })
    ).id;
  /** Decides with a clock of its own, to show whose clock dates the publication. */
  const decide = (id: string, isApproved: boolean) => {
    const { fanOut, notify } = server.community;
    const community = { notify, now: () => LATER };
    return fanOut.transaction((write, publish) =>
      resourceApproval.decide(write, id, {
        ...{ isApproved, notes: undefined, decisionId: newId(), community, publish },
      }),
    );
  };
  const rowOf = (id: string) =>
    server.community.db
      .selectFrom('resources')
      .where('id', '=', id)
      .select(['approval_status', 'published_at'])
      .executeTakeFirst();
  const notificationsOf = async ({ client }: SignedUp) =>
    (await client.call(listNotifications, { query: {} })).items.map(
      ({ kind, actors, subject }) => ({
        kind,
        actors,
        subject,
      }),
    );

  test("approval publishes a resource at the community's time and notifies its maker", async () => {
    const maker = await signUpAs('moderator');
    const id = await save(maker, 'Ekspor kopi');
    expect(await resourceApproval.pending(server.community.db, 10)).toMatchObject([{ id }]);
    const socket = await openSocket(server.address, maker.token);
    await socket.next('ready');
    expect(await decide(id, true)).toBe(true);
    expect(await socket.next('notification')).toMatchObject({ unread: 1 });
    await socket.close();
    expect(await rowOf(id)).toEqual({ approval_status: 'approved', published_at: LATER });
    const subject = { type: 'resource', id, title: 'Ekspor kopi' };
    expect(await notificationsOf(maker)).toEqual([
      { kind: 'resource_approved', actors: [], subject },
    ]);
  });

  test('rejection turns a resource into a draft and notifies its maker', async () => {
    const maker = await signUpAs('moderator');
    const id = await save(maker, 'Ekspor teh');
    expect(await decide(id, false)).toBe(true);
    expect(await rowOf(id)).toEqual({ approval_status: 'draft', published_at: null });
    expect(await notificationsOf(maker)).toMatchObject([
      { kind: 'resource_rejected', subject: { type: 'decision', title: 'Ekspor teh' } },
    ]);
  });

  test('only the first decision on a resource counts and notifies', async () => {
    const maker = await signUpAs('moderator');
    const id = await save(maker, 'Ekspor kakao');
    const [isPublished, isRefused] = await Promise.all([decide(id, true), decide(id, false)]);
    expect(isPublished).toBe(!isRefused);
    const kind = isPublished ? 'resource_approved' : 'resource_rejected';
    expect(await notificationsOf(maker)).toMatchObject([{ kind }]);
  });

  test('approval publishes a resource whose maker was deleted', async () => {
    const maker = await signUpAs('moderator');
    const id = await save(maker, 'Ekspor lada');
    await server.community.db
      .updateTable('resources')
      .set({ maker_id: null })
      .where('id', '=', id)
      .execute();
    expect(await decide(id, true)).toBe(true);
    expect(await notificationsOf(maker)).toEqual([]);
  });

  test('deleting a resource withdraws its approval notification', async () => {
    const [maker, admin] = [await signUpAs('moderator'), await signUpAs('admin')];
    const id = await save(maker, 'Ekspor pala');
    await decide(id, true);
    await admin.client.call(deleteResource, { params: { id } });
    expect(await notificationsOf(maker)).toMatchObject([{ kind: 'resource_deleted_by_staff' }]);
  });
});
