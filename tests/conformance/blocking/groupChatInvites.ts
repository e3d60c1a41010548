import {
  addRoomMembers,
  chooseGroupChatInvitePolicy,
  createRoom,
  findConnection,
  type GroupChatInvitePolicy,
  getBlockList,
  listConversations,
  listMessages,
  listRoomMembers,
  openDirectRoom,
  removeConnection,
  requestConnection,
} from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import type { Harness, Person, Refused } from '../harness.ts';

/** The policy for being added to group chats. */
export function groupChatInviteSuite(harness: Harness): void {
  const choose = ({ client }: Person, addable_by: GroupChatInvitePolicy) =>
    client.call(chooseGroupChatInvitePolicy, { body: { addable_by } });
  const idOf = (person: Person) => ({ params: { id: person.user.id } });
  const connect = async (one: Person, other: Person) => {
    await one.client.call(requestConnection, idOf(other));
    await other.client.call(requestConnection, idOf(one));
  };
  const make = (client: Person['client'], others: readonly Person[], client_id?: string) =>
    client.call(createRoom, {
      body: { name: 'Kita', user_ids: others.map(({ user }) => user.id), client_id },
    });
  const add = (client: Person['client'], roomId: string, others: readonly Person[]) =>
    client.call(addRoomMembers, {
      params: { roomId },
      body: { user_ids: others.map(({ user }) => user.id) },
    });
  const roomsOf = async ({ client }: Person) =>
    (await client.call(listConversations, { query: {} })).items.map(({ id }) => id);
  const refused = (index: number): Refused => ({
    status: 403,
    en: 'This member does not let you add them to group chats',
    id: 'Anggota ini tidak mengizinkan Anda menambahkannya ke grup obrolan',
    field: `user_ids.${index}`,
  });
  const several = (count: number) =>
    Promise.all(Array.from({ length: count }, () => harness.signUp())) as Promise<Person[]> &
      Promise<[Person, Person, Person]>;

  describe('the choice of who may add a member to group chats', () => {
    it('the policy for group chats is everyone at first, then the last choice', async () => {
      const me = await harness.signUp();
      const chosen = async () => (await me.client.call(getBlockList)).addable_by;
      expect(await chosen()).toBe('everyone');
      for (const policy of ['nobody', 'nobody', 'connections', 'everyone'] as const) {
        expect(await choose(me, policy)).toBeUndefined();
        expect(await chosen()).toBe(policy);
      }
      await harness.refuses(
        {
          status: 422,
          en: 'Who may add you to group chats: choose from the list',
          id: 'Siapa yang boleh menambahkan Anda ke grup obrolan: pilih dari daftar yang tersedia',
          field: 'addable_by',
        },
        me.token,
        (client) =>
          client.call(chooseGroupChatInvitePolicy, {
            body: { addable_by: 'friends' as GroupChatInvitePolicy },
          }),
      );
    });

    it('the policy refuses a whole group chat when one member may not be added', async () => {
      const [me, maker, other] = await several(3);
      const { id: room } = await make(maker.client, []);
      for (const policy of ['nobody', 'connections'] as const) {
        await choose(me, policy);
        await harness.refuses(refused(1), maker.token, (client) => make(client, [other, me]));
        await harness.refuses(refused(1), maker.token, (client) => add(client, room, [other, me]));
      }
      expect(await roomsOf(me)).toEqual([]);
      expect(await roomsOf(other)).toEqual([]);
      expect(await roomsOf(maker)).toEqual([room]);
      const params = { roomId: room };
      expect(await maker.client.call(listRoomMembers, { params })).toHaveLength(1);
      expect(await maker.client.call(listMessages, { params })).toEqual([]);
    });

    it('a former connection may not add a member whose policy is connections', async () => {
      const [me, maker] = await several(2);
      await choose(me, 'connections');
      await connect(me, maker);
      const { id } = await make(maker.client, [me]);
      expect(await roomsOf(me)).toEqual([id]);
      const { connection_id = '' } = await me.client.call(findConnection, idOf(maker));
      await me.client.call(removeConnection, { params: { id: connection_id ?? '' } });
      await harness.refuses(refused(0), maker.token, (client) => make(client, [me]));
    });

    it('a pending request does not count for the policy of connections', async () => {
      const [me, maker] = await several(2);
      await choose(me, 'connections');
      await maker.client.call(requestConnection, idOf(me));
      await harness.refuses(refused(0), maker.token, (client) => make(client, [me]));
    });

    it('the policy of nobody refuses connections too', async () => {
      const [me, maker] = await several(2);
      await connect(me, maker);
      await choose(me, 'nobody');
      await harness.refuses(refused(0), maker.token, (client) => make(client, [me]));
    });

    it('the policy affects no existing chat, own chat or direct conversation', async () => {
      const [me, maker] = await several(2);
      const { id } = await make(maker.client, [me], 'grup-sama');
      await choose(me, 'nobody');
      expect(await add(maker.client, id, [me])).toMatchObject({ members_count: 2 });
      expect(await make(maker.client, [me], 'grup-sama')).toMatchObject({ id });
      const own = await make(me.client, [me, maker]);
      expect(await roomsOf(me)).toEqual(expect.arrayContaining([id, own.id]));
      await maker.client.call(openDirectRoom, { params: { userId: me.user.id } });
    });

    it('the policy applies from its answer on, also to concurrent calls', async () => {
      for (let round = 0; round < 3; round += 1) {
        const [me, maker] = await several(2);
        const tries = Promise.allSettled([1, 2, 3, 4].map(() => make(maker.client, [me])));
        await choose(me, 'nobody');
        const known = await roomsOf(me);
        await tries;
        expect(new Set(await roomsOf(me))).toEqual(new Set(known));
      }
    });
  });
}
