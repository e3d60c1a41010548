import {
  handOverGroup,
  joinGroup,
  leaveGroup,
  listGroupMembers,
  removeGroupMember,
  withdrawGroupRequest,
} from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import type { Harness, Person } from '../harness.ts';
import { groupSteps, handOver, join, letIn, NO_GROUP } from './groupSteps.ts';

const UNKNOWN = '01920000-0000-7000-8000-000000000000';
const NOT_IN_IT = {
  status: 404,
  en: 'This member is not in the group',
  id: 'Anggota ini tidak ada di dalam grup',
};

/** Joining, leaving, and an admin's acts on a group's members (GRP-041–050). */
export function membershipSuite(harness: Harness): void {
  const { settle, see, leave } = groupSteps(harness);
  const members = async (by: Person, id: string, query: object = {}) =>
    (await by.client.call(listGroupMembers, { params: { id }, query })).items;

  describe('joining a public group', () => {
    it('joining a public group is immediate, and repeating it changes nothing', async () => {
      const { outsider, id } = await settle();
      expect((await see(outsider, id)).membership).toBe('none');
      const all = await Promise.all([join(outsider, id), join(outsider, id), join(outsider, id)]);
      for (const each of all) expect(each).toEqual({ membership: 'member', member_count: 3 });
      expect(await see(outsider, id)).toMatchObject({ membership: 'member', member_count: 3 });
    });

    it('joining a public group accepts an empty body', async () => {
      const { outsider, id } = await settle();
      const answer = await harness.fetch(`/api/groups/${id}/join`, {
        method: 'POST',
        token: outsider.token,
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
      expect(answer.status).toBe(200);
    });
  });

  describe('leaving a group', () => {
    it('every member but the last admin may leave a group', async () => {
      const { admin, groupMember, outsider, id } = await settle();
      await harness.refuses(
        {
          status: 400,
          en: 'You run this group. Hand it over to another member before you leave.',
          id: 'Anda mengelola grup ini. Serahkan kepada anggota lain sebelum keluar.',
        },
        admin.token,
        (client) => client.call(leaveGroup, { params: { id } }),
      );
      expect(await leave(groupMember, id)).toEqual({ membership: 'none', member_count: 1 });
      expect(await leave(outsider, id)).toEqual({ membership: 'none', member_count: 1 });
    });

    it('an admin may leave a group after handing over', async () => {
      const { admin, groupMember, outsider, id } = await settle();
      const hand = (user_id: string, client = admin.client) =>
        client.call(handOverGroup, { params: { id }, body: { user_id } });
      await harness.refuses({ ...NOT_IN_IT, field: 'user_id' }, admin.token, (client) =>
        hand(outsider.user.id, client),
      );
      await handOver(admin, id, groupMember);
      expect(await see(admin, id)).toMatchObject({
        admin_user_id: groupMember.user.id,
        membership: 'member',
      });
      await leave(admin, id);
      expect(await see(groupMember, id)).toMatchObject({ membership: 'admin', member_count: 1 });
    });
  });

  describe('the members of a group', () => {
    it('members of a group are listed in order of joining, searched and paged', async () => {
      const { admin, groupMember, id } = await settle();
      const sari = await harness.signUp({ full_name: 'Sari Wulandari' });
      await letIn(admin, id, sari);
      const all = await members(groupMember, id);
      expect(all.map(({ user, role }) => [user.id, role])).toEqual([
        [admin.user.id, 'admin'],
        [groupMember.user.id, 'member'],
        [sari.user.id, 'member'],
      ]);
      for (const search of ['WULAN', 'sa', 'wu sari'])
        expect(await members(groupMember, id, { search })).toEqual([all[2]]);
      const page = await groupMember.client.call(listGroupMembers, {
        params: { id },
        query: { limit: 2 },
      });
      const next = { limit: 2, cursor: page.cursor ?? '' };
      expect([...page.items, ...(await members(groupMember, id, next))]).toEqual(all);
    });

    it('an admin removes members of a group, but not themselves', async () => {
      const { admin, groupMember, outsider, id } = await settle();
      const remove = (userId: string, client = admin.client) =>
        client.call(removeGroupMember, { params: { id, userId } });
      expect(await remove(groupMember.user.id)).toEqual({ membership: 'none', member_count: 1 });
      for (const userId of [groupMember.user.id, outsider.user.id, 'nobody'])
        await harness.refuses(NOT_IN_IT, admin.token, (client) => remove(userId, client));
      const own = {
        status: 400,
        en: 'You cannot remove yourself from the group',
        id: 'Anda tidak dapat mengeluarkan diri sendiri dari grup',
      };
      await harness.refuses(own, admin.token, (client) => remove(admin.user.id, client));
    });
  });

  it('every call on members of an unknown group is answered 404', async () => {
    const { token, user } = await harness.signUp();
    const params = { id: UNKNOWN, userId: user.id };
    for (const path of [joinGroup, withdrawGroupRequest, leaveGroup, listGroupMembers])
      await harness.refuses(NO_GROUP, token, (client) => client.call(path, { params }));
    await harness.refuses(NO_GROUP, token, (client) => client.call(removeGroupMember, { params }));
    await harness.refuses(NO_GROUP, token, (client) =>
      client.call(handOverGroup, { params, body: { user_id: user.id } }),
    );
  });
}
