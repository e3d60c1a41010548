import {
  createComment,
  createPost,
  deleteAccount,
  getEvent,
  getFile,
  getGroup,
  getPost,
  likeComment,
  likePost,
  listAuditLog,
  listComments,
  listGroupPosts,
  listMessages,
  listNotifications,
  openDirectRoom,
  readAllNotifications,
  restoreContent,
  sendMessage,
  uploadFile,
} from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import { eventSteps } from '../events/eventSteps.ts';
import { groupSteps, post as postIn } from '../groups/groupSteps.ts';
import { failureOf, type Harness, PASSWORD, type Person } from '../harness.ts';
import { tenderSteps } from '../tenders/tenderSteps.ts';
import {
  FLAG_NOT_FOUND,
  flagAs,
  iso,
  moderationSteps,
  refusal,
  review,
} from './moderationSteps.ts';

const ABSENT = '01920000-0000-7000-8000-000000000000';
const NOTHING = refusal(409, 'There is nothing to restore', 'Tidak ada yang dapat dipulihkan');
const PLACE_GONE = refusal(
  409,
  'This cannot be restored: what it belonged to is gone',
  'Ini tidak dapat dipulihkan: tempat asalnya sudah tidak ada',
);
const AUTHOR_GONE = refusal(
  409,
  'This cannot be restored: its author’s account was deleted',
  'Ini tidak dapat dipulihkan: akun penulisnya sudah dihapus',
);

/** An admin restores what a decision removed (ADM-364–367). */
export function restoringSuite(harness: Harness): void {
  const { signUpModerator, flagged, see } = moderationSteps(harness);
  const { settle } = groupSteps(harness);
  const { make, join } = eventSteps(harness);
  const { bid, document, post, read, see: seeTender } = tenderSteps(harness);
  const staff = async () => [await signUpModerator(), await signUpModerator('admin')] as const;
  const remove = async (by: Person, type: Parameters<typeof flagAs>[1], id: string) => {
    const flag = await flagAs(await harness.signUp(), type, id);
    await review(by.client, flag, 'remove_content');
    return flag;
  };
  const restore = ({ client }: Pick<Person, 'client'>, id: string) =>
    client.call(restoreContent, { params: { id } });
  const kindsOf = async ({ client }: Person) =>
    (await client.call(listNotifications, { query: {} })).items.map(({ kind }) => kind);

  describe('a restoration', () => {
    it('brings a post back with its comments and likes', async () => {
      const [moderator, admin] = await staff();
      const [author, fan] = [await harness.signUp(), await harness.signUp()];
      const body = { content: 'Kopi #gayo', post_type: 'text' } as const;
      const { id } = await author.client.call(createPost, { body });
      const params = { id };
      await fan.client.call(likePost, { params, body: { liked: true } });
      const comment = await fan.client.call(createComment, { params, body: { content: 'Enak' } });
      const inThread = { id, commentId: comment.id };
      await author.client.call(likeComment, { params: inThread, body: { liked: true } });
      const before = await fan.client.call(getPost, { params });
      const thread = await fan.client.call(listComments, { params, query: {} });
      const flag = await remove(moderator, 'post', id);
      expect((await failureOf(fan.client.call(getPost, { params }))).status).toBe(404);
      expect(await restore(admin, flag)).toMatchObject({
        ...{ outcome: 'removed', restored_at: iso(), restore_until: null },
        content: { is_gone: false },
      });
      expect(await fan.client.call(getPost, { params })).toEqual(before);
      expect(await fan.client.call(listComments, { params, query: {} })).toEqual(thread);
    });

    // SHELL-190
    it('brings a comment back with the notification of it, read as it was', async () => {
      const [moderator, admin] = await staff();
      const [author, fan] = [await harness.signUp(), await harness.signUp()];
      const body = { content: 'Kopi toraja', post_type: 'text' } as const;
      const { id } = await author.client.call(createPost, { body });
      const said = { params: { id }, body: { content: 'Berapa?' } };
      const comment = await fan.client.call(createComment, said);
      await author.client.call(readAllNotifications);
      const before = (await author.client.call(listNotifications, { query: {} })).items;
      expect(before).toMatchObject([{ kind: 'post_commented', actors: [{ id: fan.user.id }] }]);
      const flag = await remove(moderator, 'comment', comment.id);
      expect(await kindsOf(author)).toEqual([]);
      await restore(admin, flag);
      expect((await author.client.call(listNotifications, { query: {} })).items).toEqual(before);
    });

    it('brings a group back with its members and posts', async () => {
      const [moderator, admin] = await staff();
      const { groupMember, id } = await settle();
      await postIn(groupMember, id, 'Batik');
      const params = { id };
      const read = async () => [
        await groupMember.client.call(getGroup, { params }),
        await groupMember.client.call(listGroupPosts, { params }),
      ];
      const before = await read();
      const flag = await remove(moderator, 'group', id);
      expect((await failureOf(read())).status).toBe(404);
      expect(await kindsOf(groupMember)).toContain('group_removed');
      await restore(admin, flag);
      expect(await read()).toEqual(before);
      const kinds = await kindsOf(groupMember);
      expect(kinds).toContain('content_restored');
      expect(kinds).not.toContain('group_removed');
    });

    it('brings an event back with its registrations', async () => {
      const [moderator, admin] = await staff();
      const [organizer, guest, waiting] = [
        await harness.signUp(),
        await harness.signUp(),
        await harness.signUp(),
      ];
      const { id } = await make(organizer, { max_attendees: 1 });
      const params = { id };
      await join(guest, { id });
      await join(waiting, { id });
      const read = async () => [
        await guest.client.call(getEvent, { params }),
        await waiting.client.call(getEvent, { params }),
      ];
      const before = await read();
      const flag = await remove(moderator, 'event', id);
      await restore(admin, flag);
      expect(await read()).toEqual(before);
    });

    it('brings a tender back with its documents and proposals', async () => {
      const [moderator, admin] = await staff();
      const [poster, bidder] = [await harness.signUp(), await harness.signUp()];
      const attachments = [await document(poster)];
      const made = await post(poster, { attachments });
      const proposal = await bid(bidder, made);
      const look = async () => [
        await seeTender(poster, made),
        await seeTender(bidder, made),
        await read(bidder, { ...proposal, tender_id: made.id }),
      ];
      const before = await look();
      const flag = await remove(moderator, 'tender', made.id);
      expect((await failureOf(look())).status).toBe(404);
      await restore(admin, flag);
      expect(await look()).toEqual(before);
    });

    it('brings the files of a message back', async () => {
      const [moderator, admin] = await staff();
      const [author, reader] = [await harness.signUp(), await harness.signUp()];
      const { id: roomId } = await author.client.call(openDirectRoom, {
        params: { userId: reader.user.id },
      });
      const file = new File(['Harga'], 'harga.txt', { type: 'text/plain' });
      const upload = { category: 'posts', file } as const;
      const { id } = (await author.client.call(uploadFile, { body: upload })).file;
      const message = await author.client.call(sendMessage, {
        params: { roomId },
        body: { content: '', message_type: 'text', attachments: [id] },
      });
      const messages = () => reader.client.call(listMessages, { params: { roomId }, query: {} });
      const before = await messages();
      const flag = await flagAs(reader, 'message', message.id);
      await review(moderator.client, flag, 'remove_content');
      expect(await messages()).not.toEqual(before);
      await restore(admin, flag);
      expect(await messages()).toEqual(before);
      expect(await (await reader.client.call(getFile, { params: { id } })).text()).toBe('Harga');
    });

    it('brings the words of a message and of a comment with replies back', async () => {
      const [moderator, admin] = await staff();
      const [author, reader] = [await harness.signUp(), await harness.signUp()];
      const userId = reader.user.id;
      const room = await author.client.call(openDirectRoom, { params: { userId } });
      const roomId = room.id;
      const text = { content: 'Rahasia', message_type: 'text' } as const;
      const message = await author.client.call(sendMessage, { params: { roomId }, body: text });
      const messages = () => reader.client.call(listMessages, { params: { roomId }, query: {} });
      const before = await messages();
      const own = await flagAs(reader, 'message', message.id);
      await review(moderator.client, own, 'remove_content');
      expect(await messages()).not.toEqual(before);
      await restore(admin, own);
      expect(await messages()).toEqual(before);

      const { post: id } = await flagged('Salam');
      const params = { id };
      const { id: parent } = await author.client.call(createComment, {
        params,
        body: { content: 'Induk' },
      });
      const body = { content: 'Balasan', parent_comment_id: parent };
      const reply = await reader.client.call(createComment, { params, body });
      const thread = () => reader.client.call(listComments, { params, query: {} });
      const whole = await thread();
      const top = await remove(moderator, 'comment', parent);
      const below = await remove(moderator, 'comment', reply.id);
      expect((await thread()).items).toEqual([]);
      await restore(admin, below);
      expect((await thread()).items.map(({ content }) => content)).toEqual(['', 'Balasan']);
      await restore(admin, top);
      expect(await thread()).toEqual(whole);
    });

    it('notifies the author, leaves a line with a link, and is once', async () => {
      const [moderator, admin] = await staff();
      const { author, reporter, post, id } = await flagged('Kopi Gayo');
      await review(moderator.client, id, 'remove_content');
      const seen = await see(moderator, id);
      expect(seen.restore_until).toEqual(iso());
      const { items: asked } = await admin.client.call(listAuditLog, { query: {} });
      expect(asked[0]).toMatchObject({ action_type: 'remove_content', is_gone: true });
      for (const _ of [1, 2]) await restore(admin, id);
      expect(await kindsOf(author)).toEqual(['content_restored', 'content_removed']);
      expect(await kindsOf(reporter)).toEqual(['flag_removed']);
      const { items } = await admin.client.call(listAuditLog, { query: {} });
      expect(items.slice(0, 2)).toMatchObject([
        {
          ...{ action_type: 'restore_content', content_id: post, is_gone: false },
          ...{ title: 'Kopi Gayo', target: { id: author.user.id } },
        },
        { action_type: 'remove_content', content_id: post, is_gone: false },
      ]);
    });

    it('makes other moderators read the queue again', async () => {
      const [moderator, admin] = await staff();
      const { id } = await flagged();
      await review(moderator.client, id, 'remove_content');
      const socket = harness.socket(moderator.token);
      await socket.next('ready');
      await restore(admin, id);
      expect(await socket.next('moderation')).toEqual({ type: 'moderation' });
      socket.close();
      await socket.closed;
    });

    it('admins restore, but not their own content or report', async () => {
      const [moderator, admin] = await staff();
      const { id, post } = await flagged();
      const own = await flagAs(admin, 'post', post);
      await review(moderator.client, id, 'remove_content');
      expect((await failureOf(restore(moderator, id))).status).toBe(403);
      expect((await failureOf(restore(admin, own))).status).toBe(403);
      await harness.refuses(FLAG_NOT_FOUND, admin.token, (client) => restore({ client }, ABSENT));
    });

    it('a restoration without content or place for it is refused', async () => {
      const [moderator, admin] = await staff();
      const { author, id } = await flagged();
      await harness.refuses(NOTHING, admin.token, (client) => restore({ client }, id));
      const member = await harness.signUp();
      const account = await flagAs(author, 'member', member.user.id);
      await review(admin.client, account, 'remove_content');
      expect((await see(admin, account)).restore_until).toBeNull();
      await harness.refuses(NOTHING, admin.token, (client) => restore({ client }, account));

      const writer = await harness.signUp();
      const { post } = await flagged('Alas');
      const params = { id: post };
      const comment = await writer.client.call(createComment, { params, body: { content: 'Ya' } });
      const inner = await remove(moderator, 'comment', comment.id);
      const outer = await remove(moderator, 'post', post);
      await harness.refuses(PLACE_GONE, admin.token, (client) => restore({ client }, inner));
      await restore(admin, outer);
      await restore(admin, inner);
      const { comments_count } = await writer.client.call(getPost, { params });
      expect(comments_count).toBe(1);
    });

    it('a restoration is refused once the author’s account is deleted', async () => {
      const [moderator, admin] = await staff();
      const { author, id } = await flagged();
      await review(moderator.client, id, 'remove_content');
      await author.client.call(deleteAccount, { body: { password: PASSWORD } });
      expect((await see(moderator, id)).restore_until).toBeNull();
      await harness.refuses(AUTHOR_GONE, admin.token, (client) => restore({ client }, id));
    });
  });
}
