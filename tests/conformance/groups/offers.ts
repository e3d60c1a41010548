import {
  acceptGroupOffer,
  blockMember,
  closeGroup,
  declineGroupOffer,
  type GroupOfferRole,
  handOverGroup,
  listGroupMembers,
  removeGroupMember,
  setGroupRole,
  withdrawGroupOffer,
} from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import { failureOf, type Harness, type Person } from '../harness.ts';
import { notificationSteps } from '../notifications/notificationSteps.ts';
import { NOT_ALLOWED } from '../refusals.ts';
import { groupSteps, handOver, join, letIn, nameModerator } from './groupSteps.ts';

const NOT_OPEN = {
  status: 404,
  en: 'This offer is no longer open',
  id: 'Tawaran ini sudah tidak berlaku',
};
const NOT_IN_IT = {
  status: 404,
  en: 'This member is not in the group',
  id: 'Anggota ini tidak ada di dalam grup',
};
const OFFERED_ELSEWHERE = {
  status: 409,
  en: 'The group is already offered to another member. Withdraw that offer first.',
  id: 'Grup sudah ditawarkan kepada anggota lain. Tarik kembali tawaran itu dulu.',
};
const CLOSED = {
  status: 409,
  en: 'This group is closed. Nobody can join it or write in it.',
  id: 'Grup ini sudah ditutup. Tidak ada yang dapat bergabung atau menulis di sini.',
};

/** Offers of a role in a group, and of the group itself (GRP-174–179). */
export function offersSuite(harness: Harness): void {
  const { settle, see, leave } = groupSteps(harness);
  const { list } = notificationSteps(harness);
  const promote = ({ client }: Person, id: string, of: Person, role = 'moderator' as const) =>
    client.call(setGroupRole, { params: { id, userId: of.user.id }, body: { role } });
  const demote = ({ client }: Person, id: string, of: Person) =>
    client.call(setGroupRole, {
      params: { id, userId: of.user.id },
      body: { role: 'member' as const },
    });
  const hand = ({ client }: Person, id: string, of: Person) =>
    client.call(handOverGroup, { params: { id }, body: { user_id: of.user.id } });
  const accept = ({ client }: Person, id: string, role: GroupOfferRole) =>
    client.call(acceptGroupOffer, { params: { id }, body: { role } });
  const decline = ({ client }: Person, id: string) =>
    client.call(declineGroupOffer, { params: { id } });
  const withdraw = ({ client }: Person, id: string, of: Person) =>
    client.call(withdrawGroupOffer, { params: { id, userId: of.user.id } });
  const offeredTo = async (person: Person, id: string) =>
    (await see(person, id)).offered_role ?? null;
  const offersIn = async ({ client }: Person, id: string) =>
    (await client.call(listGroupMembers, { params: { id } })).items.flatMap(
      ({ user, offered_role }) => (offered_role ? [[user.id, offered_role]] : []),
    );
  const offers = (person: Person) =>
    Promise.all(['group_offered', 'group_role_offered'].map((kind) => list(person, { kind }))).then(
      (all) => all.flat(),
    );

  // GRP-174, GRP-175
  describe('an offer of a role', () => {
    it('a member becomes a moderator by accepting, and the admin is notified', async () => {
      const { admin, groupMember, id } = await settle();
      for (let times = 0; times < 2; times += 1)
        expect(await promote(admin, id, groupMember)).toMatchObject({
          membership: 'member',
          offered: true,
        });
      expect(await offeredTo(groupMember, id)).toBe('moderator');
      expect(await list(groupMember, { kind: 'group_role_offered' })).toMatchObject([
        { actors: [{ id: admin.user.id }], subject: { type: 'group', id } },
      ]);
      expect(await accept(groupMember, id, 'moderator')).toMatchObject({
        ...{ id, membership: 'moderator', requests_count: 0 },
      });
      expect(await offeredTo(groupMember, id)).toBeNull();
      expect(await offers(groupMember)).toEqual([]);
      expect(await list(admin, { kind: 'group_offer_accepted' })).toMatchObject([
        { actors: [{ id: groupMember.user.id }], subject: { type: 'group', id } },
      ]);
      await harness.refuses(NOT_OPEN, groupMember.token, (client) =>
        accept({ ...groupMember, client }, id, 'moderator'),
      );
    });

    it('a group changes hands by accepting, and the former admin stays a member', async () => {
      const { admin, groupMember, id } = await settle();
      expect(await hand(admin, id, groupMember)).toMatchObject({
        ...{ id, offered: true, membership: 'admin', admin_user_id: admin.user.id },
      });
      expect(await list(groupMember, { kind: 'group_offered' })).toHaveLength(1);
      expect(await accept(groupMember, id, 'admin')).toMatchObject({
        ...{ membership: 'admin', admin_user_id: groupMember.user.id },
      });
      expect(await see(admin, id)).toMatchObject({ membership: 'member', member_count: 2 });
      expect(await list(admin, { kind: 'group_offer_accepted' })).toHaveLength(1);
    });

    it('the group is offered to one member at a time', async () => {
      const { admin, groupMember, outsider, id } = await settle();
      await letIn(admin, id, outsider);
      await hand(admin, id, groupMember);
      expect(await hand(admin, id, groupMember)).toMatchObject({ offered: true });
      await harness.refuses(OFFERED_ELSEWHERE, admin.token, (client) =>
        hand({ ...admin, client }, id, outsider),
      );
      await withdraw(admin, id, groupMember);
      expect(await hand(admin, id, outsider)).toMatchObject({ offered: true });
    });

    it('two offers of the group at once leave one open', async () => {
      const { admin, groupMember, outsider, id } = await settle();
      await letIn(admin, id, outsider);
      await Promise.allSettled([hand(admin, id, groupMember), hand(admin, id, outsider)]);
      expect(await offersIn(admin, id)).toHaveLength(1);
    });

    it('another offer replaces the first, and the first cannot be accepted any more', async () => {
      const { admin, groupMember, id } = await settle();
      await promote(admin, id, groupMember);
      await hand(admin, id, groupMember);
      expect(await offers(groupMember)).toMatchObject([{ kind: 'group_offered' }]);
      await harness.refuses(NOT_OPEN, groupMember.token, (client) =>
        accept({ ...groupMember, client }, id, 'moderator'),
      );
      expect(await offeredTo(groupMember, id)).toBe('admin');
      await nameModerator(admin, id, groupMember);
      await hand(admin, id, groupMember);
      await accept(groupMember, id, 'admin');
      expect(await see(groupMember, id)).toMatchObject({ membership: 'admin' });
    });

    it('an open offer is read by the member and the admin alone', async () => {
      const { admin, groupMember, outsider, id } = await settle();
      await letIn(admin, id, outsider);
      await promote(admin, id, groupMember);
      expect(await offersIn(admin, id)).toEqual([[groupMember.user.id, 'moderator']]);
      for (const one of [groupMember, outsider]) expect(await offersIn(one, id)).toEqual([]);
      expect(await offeredTo(outsider, id)).toBeNull();
      expect(await offeredTo(admin, id)).toBeNull();
    });
  });

  // GRP-176, GRP-177
  describe('the end of an offer', () => {
    it('a declined offer is reported, and can be made again without another notice', async () => {
      const { admin, groupMember, id } = await settle();
      await promote(admin, id, groupMember);
      const [first] = await offers(groupMember);
      expect(await decline(groupMember, id)).toMatchObject({ membership: 'member' });
      expect(await offers(groupMember)).toEqual([]);
      expect(await list(admin, { kind: 'group_offer_declined' })).toMatchObject([
        { actors: [{ id: groupMember.user.id }] },
      ]);
      await harness.refuses(NOT_OPEN, groupMember.token, (client) =>
        decline({ ...groupMember, client }, id),
      );
      await promote(admin, id, groupMember);
      expect(await offers(groupMember)).toEqual([first]);
    });

    it('a withdrawn offer goes with its notification', async () => {
      const { admin, groupMember, id } = await settle();
      await hand(admin, id, groupMember);
      await harness.refuses(NOT_ALLOWED, groupMember.token, (client) =>
        withdraw({ ...groupMember, client }, id, groupMember),
      );
      expect(await withdraw(admin, id, groupMember)).toMatchObject({ membership: 'member' });
      expect(await offers(groupMember)).toEqual([]);
      await harness.refuses(NOT_OPEN, admin.token, (client) =>
        withdraw({ ...admin, client }, id, groupMember),
      );
      await harness.refuses(NOT_OPEN, groupMember.token, (client) =>
        accept({ ...groupMember, client }, id, 'admin'),
      );
      await promote(admin, id, groupMember);
      expect(await demote(admin, id, groupMember)).not.toMatchObject({ offered: true });
      expect(await offeredTo(groupMember, id)).toBeNull();
    });

    it('an acceptance at the moment of a withdrawal holds or not, as both read', async () => {
      const { admin, groupMember, id } = await settle();
      await promote(admin, id, groupMember);
      const [accepted, withdrawn] = await Promise.allSettled([
        accept(groupMember, id, 'moderator'),
        withdraw(admin, id, groupMember),
      ]);
      expect(accepted.status).not.toBe(withdrawn.status);
      const membership = accepted.status === 'fulfilled' ? 'moderator' : 'member';
      expect(await see(groupMember, id)).toMatchObject({ membership });
    });

    it('leaving, a removal and the closing of a group end its offers', async () => {
      const { admin, groupMember, outsider, id } = await settle();
      await letIn(admin, id, outsider);
      await promote(admin, id, groupMember);
      await leave(groupMember, id);
      expect(await offers(groupMember)).toEqual([]);
      await join(groupMember, id);
      expect(await offeredTo(groupMember, id)).toBeNull();
      await hand(admin, id, groupMember);
      const params = { id, userId: groupMember.user.id };
      await admin.client.call(removeGroupMember, { params, query: { ban: 'true' } });
      expect(await offers(groupMember)).toEqual([]);
      await promote(admin, id, outsider);
      await admin.client.call(closeGroup, { params: { id } });
      expect(await offeredTo(outsider, id)).toBeNull();
      expect(await offers(outsider)).toEqual([]);
      await harness.refuses(CLOSED, admin.token, (client) =>
        hand({ ...admin, client }, id, outsider),
      );
      await harness.refuses(CLOSED, admin.token, (client) =>
        promote({ ...admin, client }, id, outsider),
      );
    });

    it('offers of an admin end when somebody else runs the group', async () => {
      const { admin, groupMember, outsider, id } = await settle();
      await letIn(admin, id, outsider);
      await promote(admin, id, outsider);
      await handOver(admin, id, groupMember);
      expect(await offersIn(groupMember, id)).toEqual([]);
      expect(await offers(outsider)).toEqual([]);
    });
  });

  // GRP-178
  describe('offers to members who are not there', () => {
    it('a block, either way, refuses an offer in the words for those outside', async () => {
      for (const isBlockedByAdmin of [true, false]) {
        const { admin, groupMember, outsider, id } = await settle();
        const [by, whom] = isBlockedByAdmin ? [admin, groupMember] : [groupMember, admin];
        await promote(admin, id, groupMember);
        await by.client.call(blockMember, { params: { id: whom.user.id } });
        expect(await offeredTo(groupMember, id)).toBeNull();
        for (const one of [groupMember, outsider]) {
          await harness.refuses(NOT_IN_IT, admin.token, (client) =>
            promote({ ...admin, client }, id, one),
          );
          await harness.refuses({ ...NOT_IN_IT, field: 'user_id' }, admin.token, (client) =>
            hand({ ...admin, client }, id, one),
          );
        }
        const refused = await failureOf(accept(groupMember, id, 'moderator'));
        expect(refused.status).toBe(404);
      }
    });

    it('a deactivated member is offered nothing', async () => {
      const { admin, groupMember, id } = await settle();
      await harness.deactivate(groupMember.user.id);
      await harness.refuses(NOT_IN_IT, admin.token, (client) =>
        promote({ ...admin, client }, id, groupMember),
      );
      await harness.refuses({ ...NOT_IN_IT, field: 'user_id' }, admin.token, (client) =>
        hand({ ...admin, client }, id, groupMember),
      );
    });
  });

  it('without an offer a group answers 404 to an acceptance', async () => {
    const { outsider, groupMember, id } = await settle({ group_type: 'private' });
    for (const { token } of [outsider, groupMember])
      for (const group of [id, '01920000-0000-7000-8000-000000000000']) {
        const params = { id: group };
        await harness.refuses(NOT_OPEN, token, (client) =>
          client.call(acceptGroupOffer, { params, body: { role: 'admin' } }),
        );
        await harness.refuses(NOT_OPEN, token, (client) =>
          client.call(declineGroupOffer, { params }),
        );
      }
  });
}
