import {
  acceptGroupInvitation,
  acceptGroupOffer,
  acceptGroupRequest,
  closeGroup,
  createComment,
  createGroup,
  createGroupPost,
  type Group,
  type GroupBody,
  getGroup,
  getPost,
  handOverGroup,
  inviteToGroup,
  joinGroup,
  leaveGroup,
  likeGroupPost,
  listGroupMembers,
  listGroupPosts,
  listGroupRequests,
  listMyGroups,
  listNotifications,
  listPosts,
  listSentGroupInvitations,
  removeGroupMember,
  setGroupRole,
  updateGroup,
  uploadFile,
  withdrawGroupInvitation,
  withdrawGroupRequest,
} from '@saudagar/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { video } from '../../../testing/sampleFiles.ts';
import { testDatabases } from '../../../testing/testDatabases.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { newId } from '../../ids.ts';
import { areas } from '../areas.ts';
import { deleteMember } from '../memberData.ts';
import { groupApproval } from './approval.ts';
import { deleteClosedGroups } from './closing.ts';
import { flaggedGroup } from './flagged.ts';
import { groupAudience } from './ownData.ts';

const databases = testDatabases();
const DAY = 86_400_000;

describe(`trade groups on the ${databases.kind} database`, () => {
  let server: TestServer;
  let later = 10 * DAY;
  beforeAll(async () => {
    server = await startTestServer({
      databaseUrl: await databases.create(),
      approveNewMembersDays: 3,
      now: () => new Date(Date.now() + later),
    });
  });
  afterAll(() => server.close());

  /** Signs up a member old enough that their groups need no approval. */
  async function member(): Promise<SignedUp> {
    const person = await server.signUp('warga');
    await server.community.db
      .updateTable('members')
      .set({ created_at: new Date(0) })
      .where('id', '=', person.user.id)
      .execute();
    return person;
  }
  const many = (count: number) => Promise.all(Array.from({ length: count }, member));
  const makeGroup = ({ client }: SignedUp, parts: Partial<GroupBody> = {}): Promise<Group> =>
    client.call(createGroup, {
      body: { name: 'Perajin Batik', description: 'Perajin batik di Pekalongan', ...parts },
    });
  const join = ({ client }: SignedUp, id: string) => client.call(joinGroup, { params: { id } });
  const see = ({ client }: SignedUp, id: string) => client.call(getGroup, { params: { id } });
  const post = ({ client }: SignedUp, id: string, attachments: string[] = []) =>
    client.call(createGroupPost, { params: { id }, body: { content: 'Malam', attachments } });
  const statusOf = (call: Promise<unknown>): Promise<unknown> =>
    call.then(
      () => 'done',
      ({ status }) => status,
    );
  /** Reads a group's counters from the tables themselves. */
  async function truth(id: string) {
    const { rows } = await sql<{ members: number; admins: number; posts: number }>`
      select (select count(*)::int from group_members where group_id = ${id}) as members,
        (select count(*)::int from group_members
          where group_id = ${id} and role = 'admin') as admins,
        (select count(*)::int from posts where group_id = ${id}) as posts`.execute(
      server.community.db,
    );
    return rows[0];
  }

  // GRP-173
  test('a closed group is deleted after 30 days, once, however many processes sweep', async () => {
    const [admin, other] = [await member(), await member()];
    const [old, young] = [await makeGroup(admin), await makeGroup(admin)];
    await join(other, old.id);
    for (const { id } of [old, young]) await admin.client.call(closeGroup, { params: { id } });
    await server.community.db
      .updateTable('groups')
      .set({ closed_at: new Date(Date.now() - 31 * 86_400_000) })
      .where('id', '=', old.id)
      .execute();
    const swept = await Promise.all([1, 2, 3].map(() => deleteClosedGroups(server.community)));
    expect(swept.reduce((all, one) => all + one)).toBe(1);
    expect(await statusOf(see(other, old.id))).toBe(404);
    expect(await see(admin, young.id)).toMatchObject({ membership: 'admin' });
  });

  describe('twenty members at once', () => {
    test('twenty concurrent members join, post, like and leave, and every count is right', async () => {
      const [admin, people] = [await member(), await many(20)];
      const { id } = await makeGroup(admin);
      await Promise.all([...people, ...people].map((person) => join(person, id)));
      expect(await see(admin, id)).toMatchObject({ member_count: 21 });
      await Promise.all(people.map((person) => post(person, id)));
      expect(await see(admin, id)).toMatchObject({ posts_count: 20, posts_this_week: 20 });
      const first = (await admin.client.call(listGroupPosts, { params: { id } })).items[0];
      const params = { id, postId: first?.id ?? '' };
      await Promise.all(people.map(({ client }) => client.call(likeGroupPost, { params })));
      const [liked] = (await admin.client.call(listGroupPosts, { params: { id } })).items;
      expect(liked?.likes_count).toBe(20);
      const leaving = people.slice(0, 10);
      await Promise.all(leaving.map(({ client }) => client.call(leaveGroup, { params: { id } })));
      expect(await see(admin, id)).toMatchObject({ member_count: 11 });
      expect(await truth(id)).toEqual({ members: 11, admins: 1, posts: 20 });
    });

    test('twenty concurrent members ask to join and are accepted once each', async () => {
      const [admin, people] = [await member(), await many(20)];
      const { id } = await makeGroup(admin, { group_type: 'private' });
      await Promise.all(people.map((person) => join(person, id)));
      const accept = ({ user }: SignedUp) =>
        admin.client.call(acceptGroupRequest, { params: { id, userId: user.id } });
      await Promise.all([...people, ...people].map(accept));
      expect(await see(admin, id)).toMatchObject({ member_count: 21, requests_count: 0 });
      expect(await truth(id)).toMatchObject({ members: 21, admins: 1 });
    });
  });

  describe('two at the same moment', () => {
    test('concurrent decisions on a join request leave one state that both see', async () => {
      const admin = await member();
      const { id } = await makeGroup(admin, { group_type: 'private' });
      for (let round = 0; round < 10; round += 1) {
        const person = await member();
        await join(person, id);
        const before = (await see(admin, id)).member_count;
        const [accepted] = await Promise.all([
          statusOf(
            admin.client.call(acceptGroupRequest, { params: { id, userId: person.user.id } }),
          ),
          person.client.call(withdrawGroupRequest, { params: { id } }),
        ]);
        const { membership, member_count } = await see(person, id);
        expect([accepted, membership, member_count]).toEqual(
          accepted === 'done' ? ['done', 'member', before + 1] : [404, 'none', before],
        );
        const { items } = await admin.client.call(listGroupRequests, { params: { id } });
        expect(items).toEqual([]);
      }
    });

    test('concurrent answers to a group invitation leave one state that both see', async () => {
      const admin = await member();
      const { id } = await makeGroup(admin, { group_type: 'private' });
      for (let round = 0; round < 10; round += 1) {
        const person = await member();
        const body = { user_id: person.user.id };
        await admin.client.call(inviteToGroup, { params: { id }, body });
        const before = (await see(admin, id)).member_count;
        const [accepted, withdrawn] = await Promise.all([
          statusOf(person.client.call(acceptGroupInvitation, { params: { id } })),
          admin.client.call(withdrawGroupInvitation, { params: { id, userId: person.user.id } }),
        ]);
        const { membership, member_count } = await see(person, id);
        expect([accepted, membership, member_count]).toEqual(
          accepted === 'done' ? ['done', 'member', before + 1] : [404, 'none', before],
        );
        expect(withdrawn).toEqual({ membership, member_count });
        const { items } = await admin.client.call(listSentGroupInvitations, { params: { id } });
        expect(items).toEqual([]);
      }
    });

    test('concurrent departures cannot remove a group’s last admin', async () => {
      const [admin, other] = [await member(), await member()];
      const { id } = await makeGroup(admin);
      await join(other, id);
      const leave = ({ client }: SignedUp) => statusOf(client.call(leaveGroup, { params: { id } }));
      expect(await Promise.all([leave(admin), leave(admin)])).toEqual([400, 400]);
      const body = { user_id: other.user.id };
      await admin.client.call(handOverGroup, { params: { id }, body });
      const accepting = { params: { id }, body: { role: 'admin' as const } };
      const results = await Promise.all([
        statusOf(other.client.call(acceptGroupOffer, accepting)),
        leave(other),
        leave(admin),
      ]);
      expect(results.every((result) => result === 'done' || result === 400 || result === 404)).toBe(
        true,
      );
      expect(await truth(id)).toMatchObject({ admins: 1 });
      const { members } = (await truth(id)) ?? {};
      const reader = await member();
      expect((await see(reader, id)).member_count).toBe(members);
    });

    test('a concurrent removal and departure count once', async () => {
      const [admin, other] = [await member(), await member()];
      const { id } = await makeGroup(admin);
      await join(other, id);
      await Promise.all([
        statusOf(admin.client.call(removeGroupMember, { params: { id, userId: other.user.id } })),
        other.client.call(leaveGroup, { params: { id } }),
      ]);
      expect(await see(admin, id)).toMatchObject({ member_count: 1 });
    });
  });

  test('the database itself keeps an admin in every group', async () => {
    const admin = await member();
    const { id } = await makeGroup(admin);
    const { db } = server.community;
    const own = { group_id: id, member_id: admin.user.id };
    const deletion = db.transaction().execute(async (write) => {
      await write
        .deleteFrom('group_members')
        .where('group_id', '=', own.group_id)
        .where('member_id', '=', own.member_id)
        .execute();
    });
    await expect(deletion).rejects.toMatchObject({ code: '23514' });
    const second = { ...own, member_id: (await member()).user.id, role: 'admin' as const };
    const doubled = db
      .insertInto('group_members')
      .values({ ...second, joined_at: new Date() })
      .execute();
    await expect(doubled).rejects.toMatchObject({ code: '23505' });
  });

  describe('the deletion of an account', () => {
    const leaveFor = ({ user }: SignedUp) => deleteMember(areas, server.community, user.id);

    test('deleting an account hands its groups to their longest-standing members', async () => {
      const [admin, first, second] = [await member(), await member(), await member()];
      const { id } = await makeGroup(admin);
      for (const person of [first, second]) {
        await join(person, id);
        later += 1_000;
      }
      await post(first, id);
      await post(admin, id);
      const offer = {
        params: { id, userId: second.user.id },
        body: { role: 'moderator' as const },
      };
      await admin.client.call(setGroupRole, offer);
      await leaveFor(admin);
      expect((await see(second, id)).offered_role ?? null).toBeNull();
      expect(await see(second, id)).toMatchObject({
        admin_user_id: first.user.id,
        created_by: null,
        member_count: 2,
        posts_count: 1,
      });
      const notification = await first.client.call(listNotifications, {
        query: { kind: 'group_handed_over' },
      });
      expect(notification.items).toMatchObject([{ actors: [], subject: { id } }]);
    });

    test('deleting an account deletes its groups without other members, posts and files', async () => {
      const [admin, reader] = [await member(), await member()];
      const { id } = await makeGroup(admin);
      await join(reader, id);
      const file = new File([new Uint8Array(video('webm'))], 'klip.webm');
      const sent = await reader.client.call(uploadFile, { body: { category: 'posts', file } });
      const made = await post(reader, id, [sent.file.id]);
      await reader.client.call(leaveGroup, { params: { id } });
      await leaveFor(admin);
      expect(await statusOf(see(reader, id))).toBe(404);
      expect(await statusOf(reader.client.call(getPost, { params: { id: made?.id ?? '' } }))).toBe(
        404,
      );
      expect((await server.fetch(sent.file.urls?.full ?? '')).status).toBe(404);
    });
  });

  describe('a group of a new member', () => {
    const decide = (id: string, isApproved: boolean) =>
      server.community.fanOut.transaction((write, publish) =>
        groupApproval.decide(write, id, {
          isApproved,
          notes: undefined,
          decisionId: newId(),
          community: server.community,
          publish,
        }),
      );

    test('a new member’s group is pending and visible to creator and moderators alone', async () => {
      const [maker, other, moderator] = [
        await server.signUp('baru'),
        await member(),
        await member(),
      ];
      await server.community.db
        .updateTable('members')
        .set({ created_at: server.community.now() })
        .where('id', '=', maker.user.id)
        .execute();
      await server.community.members.setRole(moderator.user.id, 'moderator');
      const { id, approval_status } = await makeGroup(maker, { name: 'Menunggu' });
      expect(approval_status).toBe('pending');
      expect((await groupApproval.pending(server.community.db, 10)).map((one) => one.id)).toContain(
        id,
      );
      const made = await post(maker, id);
      expect(await statusOf(see(other, id))).toBe(404);
      expect(await statusOf(join(other, id))).toBe(404);
      const params = { id: made?.id ?? '' };
      expect(await statusOf(other.client.call(getPost, { params }))).toBe(404);
      const invitation = { params: { id }, body: { user_id: other.user.id } };
      expect(await statusOf(maker.client.call(inviteToGroup, invitation))).toBe(403);
      expect(await see(moderator, id)).toMatchObject({ approval_status: 'pending' });
      expect((await maker.client.call(listMyGroups)).items).toHaveLength(1);
      expect(await decide(id, true)).toBe(true);
      expect(await decide(id, true)).toBe(false);
      expect(await see(other, id)).toMatchObject({ approval_status: 'approved' });
      const notification = await maker.client.call(listNotifications, { query: {} });
      expect(notification.items).toMatchObject([{ kind: 'group_approved', actors: [] }]);
    });

    test('a rejected group stays visible to its creator', async () => {
      const [maker, other] = [await server.signUp('baru'), await member()];
      await server.community.db
        .updateTable('members')
        .set({ created_at: server.community.now() })
        .where('id', '=', maker.user.id)
        .execute();
      const { id } = await makeGroup(maker);
      await decide(id, false);
      expect(await see(maker, id)).toMatchObject({ approval_status: 'rejected' });
      expect(await statusOf(see(other, id))).toBe(404);
    });
  });

  test('a moderator reads a flagged private post and can remove a flagged group', async () => {
    const [admin, reader] = [await member(), await member()];
    const { id } = await makeGroup(admin, { group_type: 'private' });
    const made = await post(admin, id);
    const { types } = server.community.flags;
    expect(await types.post?.show(server.community.db, made?.id ?? '')).toMatchObject({
      text: 'Malam',
    });
    const params = { id: made?.id ?? '' };
    await admin.client.call(createComment, { params, body: { content: 'Ya' } });
    expect(await flaggedGroup.remove(server.community, id)).toBe(true);
    expect(await flaggedGroup.remove(server.community, id)).toBe(false);
    expect(await statusOf(see(reader, id))).toBe(404);
    for (const of of [admin, reader])
      expect(await statusOf(of.client.call(getPost, { params }))).toBe(404);
    const { items } = await admin.client.call(listPosts, { query: { limit: 100 } });
    expect(items.map((one) => one.id)).not.toContain(params.id);
  });

  // GRP-181
  test('a group that becomes public keeps posts of a clock ahead, also under review', async () => {
    const [admin, reader] = [await member(), await member()];
    const { id } = await makeGroup(admin, { group_type: 'private' });
    const made = await post(admin, id);
    const params = { id: made?.id ?? '' };
    const { db, now } = server.community;
    const ahead = new Date(now().getTime() + 60_000);
    await db.updateTable('posts').set({ created_at: ahead }).where('id', '=', params.id).execute();
    const recent = { created_at: now() };
    await db.updateTable('members').set(recent).where('id', '=', admin.user.id).execute();
    const body = { name: 'Nama lain', description: 'Tukar kabar', group_type: 'public' } as const;
    const opened = await admin.client.call(updateGroup, { params: { id }, body });
    expect(opened).toMatchObject({ group_type: 'public', revision: { is_own: true } });
    expect(Date.parse(opened?.opened_at ?? '')).toBe(ahead.getTime() + 1);
    expect(await statusOf(reader.client.call(getPost, { params }))).toBe(404);
    expect(await admin.client.call(getPost, { params })).toMatchObject({ id: params.id });
  });

  test('the audience of a group is its active members, page by page', async () => {
    const [admin, ...others] = [await member(), await member(), await member()];
    const { id } = await makeGroup(admin);
    for (const one of others) await join(one, id);
    await server.community.members.setActive(others[0]?.user.id ?? '', false);
    const { db } = server.community;
    const first = await groupAudience(db, { id, after: null, limit: 1 });
    const rest = await groupAudience(db, { id, after: first[0] ?? null, limit: 5 });
    expect([...first, ...rest]).toEqual([admin.user.id, others[1]?.user.id].sort());
    const listed = await admin.client.call(listGroupMembers, { params: { id } });
    expect(listed.items).toHaveLength(3);
  });
});
