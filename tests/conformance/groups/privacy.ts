import {
  createComment,
  createGroupComment,
  createGroupPost,
  deleteComment,
  deletePost,
  flagContent,
  getFileInfo,
  getPost,
  likePost,
  listComments,
  listGroupMembers,
  listGroupPosts,
  listLeftContent,
  listPosts,
  type QueryOf,
  suggestHashtags,
  suggestMembers,
  updatePost,
  uploadFile,
} from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import { video } from '../../../apps/server/testing/sampleFiles.ts';
import { fileOf } from '../files/uploadedFiles.ts';
import { failureOf, type Harness, type Person } from '../harness.ts';
import { notificationSteps } from '../notifications/notificationSteps.ts';
import { groupSteps, JOIN_FIRST, letIn, makeGroup, NO_POST, post } from './groupSteps.ts';

/** Content of a private group is visible to its members alone (GRP-154, ADM-097). */
export function privacySuite(harness: Harness): void {
  const { settle, leave, see } = groupSteps(harness);
  const { list } = notificationSteps(harness);

  /** A private group with a post that carries a file, a hashtag, a mention and a comment. */
  async function postMentioning(mentioned: Person) {
    const { admin, groupMember, id } = await settle({ group_type: 'private' });
    const file = await fileOf('rahasia.webm', video('webm'));
    const upload = await admin.client.call(uploadFile, { body: { category: 'posts', file } });
    const tag = `rahasia${id.replace(/\W/g, '').slice(-8)}`;
    const content = `Harga #${tag} untuk @${mentioned.user.username}`;
    const body = { content, attachments: [upload.file.id] };
    const made = await admin.client.call(createGroupPost, { params: { id }, body });
    if (!made) throw new Error('the reply holds no post');
    const params = { id, postId: made.id };
    const comment = await admin.client.call(createGroupComment, {
      params,
      body: { content: `Ya, @${mentioned.user.username}` },
    });
    return { admin, groupMember, id, postId: made.id, comment, file: upload.file, tag };
  }
  type Posted = Awaited<ReturnType<typeof postMentioning>>;

  /** Nothing of the post reaches `who` by any address. */
  async function expectHidden(person: Person, { id, postId, comment, file, tag }: Posted) {
    const { client, token } = person;
    const params = { id: postId };
    for (const path of [getPost, listComments, likePost])
      await harness.refuses(NO_POST, token, (as) => as.call(path, { params }));
    const body = { content: 'Lain' };
    for (const path of [createComment, updatePost])
      await harness.refuses(NO_POST, token, (as) => as.call(path, { params, body }));
    await harness.refuses(NO_POST, token, (as) => as.call(deletePost, { params }));
    for (const path of [listGroupPosts, listGroupMembers])
      await harness.refuses(JOIN_FIRST, token, (as) => as.call(path, { params: { id } }));
    for (const query of [{}, { hashtag: tag }, { sort: 'popular' as const, hashtag: tag }]) {
      const { items } = await client.call(listPosts, { query: { limit: 100, ...query } });
      expect(items.map((one) => one.id)).not.toContain(postId);
    }
    expect(await client.call(suggestHashtags, { query: { q: tag } })).toEqual([]);
    expect((await failureOf(client.call(getFileInfo, { params: { id: file.id } }))).status).toBe(
      404,
    );
    for (const [content_type, content_id] of [
      ['post', postId],
      ['comment', comment.id],
    ] as const) {
      const flag = { content_type, content_id, reason: 'spam' as const };
      expect((await failureOf(client.call(flagContent, { body: flag }))).status).toBe(404);
    }
    expect((await list(person)).filter(({ subject }) => subject.type === 'post')).toEqual([]);
  }

  describe('a private group', () => {
    it('a private group shows outsiders, moderators and admins its card alone', async () => {
      const outsider = await harness.signUp();
      const posted = await postMentioning(outsider);
      expect(await see(outsider, posted.id)).toMatchObject({ membership: 'none', posts_count: 1 });
      await expectHidden(outsider, posted);
      for (const role of ['moderator', 'admin'] as const) {
        const moderator = await harness.signUp();
        await harness.setRole(moderator.user.id, role);
        await expectHidden(moderator, posted);
      }
    });

    // GRP-158
    it('suggestions say who reads a private group, to its members alone', async () => {
      const { admin, groupMember, outsider, id } = await settle({ group_type: 'private' });
      const { id: post_id } = await post(admin, id);
      const standing = async (person: Person, of: Person, where: object) => {
        const query = { q: of.user.username ?? '', ...where };
        const found = await person.client.call(suggestMembers, { query });
        const { can_read, in_group } = found.find((one) => one.id === of.user.id) ?? {};
        return [can_read, in_group];
      };
      for (const where of [{ group_id: id }, { post_id }]) {
        expect(await standing(admin, groupMember, where)).toEqual([true, true]);
        expect(await standing(admin, outsider, where)).toEqual([false, false]);
        expect(await standing(outsider, groupMember, where)).toEqual([undefined, undefined]);
      }
      const { id: open } = await makeGroup(admin);
      expect(await standing(admin, outsider, { group_id: open })).toEqual([true, false]);
      expect(await standing(admin, outsider, {})).toEqual([undefined, undefined]);
    });

    // GRP-155
    it('who left a private group finds and deletes what they wrote there', async () => {
      const { admin, groupMember, id } = await settle({ group_type: 'private' });
      const theirs = await post(admin, id, 'Harga bulan ini');
      const own = await post(groupMember, id, 'Siapa punya indigo?');
      const said = { params: { id: theirs.id }, body: { content: 'Setuju' } };
      const comment = await groupMember.client.call(createComment, said);
      const left = async ({ client }: Person, query: QueryOf<typeof listLeftContent> = {}) =>
        client.call(listLeftContent, { query });
      expect((await left(groupMember)).items).toEqual([]);
      await leave(groupMember, id);
      const group = { id, name: (await see(admin, id)).name };
      const first = await left(groupMember, { limit: 1 });
      const rest = await left(groupMember, { limit: 1, cursor: first.cursor ?? '' });
      const found = [...first.items, ...rest.items];
      expect(found).toHaveLength(2);
      expect(found).toEqual(
        expect.arrayContaining([
          {
            ...{ type: 'comment', id: comment.id, post_id: theirs.id, group },
            ...{ content: 'Setuju', created_at: expect.any(String) },
          },
          {
            ...{ type: 'post', id: own.id, post_id: own.id, group },
            ...{ content: 'Siapa punya indigo?', created_at: expect.any(String) },
          },
        ]),
      );
      expect((await left(admin)).items).toEqual([]);
      await harness.refuses(NO_POST, groupMember.token, (as) =>
        as.call(deletePost, { params: { id: theirs.id } }),
      );
      const params = { id: theirs.id, commentId: comment.id };
      await groupMember.client.call(deleteComment, { params });
      await groupMember.client.call(deletePost, { params: { id: own.id } });
      expect((await left(groupMember)).items).toEqual([]);
      const { items } = await admin.client.call(listGroupPosts, { params: { id } });
      expect(items).toMatchObject([{ id: theirs.id, comments_count: 0 }]);
    });

    it('a private group shows its members everything, and notifies mentioned ones', async () => {
      const member = await harness.signUp();
      const { admin, groupMember, id, postId, file, tag } = await postMentioning(member);
      await letIn(admin, id, member);
      const { items } = await member.client.call(listPosts, { query: { hashtag: tag } });
      expect(items.map((one) => one.id)).toEqual([postId]);
      const params = { id: postId };
      expect((await member.client.call(listComments, { params })).items).toHaveLength(1);
      await member.client.call(getFileInfo, { params: { id: file.id } });
      const body = { content: `Siap, @${groupMember.user.username}` };
      await member.client.call(createComment, { params, body });
      expect(await list(groupMember, { kind: 'mentioned_in_comment' })).toHaveLength(1);
    });

    it('a former member of a private group sees its card alone, without their own posts', async () => {
      const other = await harness.signUp();
      const posted = await postMentioning(other);
      await letIn(posted.admin, posted.id, other);
      const params = { id: posted.postId };
      await other.client.call(createComment, { params, body: { content: 'Saya' } });
      const answer = { content: 'Anda', parent_comment_id: null };
      await posted.admin.client.call(createComment, {
        params,
        body: { ...answer, content: `Anda @${other.user.username}` },
      });
      expect(await list(other, { kind: 'mentioned_in_comment' })).toHaveLength(1);
      await leave(other, posted.id);
      await expectHidden(other, posted);
    });

    it('a former member of a private group opens no file by an earlier address', async () => {
      const other = await harness.signUp();
      const posted = await postMentioning(other);
      await letIn(posted.admin, posted.id, other);
      const addressesOf = async ({ client }: Person) => {
        const { files } = await client.call(getPost, { params: { id: posted.postId } });
        const { full, download } = files?.[0]?.urls ?? {};
        return [full ?? '', download ?? ''];
      };
      const statuses = async (addresses: readonly string[]) =>
        Promise.all(addresses.map(async (one) => (await harness.fetch(one)).status));
      const [revoked, valid] = [await addressesOf(other), await addressesOf(posted.groupMember)];
      expect(await statuses([...revoked, ...valid])).toEqual([200, 200, 200, 200]);
      await leave(other, posted.id);
      expect(await statuses([...revoked, ...valid])).toEqual([404, 404, 200, 200]);
    });
  });
}
