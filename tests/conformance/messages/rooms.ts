import {
  addRoomMembers,
  createRoom,
  getRoom,
  getUnreadTotal,
  isGroupChatLine,
  leaveRoom,
  listConversations,
  listMessages,
  listRoomMembers,
  openDirectRoom,
  ROOM_NAME_MAX_LENGTH,
  readRoom,
  sendMessage,
} from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import type { Harness, Person } from '../harness.ts';
import { ROOM_NOT_FOUND } from '../refusals.ts';
import { quietRoom } from './messageSteps.ts';

const MEMBER_NOT_FOUND = { status: 404, en: 'Member not found', id: 'Anggota tidak ditemukan' };
const DIRECT_ROOM = {
  status: 400,
  en: 'This is a conversation of two. Create a group chat to talk with more people.',
  id: 'Ini percakapan berdua. Buat grup obrolan untuk berbicara dengan lebih banyak orang.',
};

/** Group chats: creation, members, history for newcomers, leaving (MSG-053, MSG-054). */
export function roomsSuite(harness: Harness): void {
  const ids = (people: readonly Person[]) => people.map(({ user }) => user.id);
  const make = (by: Person, name: string, others: readonly Person[], more: object = {}) =>
    by.client.call(createRoom, { body: { name, user_ids: ids(others), ...more } });
  const say = (by: Person, roomId: string, content: string) =>
    by.client.call(sendMessage, { params: { roomId }, body: { content, message_type: 'text' } });
  const history = async (by: Person, roomId: string) =>
    (await by.client.call(listMessages, { params: { roomId } })).flatMap((message) =>
      isGroupChatLine(message) ? [] : [message.content],
    );
  /** The system messages about members who joined and left, as the history has them. */
  const lines = async (by: Person, roomId: string) =>
    (await by.client.call(listMessages, { params: { roomId } })).filter(isGroupChatLine);
  const add = (by: Person, roomId: string, others: readonly Person[]) =>
    by.client.call(addRoomMembers, { params: { roomId }, body: { user_ids: ids(others) } });
  const leave = (by: Person, roomId: string) => by.client.call(leaveRoom, { params: { roomId } });
  const members = async (by: Person, roomId: string) =>
    (await by.client.call(listRoomMembers, { params: { roomId } })).map(({ user }) => user.id);
  const listed = async (by: Person) =>
    (await by.client.call(listConversations)).items.map(({ id }) => id);

  describe('a group chat', () => {
    it('a new group chat is listed for all its members, under its name', async () => {
      const [a, b, c] = [await harness.signUp(), await harness.signUp(), await harness.signUp()];
      const room = await make(a, '  Pameran\nJakarta ', [b, c, b, a]);
      expect(room).toEqual(
        quietRoom({ room_type: 'group', name: 'Pameran Jakarta', members_count: 3 }),
      );
      for (const one of [a, b, c]) expect(await listed(one)).toEqual([room.id]);
      expect(new Set(await members(c, room.id))).toEqual(new Set(ids([a, b, c])));
      expect(await a.client.call(getRoom, { params: { roomId: room.id } })).toEqual(room);
    });

    it('a group chat made twice with one client id is one', async () => {
      const [a, b] = [await harness.signUp(), await harness.signUp()];
      const once = () => make(a, 'Sekali', [b], { client_id: 'grup-sekali' });
      const rooms = await Promise.all([once(), once(), once()]);
      expect(new Set([...rooms, await once()].map(({ id }) => id)).size).toBe(1);
      expect(await listed(b)).toEqual([rooms[0]?.id]);
    });

    it('a group chat that everybody has left is not made again by its client id', async () => {
      const a = await harness.signUp();
      const once = () => make(a, 'Sekali', [], { client_id: 'grup-hilang' });
      const { id: roomId } = await once();
      await a.client.call(leaveRoom, { params: { roomId } });
      await expect(once()).rejects.toMatchObject({ status: 404 });
      expect(await listed(a)).toEqual([]);
    });

    it('a group chat needs a name, and active members', async () => {
      const [a, deactivated] = [await harness.signUp(), await harness.signUp()];
      await harness.deactivate(deactivated.user.id);
      await harness.refuses(
        { status: 422, en: 'Name is required', id: 'Nama wajib diisi', field: 'name' },
        a.token,
        (client) => client.call(createRoom, { body: { name: ' \u200b ', user_ids: [] } }),
      );
      await harness.refuses(
        {
          status: 422,
          en: 'Name must be at most 100 characters',
          id: 'Nama maksimal 100 karakter',
          field: 'name',
        },
        a.token,
        (client) =>
          client.call(createRoom, {
            body: { name: 'a'.repeat(ROOM_NAME_MAX_LENGTH + 1), user_ids: [] },
          }),
      );
      for (const id of ['nobody', '01920000-0000-7000-8000-000000000000', deactivated.user.id])
        await harness.refuses({ ...MEMBER_NOT_FOUND, field: 'user_ids.1' }, a.token, (client) =>
          client.call(createRoom, { body: { name: 'Grup', user_ids: [a.user.id, id] } }),
        );
      expect(await listed(a)).toEqual([]);
    });

    it('a message in a group chat is read once everybody has read it', async () => {
      const [a, b, c] = [await harness.signUp(), await harness.signUp(), await harness.signUp()];
      const { id } = await make(a, 'Grup', [b, c]);
      await say(a, id, 'Satu');
      const othersRead = async () =>
        (await a.client.call(getRoom, { params: { roomId: id } })).others_read_sequence;
      await history(b, id);
      expect(await othersRead()).toBe(0);
      await history(c, id);
      expect(await othersRead()).toBe(1);
      const members = await a.client.call(listRoomMembers, { params: { roomId: id } });
      expect(members.map(({ read_sequence }) => read_sequence)).toEqual([1, 1, 1]);
    });
  });

  describe('adding members', () => {
    it('an added member sees the messages from then on, and none before', async () => {
      const [a, b, late] = [await harness.signUp(), await harness.signUp(), await harness.signUp()];
      const { id } = await make(a, 'Grup', [b]);
      await say(a, id, 'Sebelum');
      expect(await add(b, id, [late, b, late])).toMatchObject({ members_count: 3 });
      expect(await late.client.call(getRoom, { params: { roomId: id } })).toMatchObject({
        last_message: {
          content: '',
          message_type: 'members_added',
          members: [{ id: late.user.id }],
        },
        unread_count: 0,
        last_sequence: 2,
        first_sequence: 2,
        read_sequence: 2,
      });
      expect(await history(late, id)).toEqual([]);
      await say(b, id, 'Sesudah');
      expect(await history(late, id)).toEqual(['Sesudah']);
      expect(await history(a, id)).toEqual(['Sebelum', 'Sesudah']);
    });

    it('adding existing members changes nothing', async () => {
      const [a, b] = [await harness.signUp(), await harness.signUp()];
      const { id } = await make(a, 'Grup', [b]);
      await say(a, id, 'Satu');
      await add(a, id, [a, b]);
      expect(await history(b, id)).toEqual(['Satu']);
    });

    it('members are added to group chats alone, and must be active', async () => {
      const [a, b] = [await harness.signUp(), await harness.signUp()];
      const params = { userId: b.user.id };
      const { id: direct } = await a.client.call(openDirectRoom, { params });
      const { id: group } = await make(a, 'Grup', [b]);
      const call = (roomId: string, user_ids: string[]) => (client: Person['client']) =>
        client.call(addRoomMembers, { params: { roomId }, body: { user_ids } });
      await harness.refuses(DIRECT_ROOM, a.token, call(direct, [b.user.id]));
      const third = { ...MEMBER_NOT_FOUND, field: 'user_ids.2' };
      const { user: c } = await harness.signUp();
      await harness.refuses(third, a.token, call(group, [b.user.id, c.id, 'nobody', 'nowhere']));
      await harness.refuses(
        {
          status: 422,
          en: 'Members: at most 99',
          id: 'Anggota: paling banyak 99',
          field: 'user_ids',
        },
        a.token,
        call(
          group,
          Array.from({ length: 100 }, (_, index) => `orang-${index}`),
        ),
      );
    });
  });

  describe('leaving', () => {
    it('leaving a group chat removes it for the member; the others continue', async () => {
      const [a, b] = [await harness.signUp(), await harness.signUp()];
      const { id } = await make(a, 'Grup', [b]);
      await say(a, id, 'Satu');
      expect(await leave(b, id)).toBeUndefined();
      expect(await listed(b)).toEqual([]);
      expect(await members(a, id)).toEqual([a.user.id]);
      await harness.refuses(ROOM_NOT_FOUND, b.token, (client) =>
        client.call(leaveRoom, { params: { roomId: id } }),
      );
      await harness.refuses(ROOM_NOT_FOUND, b.token, (client) =>
        client.call(listMessages, { params: { roomId: id } }),
      );
      await say(a, id, 'Dua');
      await add(a, id, [b]);
      expect(await history(b, id)).toEqual([]);
      await leave(b, id);
      await leave(a, id);
      await harness.refuses(ROOM_NOT_FOUND, a.token, (client) =>
        client.call(getRoom, { params: { roomId: id } }),
      );
    });

    it('leaving a direct conversation is refused', async () => {
      const [a, b] = [await harness.signUp(), await harness.signUp()];
      const params = { userId: b.user.id };
      const { id } = await a.client.call(openDirectRoom, { params });
      await harness.refuses(DIRECT_ROOM, a.token, (client) =>
        client.call(leaveRoom, { params: { roomId: id } }),
      );
    });
  });

  describe('the line of who came or left', () => {
    it('the history has a system message for each member who joined or left', async () => {
      const [a, b, c, d] = await Promise.all([1, 2, 3, 4].map(() => harness.signUp()));
      if (!a || !b || !c || !d) return expect.unreachable();
      const { id } = await make(a, 'Grup', [b]);
      await say(a, id, 'Satu');
      await add(b, id, [d, c]);
      await say(c, id, 'Dua');
      await leave(d, id);
      const all = await a.client.call(listMessages, { params: { roomId: id } });
      expect(all.map(({ sequence, message_type }) => [sequence, message_type])).toEqual([
        [1, 'text'],
        [2, 'members_added'],
        [3, 'text'],
        [4, 'member_left'],
      ]);
      const [came, left] = await lines(c, id);
      expect(came).toMatchObject({
        sender_id: b.user.id,
        sender: { full_name: b.user.full_name },
        content: '',
        attachments: [],
        members: [{ full_name: d.user.full_name }, { full_name: c.user.full_name }],
      });
      expect(left).toMatchObject({ sender_id: d.user.id, sender: { id: d.user.id }, content: '' });
      expect(left?.members).toBeUndefined();
      const [listed] = (await a.client.call(listConversations)).items;
      expect(listed?.last_message).toMatchObject({
        sender_id: d.user.id,
        message_type: 'member_left',
        sequence: 4,
      });
    });

    it('a system message is unread for nobody', async () => {
      const [me, b, c] = [await harness.signUp(), await harness.signUp(), await harness.signUp()];
      const { id } = await make(b, 'Grup', [me]);
      const counts = async () => {
        const room = await me.client.call(getRoom, { params: { roomId: id } });
        return [room.unread_count, room.read_sequence];
      };
      const read = (sequence: number) =>
        me.client.call(readRoom, { params: { roomId: id }, body: { sequence } });
      await add(b, id, [c]);
      expect(await counts()).toEqual([0, 1]);
      await say(b, id, 'Satu');
      await leave(c, id);
      expect(await counts()).toEqual([1, 1]);
      await add(b, id, [c]);
      await say(c, id, 'Dua');
      expect(await counts()).toEqual([2, 1]);
      expect(await read(2)).toEqual({ read_sequence: 2, unread_count: 1 });
      expect(await read(4)).toEqual({ read_sequence: 4, unread_count: 1 });
      expect((await me.client.call(getUnreadTotal)).total).toBe(1);
    });

    it('concurrent leaving and writing gives one system message for each member', async () => {
      const people = await Promise.all(Array.from({ length: 6 }, () => harness.signUp()));
      const [a, ...others] = people as [Person, ...Person[]];
      const { id } = await make(a, 'Grup', others);
      await Promise.all([
        ...others.slice(1).map((one) => leave(one, id)),
        ...[1, 2, 3].map((number) => say(a, id, `Pesan ${number}`)),
      ]);
      const all = await a.client.call(listMessages, { params: { roomId: id } });
      expect(all.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6, 7]);
      const senders = (await lines(a, id)).map(({ sender_id }) => sender_id);
      expect(new Set(senders)).toEqual(new Set(ids(others.slice(1))));
      const stayed = others[0] as Person;
      const room = await stayed.client.call(getRoom, { params: { roomId: id } });
      expect([room.unread_count, room.members_count]).toEqual([3, 2]);
    });
  });

  describe('a group chat that is not one’s own', () => {
    it('a group chat of others is answered as an unknown one', async () => {
      const [a, b, stranger] = [
        await harness.signUp(),
        await harness.signUp(),
        await harness.signUp(),
      ];
      const { id } = await make(a, 'Rahasia', [b]);
      for (const roomId of [id, 'nowhere', '01920000-0000-7000-8000-000000000000']) {
        const refused = (call: Parameters<Harness['refuses']>[2]) =>
          harness.refuses(ROOM_NOT_FOUND, stranger.token, call);
        const params = { roomId };
        await refused((client) => client.call(getRoom, { params }));
        await refused((client) => client.call(listRoomMembers, { params }));
        await refused((client) => client.call(leaveRoom, { params }));
        const body = { user_ids: [stranger.user.id] };
        await refused((client) => client.call(addRoomMembers, { params, body }));
      }
    });
  });

  describe('the total of unread messages', () => {
    it('the total of unread messages is the sum of all conversations', async () => {
      const [me, b] = [await harness.signUp(), await harness.signUp()];
      const total = async () => (await me.client.call(getUnreadTotal)).total;
      expect(await total()).toBe(0);
      const { id: one } = await make(b, 'Satu', [me]);
      const { id: two } = await make(me, 'Dua', [b]);
      await say(b, one, 'a');
      await say(b, one, 'b');
      await say(b, two, 'c');
      await say(me, two, 'd');
      expect(await total()).toBe(3);
      await me.client.call(readRoom, { params: { roomId: one }, body: { sequence: 1 } });
      expect(await total()).toBe(2);
      await leave(me, one);
      expect(await total()).toBe(1);
    });
  });
}
