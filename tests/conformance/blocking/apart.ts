import {
  addRoomMembers,
  blockMember,
  createComment,
  createGroupPost,
  createPost,
  createRoom,
  findConnection,
  getGroup,
  getHomeNews,
  getMemberProfile,
  getPost,
  getRoom,
  getUnreadTotal,
  handOverGroup,
  inviteToGroup,
  likeComment,
  likePost,
  listComments,
  listConnections,
  listConversations,
  listGroupPosts,
  listMemberPosts,
  listMessages,
  listNotifications,
  listPosts,
  listSuggestions,
  openDirectRoom,
  type Post,
  readRoom,
  requestConnection,
  searchPeople,
  sendMessage,
  suggestMembers,
  unblockMember,
} from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import { eventSteps } from '../events/eventSteps.ts';
import { join, makeGroup, NO_POST } from '../groups/groupSteps.ts';
import { failureOf, type Harness, type Person } from '../harness.ts';
import { tenderSteps } from '../tenders/tenderSteps.ts';

const NOT_THERE = { status: 404, detail: 'Member not found' };
const POST_NOT_THERE = { status: NO_POST.status, detail: NO_POST.en };
const COMMENT_NOT_THERE = { status: 404, detail: 'Comment not found' };

/** Every way of one member to another while one of the two has blocked the other. */
export function apartSuite(harness: Harness): void {
  const events = eventSteps(harness);
  const tenders = tenderSteps(harness);
  const idOf = (person: Person) => ({ params: { id: person.user.id } });
  const block = (by: Person, whom: Person) => by.client.call(blockMember, idOf(whom));
  const write = ({ client }: Person, content: string) =>
    client.call(createPost, { body: { content, post_type: 'text' } });
  const postIn = async ({ client }: Person, id: string, content: string) => {
    const post = await client.call(createGroupPost, { params: { id }, body: { content } });
    return post ?? expect.unreachable('no post came');
  };
  const comment = ({ client }: Person, { id }: Post, parent_comment_id?: string) =>
    client.call(createComment, {
      params: { id },
      body: { content: 'Masih ada?', parent_comment_id },
    });
  const say = ({ client }: Person, roomId: string, content: string, reply_to?: string) =>
    client.call(sendMessage, {
      params: { roomId },
      body: { content, message_type: 'text', reply_to },
    });
  const commentsOf = async ({ client }: Person, { id }: Post) =>
    (await client.call(listComments, { params: { id }, query: {} })).items.map((one) => one.id);
  const history = ({ client }: Person, roomId: string) =>
    client.call(listMessages, { params: { roomId }, query: {} });

  /** Two members with everything that members have, and a third who shares a group and a chat. */
  async function world() {
    const me = await harness.signUp({ full_name: 'Wulan Apart', location: 'Sleman, DIY' });
    const other = await harness.signUp({ full_name: 'Galih Apart', location: 'Sleman, DIY' });
    const third = await harness.signUp({ location: 'Sleman, DIY' });
    const group = await makeGroup(third);
    for (const one of [me, other]) {
      await join(one, group.id);
      await one.client.call(requestConnection, idOf(third));
      await third.client.call(requestConnection, idOf(one));
    }
    const chat = await third.client.call(createRoom, {
      body: { name: 'Bertiga', user_ids: [me.user.id, other.user.id] },
    });
    const direct = await me.client.call(openDirectRoom, { params: { userId: other.user.id } });
    const shared = await write(third, 'Siapa ikut pameran?');
    return { me, other, third, group, chat, direct, shared };
  }

  describe('two members who are apart', () => {
    it('a block hides each of the two from the other, and closes every way between them', async () => {
      const { me, other, third, group, chat, direct, shared } = await world();
      const contents = async (one: Person) => ({
        post: await write(one, 'Rotan kering #apart'),
        inGroup: await postIn(one, group.id, 'Kiriman #apart'),
        comment: await comment(one, shared),
        said: await say(one, chat.id, 'Halo semua'),
        own: await makeGroup(one),
        event: await events.make(one),
        tender: await tenders.post(one),
      });
      const have = new Map([
        [me, await contents(me)],
        [other, await contents(other)],
      ]);
      await say(me, direct.id, 'Halo Galih');
      await block(me, other);

      for (const [from, to] of [
        [me, other],
        [other, me],
      ] as const) {
        const { client } = from;
        const mine = have.get(from);
        const theirs = have.get(to);
        if (!mine || !theirs) throw new Error('nothing was made');
        const refuses = async (act: Promise<unknown>, refusal: object) =>
          expect(await failureOf(act)).toMatchObject(refusal);
        const names = async (people: Promise<{ id: string }[]>) =>
          expect((await people).map(({ id }) => id)).not.toContain(to.user.id);

        // Sight
        await refuses(client.call(getMemberProfile, idOf(to)), NOT_THERE);
        await refuses(client.call(listMemberPosts, { ...idOf(to), query: {} }), NOT_THERE);
        await refuses(client.call(findConnection, idOf(to)), NOT_THERE);
        await refuses(client.call(listConnections, { ...idOf(to), query: {} }), NOT_THERE);
        await names(
          client.call(searchPeople, { query: { query: 'apart' } }).then(({ items }) => items),
        );
        for (const q of ['', to.user.username, 'apart'])
          await names(client.call(suggestMembers, { query: { q, limit: 20 } }));
        await names(
          client
            .call(listSuggestions, { query: {} })
            .then((items) => items.map(({ user }) => user)),
        );
        await names(
          client
            .call(listConnections, { ...idOf(third), query: {} })
            .then(({ connections }) => connections),
        );
        for (const query of [
          {},
          { sort: 'oldest' },
          { sort: 'popular' },
          { hashtag: 'apart' },
          { hashtag: 'apart', sort: 'popular' },
          { filter: 'text' },
        ] as const) {
          const posts = await client.call(listPosts, { query: { ...query, limit: 20 } });
          expect(posts.items.map(({ user_id }) => user_id)).not.toContain(to.user.id);
          const ofGroup = await client.call(listGroupPosts, { params: { id: group.id }, query });
          expect(ofGroup.items.map(({ user_id }) => user_id)).not.toContain(to.user.id);
        }
        for (const { id } of [theirs.post, theirs.inGroup]) {
          const params = { id };
          await refuses(client.call(getPost, { params }), POST_NOT_THERE);
          await refuses(client.call(listComments, { params, query: {} }), POST_NOT_THERE);
          await refuses(client.call(likePost, { params, body: {} }), POST_NOT_THERE);
        }
        await refuses(comment(from, theirs.post), POST_NOT_THERE);
        expect(await commentsOf(from, shared)).toEqual([mine.comment.id]);
        const ofComment = { params: { id: shared.id, commentId: theirs.comment.id }, body: {} };
        await refuses(client.call(likeComment, ofComment), COMMENT_NOT_THERE);
        await refuses(comment(from, shared, theirs.comment.id), {
          ...COMMENT_NOT_THERE,
          field: 'parent_comment_id',
        });

        // Contact
        await refuses(client.call(requestConnection, idOf(to)), NOT_THERE);
        await refuses(say(from, direct.id, 'Masih di sana?'), NOT_THERE);
        const user_ids = [to.user.id];
        const inChat = { ...NOT_THERE, field: 'user_ids.0' };
        await refuses(client.call(createRoom, { body: { name: 'Kita', user_ids } }), inChat);
        const own = await client.call(createRoom, { body: { name: 'Sendiri', user_ids: [] } });
        const adding = { params: { roomId: own.id }, body: { user_ids } };
        await refuses(client.call(addRoomMembers, adding), inChat);
        const body = { user_id: to.user.id };
        const inGroup = { ...NOT_THERE, field: 'user_id' };
        await refuses(client.call(inviteToGroup, { params: { id: mine.own.id }, body }), inGroup);
        const outside = {
          status: 404,
          detail: 'This member is not in the group',
          field: 'user_id',
        };
        await refuses(client.call(handOverGroup, { params: { id: mine.own.id }, body }), outside);
        await refuses(events.join(from, theirs.event), { status: 409 });
        await refuses(tenders.bid(from, theirs.tender), { status: 409 });

        // Shared places
        const shownGroup = await client.call(getGroup, { params: { id: group.id } });
        expect(shownGroup).toMatchObject({ leaves_out: true, posts_count: 2 });
        const messages = await history(from, chat.id);
        const [hidden] = messages.filter(({ is_hidden }) => is_hidden);
        expect(messages.map(({ sequence }) => sequence)).toEqual(
          messages.map((_, index) => (messages[0]?.sequence ?? 0) + index),
        );
        expect(hidden).toMatchObject({ id: theirs.said.id, content: '', sender: null });
        expect(JSON.stringify(hidden)).not.toContain(to.user.id);
        await refuses(say(from, chat.id, 'Setuju', theirs.said.id), { status: 404 });
        const room = await client.call(getRoom, { params: { roomId: direct.id } });
        expect(room.is_closed).toBe(true);
        expect((await history(from, direct.id)).map(({ content }) => content)).toContain(
          'Halo Galih',
        );
        expect((await client.call(getHomeNews)).posts).toBeLessThan(50);
      }

      // Others see both, and counts are the same for all.
      const whole = await third.client.call(getGroup, { params: { id: group.id } });
      expect([whole.leaves_out ?? false, whole.posts_count]).toEqual([false, 2]);
      const ids = await commentsOf(third, shared);
      expect(ids).toEqual([me, other].map((one) => have.get(one)?.comment.id));
      for (const one of [me, other, third])
        expect((await one.client.call(getPost, { params: { id: shared.id } })).comments_count).toBe(
          2,
        );
      expect((await history(third, chat.id)).some(({ is_hidden }) => is_hidden)).toBe(false);
      await me.client.call(unblockMember, idOf(other));
      await other.client.call(getMemberProfile, idOf(me));
      const reopened = await other.client.call(getRoom, { params: { roomId: direct.id } });
      expect(reopened.is_closed ?? false).toBe(false);
    });

    it('a conversation ends with a hidden message without its text', async () => {
      const { me, other, third, chat } = await world();
      await block(other, me);
      const socket = harness.socket(me.token);
      const thirds = harness.socket(third.token);
      for (const one of [socket, thirds]) await one.next('ready');
      const { id } = await say(other, chat.id, 'Hanya untuk bertiga');
      expect((await thirds.next('new_message')).message.content).toBe('Hanya untuk bertiga');
      expect((await socket.next('new_message')).message).toMatchObject({
        id,
        content: '',
        is_hidden: true,
      });
      const [conversation] = (await me.client.call(listConversations, { query: {} })).items;
      expect(conversation?.last_message).toMatchObject({ content: '', is_hidden: true });
      await say(third, chat.id, 'Siap', id);
      const last = (await history(me, chat.id)).at(-1);
      expect(last?.reply_to).toMatchObject({ excerpt: null, sender_name: '', is_hidden: true });
      for (const one of [socket, thirds]) one.close();
    });

    // MSG-070
    it('messages that a block hides do not count as unread', async () => {
      const { me, other, third, chat } = await world();
      const unread = async ({ client }: Person) => {
        const room = await client.call(getRoom, { params: { roomId: chat.id } });
        const { total } = await client.call(getUnreadTotal);
        return [room.unread_count, total];
      };
      const early = await say(other, chat.id, 'Sebelum blokir');
      await say(third, chat.id, 'Siap');
      expect(await unread(me)).toEqual([2, 2]);
      await block(other, me);
      expect(await unread(me)).toEqual([1, 1]);
      const socket = harness.socket(me.token);
      await socket.next('ready');
      await say(other, chat.id, 'Sesudah blokir');
      expect(await socket.next('unread')).toMatchObject({ unread_count: 1, total: 1 });
      const last = await say(third, chat.id, 'Baik');
      expect(await socket.next('unread')).toMatchObject({ unread_count: 2, total: 2 });
      socket.close();
      const reading = { params: { roomId: chat.id }, body: { sequence: (last.sequence ?? 0) - 1 } };
      expect((await me.client.call(readRoom, reading)).unread_count).toBe(1);
      expect(await unread(third)).toEqual([2, 2]);
      const toEarly = { params: { roomId: chat.id }, body: { sequence: early.sequence ?? 0 } };
      expect((await third.client.call(readRoom, toEarly)).unread_count).toBe(1);
      await other.client.call(unblockMember, idOf(me));
      expect(await unread(me)).toEqual([1, 1]);
    });

    it('a block withdraws the notifications of either about the other', async () => {
      const { me, other, third } = await world();
      const kinds = async ({ client }: Person) =>
        (await client.call(listNotifications, { query: {} })).items
          .filter(({ kind }) => kind.startsWith('post_'))
          .map(({ actors, count }) => [actors.map(({ id }) => id), count]);
      const both = [await write(me, 'Satu'), await write(other, 'Dua')] as const;
      await other.client.call(likePost, { params: { id: both[0].id }, body: {} });
      await third.client.call(likePost, { params: { id: both[0].id }, body: {} });
      await me.client.call(likePost, { params: { id: both[1].id }, body: {} });
      expect(await kinds(me)).toEqual([[[third.user.id, other.user.id], 2]]);
      expect(await kinds(other)).toEqual([[[me.user.id], 1]]);
      await block(me, other);
      expect(await kinds(me)).toEqual([[[third.user.id], 1]]);
      expect(await kinds(other)).toEqual([]);
      for (const [from, to] of [
        [me, other],
        [other, me],
      ] as const)
        await write(from, `Halo @${to.user.username}`);
      expect(await kinds(other)).toEqual([]);
    });

    it('the admin of a group and staff see and act whatever is blocked', async () => {
      const { me, other, third, group } = await world();
      const moderator = await harness.signUp();
      await harness.setRole(moderator.user.id, 'moderator');
      const post = await postIn(me, group.id, 'Kiriman');
      await block(me, third);
      await block(me, moderator);
      await block(moderator, me);
      for (const { client } of [third, moderator])
        expect((await client.call(getPost, { params: { id: post.id } })).content).toBe('Kiriman');
      const seen = await moderator.client.call(getMemberProfile, idOf(me));
      expect(seen.user).toMatchObject({ id: me.user.id, can_connect: false });
      const found = await moderator.client.call(findConnection, idOf(me));
      expect(found).toMatchObject({ relation: 'none', can_connect: false });
      expect(await failureOf(third.client.call(getMemberProfile, idOf(me)))).toMatchObject(
        NOT_THERE,
      );
      expect(await failureOf(other.client.call(getPost, { params: { id: 'x' } }))).toMatchObject({
        status: 404,
      });
    });

    it('a registration and a proposal from before a block stand', async () => {
      const { me, other } = await world();
      const [event, tender] = [await events.make(me), await tenders.post(me)];
      const { registration_id } = await events.join(other, event);
      const bid = await tenders.bid(other, tender);
      await block(me, other);
      expect((await events.join(other, event)).registration_id).toBe(registration_id);
      await tenders.decide(me, bid, { status: 'accepted' });
      expect((await tenders.read(other, bid)).status).toBe('accepted');
      expect(await tenders.notificationsOf(other)).toContain('proposal_accepted');
    });
  });
}
