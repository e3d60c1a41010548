import {
  acceptGroupInvitation,
  acceptGroupRequest,
  declineGroupInvitation,
  declineGroupRequest,
  inviteToGroup,
  leaveGroup,
  listGroupInvitations,
  listGroupRequests,
  listSentGroupInvitations,
  removeGroupMember,
  withdrawGroupInvitation,
  withdrawGroupRequest,
} from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import type { Harness, Person } from '../harness.ts';
import { notificationSteps } from '../notifications/notificationSteps.ts';
import { groupSteps, handOver, join, makeGroup, NO_GROUP, nameModerator } from './groupSteps.ts';

const UNKNOWN = '01920000-0000-7000-8000-000000000000';
const NO_REQUEST = {
  status: 404,
  en: 'This request is no longer open',
  id: 'Permintaan ini sudah tidak berlaku',
};
const NO_INVITATION = {
  status: 404,
  en: 'This invitation is no longer open',
  id: 'Undangan ini sudah tidak berlaku',
};

/** Ways into a private group: requests and invitations (GRP-046–048). */
export function requestsSuite(harness: Harness): void {
  const { settle, see } = groupSteps(harness);
  const { list } = notificationSteps(harness);
  const waiting = async (admin: Person, id: string) =>
    (await admin.client.call(listGroupRequests, { params: { id } })).items;
  const accept = ({ client }: Person, id: string, of: Person) =>
    client.call(acceptGroupRequest, { params: { id, userId: of.user.id } });
  const decline = ({ client }: Person, id: string, of: Person) =>
    client.call(declineGroupRequest, { params: { id, userId: of.user.id } });
  const invite = ({ client }: Person, id: string, user_id: string) =>
    client.call(inviteToGroup, { params: { id }, body: { user_id } });
  const withdraw = ({ client }: Person, id: string, of: Person) =>
    client.call(withdrawGroupInvitation, { params: { id, userId: of.user.id } });
  const sent = async ({ client }: Person, id: string) =>
    (await client.call(listSentGroupInvitations, { params: { id } })).items;
  const invitations = async ({ client }: Person) => (await client.call(listGroupInvitations)).items;

  describe('a request to join a private group', () => {
    it('a request to join notifies the group’s admin, and is made once', async () => {
      const { admin, outsider, id } = await settle({ group_type: 'private' });
      const asked = { membership: 'pending', member_count: 2 };
      expect(await Promise.all([join(outsider, id), join(outsider, id)])).toEqual([asked, asked]);
      expect((await waiting(admin, id)).map(({ user }) => user.id)).toEqual([outsider.user.id]);
      expect(await see(admin, id)).toMatchObject({ requests_count: 1 });
      expect((await see(outsider, id)).requests_count).toBeUndefined();
      const [entries] = await list(admin, { kind: 'group_join_requested' });
      expect(entries?.actors[0]?.id).toBe(outsider.user.id);
      expect(entries?.subject).toMatchObject({ type: 'group', id });
    });

    it('an accepted request makes one membership and notifies its member', async () => {
      const { admin, outsider, id } = await settle({ group_type: 'private' });
      await join(outsider, id);
      const accepted = { membership: 'member', member_count: 3 };
      expect(await accept(admin, id, outsider)).toEqual(accepted);
      expect(await accept(admin, id, outsider)).toEqual(accepted);
      expect(await waiting(admin, id)).toEqual([]);
      expect(await see(outsider, id)).toMatchObject(accepted);
      expect(await list(outsider, { kind: 'group_request_accepted' })).toHaveLength(1);
    });

    it('a declined or withdrawn request is deleted', async () => {
      const { admin, outsider, id } = await settle({ group_type: 'private' });
      await join(outsider, id);
      expect(await decline(admin, id, outsider)).toMatchObject({ membership: 'none' });
      expect(await list(outsider, { kind: 'group_request_declined' })).toHaveLength(1);
      const other = await harness.signUp();
      expect(await join(other, id)).toMatchObject({ membership: 'pending' });
      const withdraw = () => other.client.call(withdrawGroupRequest, { params: { id } });
      for (const none of [await withdraw(), await withdraw()])
        expect(none).toMatchObject({ membership: 'none' });
      // GRP-159
      const asked = () => list(admin, { kind: 'group_join_requested' });
      expect(await asked()).toMatchObject([{ actors: [{ id: outsider.user.id }, {}], count: 2 }]);
      await join(other, id);
      const part = { type: 'group_requests', id };
      expect(await asked()).toMatchObject([{ actors: [{ id: other.user.id }, {}, {}], part }]);
      await withdraw();
      for (const path of [acceptGroupRequest, declineGroupRequest])
        await harness.refuses(NO_REQUEST, admin.token, (client) =>
          client.call(path, { params: { id, userId: outsider.user.id } }),
        );
    });
  });

  // GRP-189
  describe('the news that somebody joined', () => {
    const news = (person: Person) => list(person, { kind: 'group_joined' });

    it('those who keep order hear of joins, grouped, and land at the members', async () => {
      const { admin, groupMember, outsider, id } = await settle();
      const moderator = await harness.signUp();
      await join(moderator, id);
      await nameModerator(admin, id, moderator);
      await join(outsider, id);
      const part = { type: 'group_members', id };
      const latest = { id: outsider.user.id };
      expect(await news(admin)).toMatchObject([{ actors: [latest, {}, {}], count: 3, part }]);
      expect(await news(moderator)).toMatchObject([{ actors: [latest], count: 1 }]);
      for (const person of [groupMember, outsider]) expect(await news(person)).toEqual([]);
    });

    it('who let somebody in is not notified again; who is out is taken from it', async () => {
      const { admin, groupMember, outsider, id } = await settle({ group_type: 'private' });
      await nameModerator(admin, id, groupMember);
      const other = await harness.signUp();
      await join(outsider, id);
      await accept(admin, id, outsider);
      await invite(admin, id, other.user.id);
      await other.client.call(acceptGroupInvitation, { params: { id } });
      expect(await news(admin)).toEqual([]);
      expect(await news(groupMember)).toMatchObject([{ count: 2 }]);
      await other.client.call(leaveGroup, { params: { id } });
      expect(await news(groupMember)).toMatchObject([{ actors: [{ id: outsider.user.id }] }]);
      const removed = { id, userId: outsider.user.id };
      await admin.client.call(removeGroupMember, { params: removed });
      expect(await news(groupMember)).toEqual([]);
    });
  });

  describe('an invitation', () => {
    it('an invitation lets a member into a private group at once', async () => {
      const { admin, outsider, id } = await settle({ group_type: 'private' });
      for (let times = 0; times < 2; times += 1)
        expect(await invite(admin, id, outsider.user.id)).toMatchObject({ membership: 'invited' });
      expect(await invitations(outsider)).toMatchObject([
        { group: { id, membership: 'invited' }, invited_by: { id: admin.user.id } },
      ]);
      expect(await list(outsider, { kind: 'group_invited' })).toHaveLength(1);
      const params = { id };
      expect(await outsider.client.call(acceptGroupInvitation, { params })).toEqual({
        membership: 'member',
        member_count: 3,
      });
      expect(await invitations(outsider)).toEqual([]);
      expect(await list(admin, { kind: 'group_invitation_accepted' })).toHaveLength(1);
      for (const path of [acceptGroupInvitation, declineGroupInvitation])
        await harness.refuses(NO_INVITATION, outsider.token, (client) =>
          client.call(path, { params }),
        );
    });

    it('joining accepts an invitation, declining deletes it', async () => {
      const { admin, outsider, groupMember, id } = await settle({ group_type: 'private' });
      await invite(admin, id, outsider.user.id);
      const params = { id };
      const declined = await outsider.client.call(declineGroupInvitation, { params });
      expect(declined).toMatchObject({ membership: 'none' });
      await invite(admin, id, outsider.user.id);
      expect(await join(outsider, id)).toMatchObject({ membership: 'member' });
      expect(await invite(admin, id, groupMember.user.id)).toMatchObject({ membership: 'member' });
    });

    it('an invitation to a member with a pending request admits them', async () => {
      const { admin, outsider, id } = await settle({ group_type: 'private' });
      await join(outsider, id);
      expect(await invite(admin, id, outsider.user.id)).toMatchObject({ membership: 'member' });
      expect(await waiting(admin, id)).toEqual([]);
    });

    it('the admin sees an invitation until it is answered', async () => {
      const { admin, groupMember, outsider, id } = await settle({ group_type: 'private' });
      const other = await harness.signUp();
      await invite(admin, id, outsider.user.id);
      await invite(admin, id, other.user.id);
      const open = await sent(admin, id);
      expect(open.map(({ user }) => user.id)).toEqual([other.user.id, outsider.user.id]);
      expect(open[0]?.invited_by?.id).toBe(admin.user.id);
      const first = await admin.client.call(listSentGroupInvitations, {
        params: { id },
        query: { limit: 1 },
      });
      const next = await admin.client.call(listSentGroupInvitations, {
        params: { id },
        query: { limit: 1, cursor: first.cursor ?? '' },
      });
      expect([...first.items, ...next.items]).toEqual(open);
      expect(next.cursor).toBeNull();
      await join(other, id);
      await outsider.client.call(declineGroupInvitation, { params: { id } });
      expect(await sent(admin, id)).toEqual([]);
      await invite(admin, id, outsider.user.id);
      await handOver(admin, id, groupMember);
      expect(await sent(groupMember, id)).toMatchObject([{ invited_by: { id: admin.user.id } }]);
    });

    it('withdrawing an invitation deletes it with its notification', async () => {
      const { admin, outsider, id } = await settle({ group_type: 'private' });
      const { id: elsewhere } = await makeGroup(admin);
      for (const group of [id, elsewhere]) await invite(admin, group, outsider.user.id);
      const none = { membership: 'none', member_count: 2 };
      expect(await withdraw(admin, id, outsider)).toEqual(none);
      expect(await invitations(outsider)).toMatchObject([{ group: { id: elsewhere } }]);
      expect(await list(outsider, { kind: 'group_invited' })).toMatchObject([
        { subject: { id: elsewhere } },
      ]);
      await harness.refuses(NO_INVITATION, outsider.token, (client) =>
        client.call(acceptGroupInvitation, { params: { id } }),
      );
      await harness.refuses(NO_INVITATION, admin.token, (client) =>
        client.call(withdrawGroupInvitation, { params: { id, userId: outsider.user.id } }),
      );
      await invite(admin, id, outsider.user.id);
      expect(await list(outsider, { kind: 'group_invited' })).toHaveLength(2);
    });

    it('withdrawing an accepted invitation keeps the member in the group', async () => {
      const { admin, outsider, id } = await settle({ group_type: 'private' });
      await invite(admin, id, outsider.user.id);
      await join(outsider, id);
      const member = { membership: 'member', member_count: 3 };
      expect(await withdraw(admin, id, outsider)).toEqual(member);
    });

    it('only active members of the community can be invited', async () => {
      const { admin, outsider, id } = await settle();
      await harness.deactivate(outsider.user.id);
      for (const nobody of [outsider.user.id, UNKNOWN])
        await harness.refuses(
          { status: 404, en: 'Member not found', id: 'Anggota tidak ditemukan', field: 'user_id' },
          admin.token,
          (client) => client.call(inviteToGroup, { params: { id }, body: { user_id: nobody } }),
        );
    });
  });

  it('requests and invitations of an unknown group are answered 404', async () => {
    const { token, user } = await harness.signUp();
    const params = { id: UNKNOWN, userId: user.id };
    for (const path of [acceptGroupRequest, declineGroupRequest])
      await harness.refuses(NO_GROUP, token, (client) => client.call(path, { params }));
    for (const path of [listGroupRequests, listSentGroupInvitations, withdrawGroupInvitation])
      await harness.refuses(NO_GROUP, token, (client) => client.call(path, { params }));
    await harness.refuses(NO_GROUP, token, (client) =>
      client.call(inviteToGroup, { params, body: { user_id: user.id } }),
    );
  });
}
