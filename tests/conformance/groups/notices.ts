import {
  blockMember,
  createGroupComment,
  deletePost,
  type GroupNotices,
  listGroups,
  listMutes,
  listMyGroups,
  muteSubject,
  readAllNotifications,
  removeGroupMember,
  removeGroupPost,
  setGroupNotices,
  setNotificationChoice,
  unmuteSubject,
  updatePost,
} from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import type { Harness, Person } from '../harness.ts';
import { notificationSteps } from '../notifications/notificationSteps.ts';
import {
  groupSteps,
  JOIN_FIRST,
  join,
  letIn,
  NO_GROUP,
  nameModerator,
  post,
} from './groupSteps.ts';

/** Members' choices of a group's notices, and the notices of its new posts (GRP-185–188). */
export function noticesSuite(harness: Harness): void {
  const { settle, see, leave } = groupSteps(harness);
  const { list } = notificationSteps(harness);
  const choose = ({ client }: Person, id: string, notices: GroupNotices) =>
    client.call(setGroupNotices, { params: { id }, body: { notices } });
  const noticesOf = async (person: Person, id: string) => (await see(person, id)).notices;
  const news = async (person: Person) =>
    (await list(person, { kind: 'group_posted' })).map(({ count, subject, read_at }) => ({
      count,
      group: subject.id,
      isRead: Boolean(read_at),
    }));
  const untilNews = (person: Person, ...expected: object[]) =>
    expect.poll(() => news(person), { timeout: 5000 }).toMatchObject(expected);

  // GRP-185
  describe('the choice of notices from a group', () => {
    it('a member gets highlights until they choose otherwise, each for themselves', async () => {
      const { admin, groupMember, outsider, id } = await settle();
      expect(await noticesOf(groupMember, id)).toBe('highlights');
      for (const notices of ['all', 'none', 'highlights', 'all'] as const) {
        expect(await choose(groupMember, id, notices)).toEqual({ notices });
        expect(await noticesOf(groupMember, id)).toBe(notices);
      }
      const { items } = await groupMember.client.call(listMyGroups);
      expect(items).toMatchObject([{ id, notices: 'all' }]);
      expect(await noticesOf(admin, id)).toBe('highlights');
      expect(await see(outsider, id)).not.toHaveProperty('notices');
      const { items: all } = await harness.client().call(listGroups);
      expect(all.some((group) => 'notices' in group)).toBe(false);
    });

    it('only members of a group choose', async () => {
      const { outsider, id } = await settle();
      await harness.refuses(JOIN_FIRST, outsider.token, (client) =>
        choose({ ...outsider, client }, id, 'all'),
      );
      await harness.refuses(NO_GROUP, outsider.token, (client) =>
        choose({ ...outsider, client }, '01920000-0000-7000-8000-000000000000', 'all'),
      );
    });

    it('who leaves and comes back gets highlights again', async () => {
      const { groupMember, id } = await settle();
      await choose(groupMember, id, 'all');
      await leave(groupMember, id);
      await join(groupMember, id);
      expect(await noticesOf(groupMember, id)).toBe('highlights');
    });
  });

  // GRP-186
  describe('a mute of a group', () => {
    it('muting a group chooses no notices, and unmuting the choice before', async () => {
      const { groupMember, id } = await settle();
      const params = { type: 'group' as const, id };
      for (const before of ['highlights', 'all'] as const) {
        await choose(groupMember, id, before);
        expect(await groupMember.client.call(muteSubject, { params })).toEqual({ muted: true });
        expect(await noticesOf(groupMember, id)).toBe('none');
        expect(await groupMember.client.call(unmuteSubject, { params })).toEqual({ muted: false });
        expect(await noticesOf(groupMember, id)).toBe(before);
      }
      await choose(groupMember, id, 'none');
      const muted = { ...params, title: 'Perajin Batik' };
      expect(await groupMember.client.call(listMutes)).toEqual([muted]);
      await groupMember.client.call(unmuteSubject, { params });
      expect(await noticesOf(groupMember, id)).toBe('all');
      await groupMember.client.call(muteSubject, { params });
      await choose(groupMember, id, 'highlights');
      expect(await groupMember.client.call(listMutes)).toEqual([]);
    });
  });

  // GRP-187
  describe('notices of new posts in a group', () => {
    it('highlights are posts of the admin and moderators, all are those of everybody', async () => {
      const { admin, groupMember, outsider, id } = await settle({ group_type: 'private' });
      const [moderator, quiet] = [await harness.signUp(), await harness.signUp()];
      for (const one of [moderator, quiet]) await letIn(admin, id, one);
      await nameModerator(admin, id, moderator);
      await choose(groupMember, id, 'all');
      await choose(quiet, id, 'none');
      const member = await harness.signUp();
      await letIn(admin, id, member);
      await post(member, id, 'Dari anggota');
      await untilNews(groupMember, { group: id, count: 1, isRead: false });
      await post(moderator, id, 'Dari moderator');
      await post(admin, id, 'Dari admin');
      await untilNews(groupMember, { count: 3 });
      await untilNews(member, { count: 2 });
      await untilNews(moderator, { count: 1 });
      await untilNews(admin, { count: 1 });
      for (const one of [quiet, outsider]) expect(await news(one)).toEqual([]);
    });

    it('new posts are one notification, which counts from one again once read', async () => {
      const { admin, groupMember, id } = await settle();
      for (const content of ['Satu', 'Dua']) await post(admin, id, content);
      await untilNews(groupMember, { count: 2 });
      const [first] = await list(groupMember, { kind: 'group_posted' });
      expect(first).toMatchObject({
        actors: [],
        subject: { type: 'group', id, title: 'Perajin Batik' },
        part: null,
        thumbnail: null,
      });
      await groupMember.client.call(readAllNotifications);
      await untilNews(groupMember, { count: 2, isRead: true });
      await post(admin, id, 'Tiga');
      await untilNews(groupMember, { count: 1, isRead: false });
      expect(await list(groupMember, { kind: 'group_posted' })).toMatchObject([{ id: first?.id }]);
    });

    it('a mention in a post notifies alone, and an edit notifies nobody again', async () => {
      const { admin, groupMember, outsider, id } = await settle();
      await join(outsider, id);
      const made = await post(admin, id, `Halo @${groupMember.user.username}`);
      await untilNews(outsider, { count: 1 });
      await admin.client.call(updatePost, { params: { id: made.id }, body: { content: 'Halo' } });
      await post(admin, id, 'Besok');
      await untilNews(outsider, { count: 2 });
      await untilNews(groupMember, { count: 1 });
      expect(await list(groupMember, { kind: 'mentioned_in_post' })).toHaveLength(1);
    });

    it('no notices, a block and the switched off topic keep posts away, not replies', async () => {
      const { admin, groupMember, outsider, id } = await settle();
      const [blocked, off] = [await harness.signUp(), await harness.signUp()];
      for (const one of [outsider, blocked, off]) await join(one, id);
      await blocked.client.call(blockMember, { params: { id: admin.user.id } });
      const topic = { params: { topic: 'group_posts' as const }, body: { app: false } };
      await off.client.call(setNotificationChoice, topic);
      const { id: postId } = await post(admin, id);
      await untilNews(outsider, { count: 1 });
      for (const one of [blocked, off]) expect(await news(one)).toEqual([]);
      const own = await post(groupMember, id, 'Kain saya');
      const params = { id, postId: own.id };
      await admin.client.call(createGroupComment, { params, body: { content: 'Bagus' } });
      expect(await list(groupMember, { kind: 'post_commented' })).toHaveLength(1);
      await choose(outsider, id, 'none');
      await post(admin, id, 'Lagi');
      await untilNews(groupMember, { count: 2 });
      expect(await news(outsider)).toMatchObject([{ count: 1 }]);
      expect(postId).not.toBe(own.id);
    });
  });

  // GRP-188
  describe('a post that is gone', () => {
    it('deleted and removed posts leave the count, and the last takes the notice', async () => {
      const { admin, groupMember, outsider, id } = await settle();
      await join(outsider, id);
      await choose(outsider, id, 'all');
      const [first, second] = [await post(admin, id, 'Satu'), await post(groupMember, id, 'Dua')];
      await untilNews(outsider, { count: 2 });
      await untilNews(groupMember, { count: 1 });
      const removed = { id, postId: second.id };
      const body = { reason: 'spam' as const };
      await admin.client.call(removeGroupPost, { params: removed, body });
      expect(await news(outsider)).toMatchObject([{ count: 1 }]);
      expect(await news(groupMember)).toMatchObject([{ count: 1 }]);
      await admin.client.call(deletePost, { params: { id: first.id } });
      for (const one of [outsider, groupMember]) expect(await news(one)).toEqual([]);
      await post(admin, id, 'Tiga');
      await untilNews(outsider, { count: 1 });
    });

    it('who leaves or is removed loses the notice of the posts', async () => {
      const { admin, groupMember, outsider, id } = await settle();
      await join(outsider, id);
      await post(admin, id);
      for (const one of [groupMember, outsider]) await untilNews(one, { count: 1 });
      await leave(groupMember, id);
      await admin.client.call(removeGroupMember, { params: { id, userId: outsider.user.id } });
      for (const one of [groupMember, outsider]) expect(await news(one)).toEqual([]);
    });
  });
}
