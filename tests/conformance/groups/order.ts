import {
  acceptGroupRequest,
  createGroupComment,
  declineGroupRequest,
  deletePost,
  getModerationDecision,
  getPost,
  inviteToGroup,
  joinGroup,
  leaveGroup,
  liftGroupBan,
  listGroupBans,
  listGroupComments,
  listGroupMembers,
  listGroupRequests,
  listMyGroups,
  removeGroupComment,
  removeGroupMember,
  removeGroupPost,
  setGroupRole,
} from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import type { Harness, Person } from '../harness.ts';
import { notificationSteps } from '../notifications/notificationSteps.ts';
import { NOT_ALLOWED } from '../refusals.ts';
import { groupSteps, join, letIn, makeGroup, NO_GROUP, nameModerator, post } from './groupSteps.ts';

const OUTRANKED = {
  status: 403,
  en: 'Only the group’s admin can do this to one of its moderators, and nobody to its admin',
  id: 'Hanya admin grup yang dapat melakukannya terhadap moderator grup, dan tidak seorang pun terhadap adminnya',
};
const BANNED = {
  status: 403,
  en: 'You were banned from this group and cannot join it',
  id: 'Anda dilarang masuk ke grup ini dan tidak dapat bergabung',
};
const MEMBER_BANNED = {
  status: 409,
  en: 'This member is banned from the group. Lift the ban first.',
  id: 'Anggota ini dilarang masuk ke grup. Akhiri larangannya dulu.',
  field: 'user_id',
};
const NO_BAN = {
  status: 404,
  en: 'This ban was already lifted',
  id: 'Larangan ini sudah diakhiri',
};

/** Order in a group, kept by its admin and its own moderators (GRP-160–168). */
export function orderSuite(harness: Harness): void {
  const { settle, see, posts } = groupSteps(harness);
  const { list } = notificationSteps(harness);
  const setRole = ({ client }: Person, id: string, of: Person, role: 'moderator' | 'member') =>
    client.call(setGroupRole, { params: { id, userId: of.user.id }, body: { role } });
  const remove = ({ client }: Person, id: string, of: Person, ban?: 'true') =>
    client.call(removeGroupMember, {
      params: { id, userId: of.user.id },
      query: ban ? { ban } : {},
    });
  const lift = ({ client }: Person, id: string, of: Person) =>
    client.call(liftGroupBan, { params: { id, userId: of.user.id } });
  const bans = async ({ client }: Person, id: string) =>
    (await client.call(listGroupBans, { params: { id } })).items;
  /** A group with a moderator, besides its admin and a plain member. */
  async function settleModerated(parts: object = {}) {
    const settled = await settle(parts);
    const moderator = await harness.signUp();
    await letIn(settled.admin, settled.id, moderator);
    await nameModerator(settled.admin, settled.id, moderator);
    return { ...settled, moderator };
  }

  // GRP-160, GRP-161, GRP-169
  describe('moderators of a group', () => {
    it('a moderator may step down, and the admin takes the role back', async () => {
      const { admin, groupMember, moderator, id } = await settleModerated();
      const { items } = await admin.client.call(listGroupMembers, { params: { id } });
      expect(items.map(({ role }) => role)).toEqual(['admin', 'member', 'moderator']);
      expect(await see(moderator, id)).toMatchObject({
        membership: 'moderator',
        requests_count: 0,
      });
      const own = await moderator.client.call(listMyGroups);
      expect(own.items).toMatchObject([{ id, user_role: 'moderator' }]);
      for (const one of [groupMember, moderator])
        await harness.refuses(NOT_ALLOWED, one.token, (client) =>
          setRole({ ...one, client }, id, groupMember, 'moderator'),
        );
      expect(await setRole(moderator, id, moderator, 'member')).toMatchObject({
        membership: 'member',
      });
      await nameModerator(admin, id, moderator);
      await setRole(admin, id, moderator, 'member');
      expect(await list(moderator, { kind: 'group_role_taken' })).toHaveLength(1);
      await harness.refuses(
        {
          status: 400,
          en: 'The group’s admin has this role until the group is handed over',
          id: 'Admin grup memegang peran ini sampai grup diserahkan',
        },
        admin.token,
        (client) => setRole({ ...admin, client }, id, admin, 'member'),
      );
    });

    it('a moderator answers requests, which notify them too', async () => {
      const { admin, moderator, outsider, id } = await settleModerated({ group_type: 'private' });
      await join(outsider, id);
      for (const one of [admin, moderator])
        expect(await list(one, { kind: 'group_join_requested' })).not.toEqual([]);
      expect(await see(moderator, id)).toMatchObject({ requests_count: 1 });
      const params = { id, userId: outsider.user.id };
      const { items } = await moderator.client.call(listGroupRequests, { params: { id } });
      expect(items).toHaveLength(1);
      expect(await moderator.client.call(acceptGroupRequest, { params })).toMatchObject({
        membership: 'member',
      });
    });
  });

  // GRP-165, GRP-166, GRP-167
  describe('bans from a group', () => {
    it('a removed member is notified and may come back', async () => {
      const { admin, groupMember, id } = await settle();
      await remove(admin, id, groupMember);
      const [removal] = await list(groupMember, { kind: 'group_member_removed' });
      expect(removal).toMatchObject({ actors: [], subject: { type: 'group', id } });
      expect(await join(groupMember, id)).toMatchObject({ membership: 'member' });
    });

    it('a banned member cannot join, ask or be invited until the ban is lifted', async () => {
      for (const group_type of ['public', 'private'] as const) {
        const { admin, moderator, groupMember, id } = await settleModerated({ group_type });
        const banned = { membership: 'banned', member_count: 2 };
        for (let times = 0; times < 2; times += 1)
          expect(await remove(moderator, id, groupMember, 'true')).toEqual(banned);
        expect(await list(groupMember, { kind: 'group_member_banned' })).toHaveLength(1);
        expect(await see(groupMember, id)).toMatchObject(banned);
        await harness.refuses(BANNED, groupMember.token, (client) =>
          client.call(joinGroup, { params: { id } }),
        );
        const body = { user_id: groupMember.user.id };
        await harness.refuses(MEMBER_BANNED, admin.token, (client) =>
          client.call(inviteToGroup, { params: { id }, body }),
        );
        expect(await bans(admin, id)).toMatchObject([
          { user: { id: groupMember.user.id }, banned_by: { id: moderator.user.id } },
        ]);
        expect(await lift(moderator, id, groupMember)).toMatchObject({ membership: 'none' });
        expect(await bans(admin, id)).toEqual([]);
        await harness.refuses(NO_BAN, admin.token, (client) =>
          lift({ ...admin, client }, id, groupMember),
        );
        await letIn(admin, id, groupMember);
        expect(await see(groupMember, id)).toMatchObject({ membership: 'member' });
      }
    });

    it('a ban ends a request and an invitation, also of those outside', async () => {
      const { admin, outsider, id } = await settle({ group_type: 'private' });
      await join(outsider, id);
      expect(await remove(admin, id, outsider, 'true')).toMatchObject({ membership: 'banned' });
      expect(await see(admin, id)).toMatchObject({ requests_count: 0 });
      expect(await list(outsider, { kind: 'group_member_banned' })).toEqual([]);
    });

    it('a moderator cannot remove or ban moderators or the admin', async () => {
      const { admin, moderator, id } = await settleModerated();
      const other = await harness.signUp();
      await letIn(admin, id, other);
      await nameModerator(admin, id, other);
      for (const ban of [undefined, 'true'] as const)
        for (const one of [admin, other])
          await harness.refuses(OUTRANKED, moderator.token, (client) =>
            remove({ ...moderator, client }, id, one, ban),
          );
      expect(await remove(admin, id, other, 'true')).toMatchObject({ membership: 'banned' });
    });

    it('a join at the moment of a ban leaves the member outside', async () => {
      const { admin, outsider, id } = await settle();
      await Promise.allSettled([join(outsider, id), remove(admin, id, outsider, 'true')]);
      expect(await see(outsider, id)).toMatchObject({ membership: 'banned', member_count: 2 });
    });
  });

  it('roles and bans of an unknown group are answered 404', async () => {
    const { token, user } = await harness.signUp();
    const params = { id: '01920000-0000-7000-8000-000000000000', userId: user.id };
    for (const path of [listGroupBans, liftGroupBan])
      await harness.refuses(NO_GROUP, token, (client) => client.call(path, { params }));
    await harness.refuses(NO_GROUP, token, (client) =>
      client.call(setGroupRole, { params, body: { role: 'member' } }),
    );
  });

  // GRP-168
  it('a declined request cannot be repeated at once, unless an invitation comes', async () => {
    const { admin, outsider, id } = await settle({ group_type: 'private' });
    await join(outsider, id);
    await admin.client.call(declineGroupRequest, { params: { id, userId: outsider.user.id } });
    const { ask_again_at } = await see(outsider, id);
    expect(ask_again_at).toBeTruthy();
    expect((await see(admin, id)).ask_again_at ?? null).toBeNull();
    await harness.refuses(
      {
        status: 409,
        en: 'Your request was declined. You can ask again seven days after that.',
        id: 'Permintaan Anda ditolak. Anda dapat meminta lagi tujuh hari setelahnya.',
      },
      outsider.token,
      (client) => client.call(joinGroup, { params: { id } }),
    );
    const body = { user_id: outsider.user.id };
    await admin.client.call(inviteToGroup, { params: { id }, body });
    expect(await join(outsider, id)).toMatchObject({ membership: 'member' });
    await outsider.client.call(leaveGroup, { params: { id } });
    expect(await join(outsider, id)).toMatchObject({ membership: 'pending' });
  });

  // GRP-162, GRP-163, GRP-164
  describe('removals from a group', () => {
    const RULE = { reason: 'spam' as const, notes: 'Iklan berulang' };
    const removePost = ({ client }: Person, id: string, postId: string) =>
      client.call(removeGroupPost, { params: { id, postId }, body: RULE });

    it('a removed post is gone, and its author reads the rule and can appeal', async () => {
      const { admin, moderator, groupMember, id } = await settleModerated({
        group_type: 'private',
      });
      const made = await post(groupMember, id, 'Beli pengikut murah');
      await removePost(moderator, id, made.id);
      expect(await posts(admin, id)).toEqual([]);
      expect(await see(admin, id)).toMatchObject({ posts_count: 0 });
      const [entry] = await list(groupMember, { kind: 'content_removed' });
      expect(entry).toMatchObject({ actors: [], reason: 'spam', note: 'Iklan berulang' });
      const decision = { params: { id: entry?.subject.id ?? '' } };
      expect(await groupMember.client.call(getModerationDecision, decision)).toMatchObject({
        ...{ kind: 'removal', content_type: 'post', content_id: made.id, can_appeal: true },
        ...{ reason: 'spam', notes: 'Iklan berulang', excerpt: 'Beli pengikut murah' },
      });
      await harness.refuses(
        { status: 404, en: 'Post not found', id: 'Postingan tidak ditemukan' },
        admin.token,
        (client) => removePost({ ...admin, client }, id, made.id),
      );
    });

    it('a removed comment leaves the count, and keeps the place of its replies', async () => {
      const { admin, groupMember, id } = await settle();
      const { id: postId } = await post(admin, id);
      const params = { id, postId };
      const comment = (by: Person, parent_comment_id: string | null = null) =>
        by.client.call(createGroupComment, { params, body: { content: 'Ya', parent_comment_id } });
      const made = await comment(groupMember);
      await comment(admin, made.id);
      const removal = { params: { ...params, commentId: made.id }, body: RULE };
      expect(await admin.client.call(removeGroupComment, removal)).toEqual({ comments_count: 1 });
      const { items } = await groupMember.client.call(listGroupComments, { params });
      expect(items[0]?.deleted_at).toBeTruthy();
      expect(await list(groupMember, { kind: 'content_removed' })).toHaveLength(1);
      await harness.refuses(
        { status: 404, en: 'Comment not found', id: 'Komentar tidak ditemukan' },
        admin.token,
        (client) => client.call(removeGroupComment, removal),
      );
    });

    it('only those who keep order remove posts, of members below them', async () => {
      const { admin, moderator, groupMember, id } = await settleModerated();
      const staff = await harness.signUp();
      await harness.setRole(staff.user.id, 'admin');
      const [own, high] = [await post(moderator, id), await post(admin, id)];
      for (const one of [groupMember, staff])
        await harness.refuses(NOT_ALLOWED, one.token, (client) =>
          removePost({ ...one, client }, id, own.id),
        );
      await harness.refuses(OUTRANKED, moderator.token, (client) =>
        removePost({ ...moderator, client }, id, high.id),
      );
      await moderator.client.call(deletePost, { params: { id: own.id } });
    });

    it('a removal reaches posts of this group alone, also of those who left', async () => {
      const { admin, groupMember, id } = await settle();
      const { id: elsewhere } = await makeGroup(groupMember);
      const other = await post(groupMember, elsewhere);
      await harness.refuses(
        { status: 404, en: 'Post not found', id: 'Postingan tidak ditemukan' },
        admin.token,
        (client) => removePost({ ...admin, client }, id, other.id),
      );
      const left = await post(groupMember, id);
      await groupMember.client.call(leaveGroup, { params: { id } });
      await removePost(admin, id, left.id);
      const mine = { params: { id: other.id } };
      expect(await groupMember.client.call(getPost, mine)).toMatchObject({ id: other.id });
    });
  });
}
