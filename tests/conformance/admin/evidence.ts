import {
  createComment,
  createGroupPost,
  createPost,
  deleteAccount,
  deletePost,
  deleteUser,
  type FileInfo,
  getFlagEvidence,
  getPost,
  listAuditLog,
  openDirectRoom,
  sendMessage,
  updatePost,
  uploadFile,
} from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import { photo } from '../core/photo.ts';
import { groupSteps, makeGroup } from '../groups/groupSteps.ts';
import { failureOf, type Harness, PASSWORD, type Person } from '../harness.ts';
import { flagAs, moderationSteps, refusal, review, writePost } from './moderationSteps.ts';

/** Evidence of a flag, whatever becomes of the content, its author and its reporter. */
export function evidenceSuite(harness: Harness): void {
  const { signUpModerator, flagged, see, list, notificationsOf } = moderationSteps(harness);
  const { settle } = groupSteps(harness);

  const upload = async ({ client }: Person) =>
    (await client.call(uploadFile, { body: { category: 'posts', file: await photo() } })).file.id;
  const evidence = ({ client }: Person, id: string) =>
    client.call(getFlagEvidence, { params: { id } });
  const idsOf = (files: readonly FileInfo[]) => files.map((file) => file.id);
  const statusOf = async (file: FileInfo | undefined) =>
    (await harness.fetch(file?.urls?.full ?? '')).status;

  describe('the evidence of a flag', () => {
    it('edited content is shown as it was and as it is', async () => {
      const moderator = await signUpModerator();
      const { author, post, id } = await flagged('HINAAN KASAR');
      expect((await see(moderator, id)).change).toBeNull();
      const params = { id: post };
      await author.client.call(updatePost, { params, body: { content: 'Semua baik' } });
      expect(await see(moderator, id)).toMatchObject({
        change: 'edited',
        content: { content: 'Semua baik', is_gone: false },
        snapshot: { content: 'HINAAN KASAR', author: { id: author.user.id } },
        actions: ['dismiss', 'warn_user', 'remove_content'],
      });
    });

    it('a case on deleted content waits for a decision, and its author can be warned', async () => {
      const moderator = await signUpModerator();
      const { author, reporter, post, id } = await flagged('HINAAN KASAR');
      await author.client.call(deletePost, { params: { id: post } });
      expect((await list(moderator)).find((each) => each.id === id)).toMatchObject({
        change: 'deleted',
        content: { content: 'HINAAN KASAR', is_gone: true, author: { id: author.user.id } },
        actions: ['dismiss', 'warn_user'],
      });
      await harness.refuses(
        refusal(404, 'Content not found', 'Konten tidak ditemukan'),
        moderator.token,
        (client) => review(client, id, 'remove_content'),
      );
      await review(moderator.client, id, 'warn_user', 'Jaga bahasa');
      const kindsOf = async (person: Person) =>
        (await notificationsOf(person)).map(({ kind }) => kind);
      expect(await kindsOf(author)).toEqual(['warned']);
      expect(await kindsOf(reporter)).toEqual(['flag_warned']);
    });

    it('a flagged comment outlives the post it was under', async () => {
      const moderator = await signUpModerator();
      const [author, writer, reporter] = [
        await harness.signUp(),
        await harness.signUp(),
        await harness.signUp(),
      ];
      const params = { id: await writePost(author, 'Kopi Gayo') };
      const body = { content: 'Penipu!' };
      const comment = await writer.client.call(createComment, { params, body });
      const id = await flagAs(reporter, 'comment', comment.id);
      const post = await flagAs(reporter, 'post', params.id);
      await review(moderator.client, post, 'remove_content');
      expect(await see(moderator, id)).toMatchObject({
        change: 'deleted',
        content: { content: 'Penipu!' },
        context: [{ id: params.id, content: 'Kopi Gayo' }],
      });
      await review(moderator.client, id, 'dismiss');
      expect((await notificationsOf(reporter)).map(({ kind }) => kind).toSorted()).toEqual([
        'flag_dismissed',
        'flag_removed',
      ]);
    });

    it('a case outlives the accounts of its reporter and its author', async () => {
      const [moderator, admin] = [await signUpModerator(), await signUpModerator('admin')];
      const { author, reporter, id } = await flagged('HINAAN KASAR');
      const params = { id: reporter.user.id };
      await admin.client.call(deleteUser, { params, query: { permanent: 'true' } });
      expect(await see(moderator, id)).toMatchObject({
        ...{ status: 'pending', reporter: null, change: null },
        reports: [{ id, reporter: null, description: 'Mohon diperiksa' }],
      });
      const body = { password: PASSWORD };
      await author.client.call(deleteAccount, { body });
      expect(await see(moderator, id)).toMatchObject({
        ...{ change: 'deleted', actions: ['dismiss'] },
        content: { content: 'HINAAN KASAR', author: null },
      });
      await harness.refuses(
        refusal(404, 'Member not found', 'Anggota tidak ditemukan'),
        moderator.token,
        (client) => review(client, id, 'warn_user'),
      );
      expect(await review(moderator.client, id, 'dismiss')).toMatchObject({ outcome: 'dismissed' });
    });

    it('files of a private group’s post open for moderators, and stay after its deletion', async () => {
      const [moderator, admin] = [await signUpModerator(), await signUpModerator('admin')];
      const {
        admin: author,
        groupMember: reporter,
        id: groupId,
      } = await settle({ group_type: 'private' });
      const file = await upload(author);
      const post = await author.client.call(createGroupPost, {
        params: { id: groupId },
        body: { content: 'lihat foto', attachments: [file] },
      });
      if (!post) throw new Error('the reply holds no post');
      const id = await flagAs(reporter, 'post', post.id);
      expect(await see(moderator, id)).toMatchObject({
        content: { files_count: 1, place: { type: 'group', id: groupId } },
      });
      const before = await evidence(moderator, id);
      expect([idsOf(before.flagged), idsOf(before.current)]).toEqual([[file], [file]]);
      await author.client.call(deletePost, { params: { id: post.id } });
      const after = await evidence(moderator, id);
      expect([idsOf(after.flagged), idsOf(after.current)]).toEqual([[file], []]);
      expect(await statusOf(after.flagged[0])).toBe(200);
      const acts = await admin.client.call(listAuditLog, {
        query: { action_type: 'view_evidence' },
      });
      expect(acts.items.filter(({ content_id }) => content_id === post.id)).toMatchObject([
        { actor: { id: moderator.user.id }, target: { id: author.user.id } },
        { actor: { id: moderator.user.id }, target: { id: author.user.id } },
      ]);
      const call = reporter.client.call(getFlagEvidence, { params: { id } });
      expect((await failureOf(call)).status).toBe(403);
    });

    it('a message of a picture alone is shown, though the moderator is not in the chat', async () => {
      const moderator = await signUpModerator();
      const [author, reporter] = [await harness.signUp(), await harness.signUp()];
      const room = await author.client.call(openDirectRoom, {
        params: { userId: reporter.user.id },
      });
      const file = await upload(author);
      const message = await author.client.call(sendMessage, {
        params: { roomId: room.id },
        body: { content: '', attachments: [file], message_type: 'text' },
      });
      const id = await flagAs(reporter, 'message', message.id);
      expect((await see(moderator, id)).content?.files_count).toBe(1);
      const { flagged: files } = await evidence(moderator, id);
      expect(idsOf(files)).toEqual([file]);
      expect(await statusOf(files[0])).toBe(200);
    });

    it('a replaced picture is kept beside the new one', async () => {
      const moderator = await signUpModerator();
      const [author, reporter] = [await harness.signUp(), await harness.signUp()];
      const [first, second] = [await upload(author), await upload(author)];
      const content = 'Katalog';
      const { id: post } = await author.client.call(createPost, {
        body: { content, post_type: 'text', attachments: [first] },
      });
      const id = await flagAs(reporter, 'post', post);
      const body = { content, attachments: [second] };
      await author.client.call(updatePost, { params: { id: post }, body });
      expect((await see(moderator, id)).change).toBe('edited');
      const { flagged: then, current } = await evidence(moderator, id);
      expect([idsOf(then), idsOf(current)]).toEqual([[first], [second]]);
      expect((await author.client.call(getPost, { params: { id: post } })).id).toBe(post);
    });

    it('a flagged group shows its name and how much goes with it', async () => {
      const moderator = await signUpModerator();
      const [maker, reporter] = [await harness.signUp(), await harness.signUp()];
      const { id: group, name, description } = await makeGroup(maker);
      const id = await flagAs(reporter, 'group', group);
      expect((await see(moderator, id)).content).toMatchObject({
        ...{ name, content: description, members_count: 1, posts_count: 0 },
      });
    });
  });
}
