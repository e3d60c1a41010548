import {
  createComment,
  createGroupComment,
  createGroupPost,
  type Group,
  getFileInfo,
  getGroupOpening,
  getPost,
  likePost,
  listComments,
  listGroupComments,
  listGroupPosts,
  listLeftContent,
  listMemberPosts,
  suggestMembers,
  updateGroup,
  updateGroupAlias,
  uploadFile,
} from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import { video } from '../../../apps/server/testing/sampleFiles.ts';
import { fileOf } from '../files/uploadedFiles.ts';
import { failureOf, type Harness, type Person } from '../harness.ts';
import { notificationSteps } from '../notifications/notificationSteps.ts';
import { NOT_ALLOWED } from '../refusals.ts';
import { GROUP, groupSteps, join, NO_GROUP, NO_POST, post } from './groupSteps.ts';

/** A private group that becomes public, and its posts from before (GRP-180–184). */
export function openingSuite(harness: Harness): void {
  const { settle, see, leave, posts } = groupSteps(harness);
  const { list } = notificationSteps(harness);

  /** Makes a group public or private, by the documented call and its additive field. */
  const change = (
    { client }: Person,
    id: string,
    fields: { group_type?: Group['group_type']; opens_old_posts?: boolean },
    path = updateGroup,
  ) => client.call(path, { params: { id }, body: { ...GROUP, group_type: 'public', ...fields } });
  const makePrivate = (admin: Person, id: string) => change(admin, id, { group_type: 'private' });

  /** Posts with a file, a hashtag and a comment in a group. */
  async function write(by: Person, id: string) {
    const file = await fileOf('kain.webm', video('webm'));
    const upload = await by.client.call(uploadFile, { body: { category: 'posts', file } });
    const tag = `buka${crypto.randomUUID().slice(0, 8)}`;
    const body = { content: `Harga #${tag}`, attachments: [upload.file.id] };
    const made = await by.client.call(createGroupPost, { params: { id }, body });
    if (!made) throw new Error('the reply holds no post');
    const params = { id, postId: made.id };
    await by.client.call(createGroupComment, { params, body: { content: 'Naik' } });
    return { id, postId: made.id, author: by.user.id, fileId: upload.file.id, tag };
  }
  type Posted = Awaited<ReturnType<typeof write>>;

  /** Reads a post by each way; true where it was read. */
  async function waysTo(person: Person, { id, postId, author, fileId, tag }: Posted) {
    const { client } = person;
    const isAnswered = (call: Promise<unknown>) =>
      call.then(
        () => true,
        () => false,
      );
    const has = async (page: Promise<{ items: readonly { id: string }[] }>) =>
      (await page).items.some((one) => one.id === postId);
    const inGroup = (query: object) => has(client.call(listGroupPosts, { params: { id }, query }));
    const params = { id: postId };
    return {
      newest: await inGroup({}),
      oldest: await inGroup({ sort: 'oldest' }),
      popular: await inGroup({ sort: 'popular' }),
      byHashtag: await inGroup({ hashtag: tag }),
      popularByHashtag: await inGroup({ hashtag: tag, sort: 'popular' }),
      ofAuthor: await has(client.call(listMemberPosts, { params: { id: author } })),
      post: await isAnswered(client.call(getPost, { params })),
      comments: await isAnswered(client.call(listComments, { params })),
      groupComments: await isAnswered(
        client.call(listGroupComments, { params: { id, postId }, query: {} }),
      ),
      file: await isAnswered(client.call(getFileInfo, { params: { id: fileId } })),
    };
  }

  async function expectReads(person: Person, posted: Posted, isRead: boolean) {
    const ways = await waysTo(person, posted);
    expect(new Set(Object.values(ways)), JSON.stringify(ways)).toEqual(new Set([isRead]));
  }

  // GRP-181
  describe('a private group that becomes public', () => {
    it('its old posts stay for members by every call, its new ones are for all', async () => {
      const { admin, groupMember, outsider, id } = await settle({ group_type: 'private' });
      const old = await write(groupMember, id);
      const opened = await change(admin, id, {});
      expect(opened).toMatchObject({ group_type: 'public', opened_at: expect.any(String) });
      const later = await write(groupMember, id);
      const moderator = await harness.signUp();
      await harness.setRole(moderator.user.id, 'moderator');
      for (const person of [outsider, moderator]) {
        await expectReads(person, old, false);
        await expectReads(person, later, true);
      }
      for (const person of [admin, groupMember])
        for (const posted of [old, later]) await expectReads(person, posted, true);
      expect(await see(outsider, id)).toMatchObject({ opened_at: opened?.opened_at });
      await join(outsider, id);
      await expectReads(outsider, old, true);
    });

    it('an outsider can neither like an old post nor comment on it', async () => {
      const { admin, groupMember, outsider, id } = await settle({ group_type: 'private' });
      const { id: postId } = await post(groupMember, id);
      await change(admin, id, {}, updateGroupAlias);
      const params = { id: postId };
      await harness.refuses(NO_POST, outsider.token, (as) => as.call(likePost, { params }));
      await harness.refuses(NO_POST, outsider.token, (as) =>
        as.call(createComment, { params, body: { content: 'Ya' } }),
      );
    });

    it('an old post says that its group alone reads it, a new one that all do', async () => {
      const { admin, groupMember, id } = await settle({ group_type: 'private' });
      await post(groupMember, id, 'Lama');
      await change(admin, id, {});
      await post(groupMember, id, 'Baru');
      expect((await posts(groupMember, id)).map(({ content, group }) => [content, group])).toEqual([
        ['Baru', { id, name: GROUP.name, is_private: false }],
        ['Lama', { id, name: GROUP.name, is_private: true }],
      ]);
    });

    it('a mention in an old post notifies no outsider, and suggestions say so', async () => {
      const { admin, groupMember, outsider, id } = await settle({ group_type: 'private' });
      const { id: post_id } = await post(groupMember, id);
      await change(admin, id, {});
      const content = `Lihat @${outsider.user.username}`;
      const say = (postId: string) =>
        groupMember.client.call(createComment, { params: { id: postId }, body: { content } });
      await say(post_id);
      expect(await list(outsider, { kind: 'mentioned_in_comment' })).toEqual([]);
      const isReader = async (where: object) => {
        const query = { q: outsider.user.username ?? '', ...where };
        const found = await groupMember.client.call(suggestMembers, { query });
        return found.find((one) => one.id === outsider.user.id)?.can_read;
      };
      expect(await isReader({ post_id })).toBe(false);
      expect(await isReader({ group_id: id })).toBe(true);
      await say((await post(groupMember, id)).id);
      expect(await list(outsider, { kind: 'mentioned_in_comment' })).toHaveLength(1);
    });

    it('who left before finds what they wrote in Settings, and no notification of it', async () => {
      const { admin, groupMember, id } = await settle({ group_type: 'private' });
      const old = await write(groupMember, id);
      const params = { id: old.postId };
      await admin.client.call(createComment, { params, body: { content: 'Terima kasih' } });
      expect(await list(groupMember, { kind: 'post_commented' })).toHaveLength(1);
      await leave(groupMember, id);
      await change(admin, id, {});
      expect(await list(groupMember, { kind: 'post_commented' })).toEqual([]);
      const left = await groupMember.client.call(listLeftContent, { query: {} });
      expect(left.items.map((one) => one.post_id)).toEqual([old.postId, old.postId]);
    });

    // GRP-182
    it('its old posts open as well when its admin chooses so', async () => {
      const { admin, groupMember, outsider, id } = await settle({ group_type: 'private' });
      const old = await write(groupMember, id);
      const opened = await change(admin, id, { opens_old_posts: true });
      expect(opened?.opened_at ?? null).toBeNull();
      for (const person of [outsider, groupMember]) await expectReads(person, old, true);
    });

    it('private again it is closed; opened again, its posts until then stay', async () => {
      const { admin, groupMember, outsider, id } = await settle({ group_type: 'private' });
      const first = await write(groupMember, id);
      await change(admin, id, {});
      const second = await write(groupMember, id);
      const closed = await makePrivate(admin, id);
      expect(closed?.opened_at ?? null).toBeNull();
      expect((await failureOf(waysTo(outsider, second))).status).toBe(403);
      await change(admin, id, {});
      for (const posted of [first, second]) await expectReads(outsider, posted, false);
      await makePrivate(admin, id);
      await change(admin, id, { opens_old_posts: true });
      for (const posted of [first, second]) await expectReads(outsider, posted, true);
    });

    it('the choice counts with the change to public alone', async () => {
      const { admin, groupMember, outsider, id } = await settle({ group_type: 'private' });
      const old = await write(groupMember, id);
      const { opened_at } = (await change(admin, id, {})) ?? {};
      const again = await change(admin, id, { opens_old_posts: true });
      expect(again).toMatchObject({ opened_at });
      await expectReads(outsider, old, false);
    });
  });

  // GRP-183
  it('the members are notified once that their group became public, with the choice', async () => {
    const { admin, groupMember, outsider, id } = await settle({ group_type: 'private' });
    const [stays, opens] = ['group_opened', 'group_opened_with_posts'];
    await change(admin, id, {});
    await change(admin, id, { opens_old_posts: true });
    const subject = { type: 'group', id };
    expect(await list(groupMember, { kind: stays })).toMatchObject([{ subject }]);
    expect(await list(groupMember, { kind: opens })).toEqual([]);
    await makePrivate(admin, id);
    await change(admin, id, { opens_old_posts: true });
    expect(await list(groupMember, { kind: opens })).toMatchObject([{ subject }]);
    for (const person of [admin, outsider])
      for (const kind of [stays, opens]) expect(await list(person, { kind })).toEqual([]);
  });

  // GRP-180
  describe('the numbers of what a group opens', () => {
    const count = ({ client }: Person, id: string) =>
      client.call(getGroupOpening, { params: { id } });

    it('its admin reads how many posts and comments by how many members there are', async () => {
      const { admin, groupMember, id } = await settle({ group_type: 'private' });
      const none = { posts_count: 0, comments_count: 0, authors_count: 0 };
      expect(await count(admin, id)).toEqual(none);
      await write(groupMember, id);
      const { postId } = await write(groupMember, id);
      const params = { id, postId };
      await admin.client.call(createGroupComment, { params, body: { content: 'Baik' } });
      const all = { posts_count: 2, comments_count: 3, authors_count: 2 };
      expect(await count(admin, id)).toEqual(all);
    });

    it('others are refused, and an unknown group is answered 404', async () => {
      const { admin, groupMember, outsider, id } = await settle({ group_type: 'private' });
      for (const { token } of [groupMember, outsider])
        await harness.refuses(NOT_ALLOWED, token, (as) =>
          as.call(getGroupOpening, { params: { id } }),
        );
      const params = { id: '01920000-0000-7000-8000-000000000000' };
      await harness.refuses(NO_GROUP, admin.token, (as) => as.call(getGroupOpening, { params }));
    });
  });
}
