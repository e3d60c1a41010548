import {
  acceptInvitation,
  addRoomMembers,
  blockMember,
  createGroup,
  createInvitation,
  createPost,
  createRoom,
  findConnection,
  getBlockList,
  getMe,
  inviteToGroup,
  listGroupInvitations,
  listIncomingRequests,
  listMessages,
  listNotifications,
  muteMember,
  openDirectRoom,
  removeConnection,
  requestConnection,
  sendMessage,
  unblockMember,
  unmuteMember,
} from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import { GROUP } from '../groups/groupSteps.ts';
import type { Harness, Person, Refused } from '../harness.ts';

const NOT_THERE: Refused = { status: 404, en: 'Member not found', id: 'Anggota tidak ditemukan' };

/** Blocking and muting, and what a block prevents. */
export function blockingSuite(harness: Harness): void {
  const idOf = (person: Person) => ({ params: { id: person.user.id } });
  const block = (by: Person, whom: Person) => by.client.call(blockMember, idOf(whom));
  const two = async () => [await harness.signUp(), await harness.signUp()] as const;
  const ask = (from: Person, to: Person, client = from.client) =>
    client.call(requestConnection, idOf(to));
  const connect = async (one: Person, other: Person) => {
    await ask(one, other);
    await ask(other, one);
  };
  const relation = async (of: Person, to: Person) =>
    (await of.client.call(findConnection, idOf(to))).relation;
  const notificationsOf = async ({ client }: Person) =>
    (await client.call(listNotifications, { query: {} })).items.map(({ kind }) => kind);
  const open = (from: Person, to: Person, client = from.client) =>
    client.call(openDirectRoom, { params: { userId: to.user.id } });
  const say = (roomId: string, content: string, client: Person['client']) =>
    client.call(sendMessage, { params: { roomId }, body: { content, message_type: 'text' } });
  const write = ({ client }: Person, content: string) =>
    client.call(createPost, { body: { content, post_type: 'text' } });
  const chat = (user_ids: string[], client: Person['client']) =>
    client.call(createRoom, { body: { name: 'Kita', user_ids } });
  /**
   * Each of the two is answered as if the other were deleted.
   */
  async function keepsApart(
    blocker: Person,
    blocked: Person,
    call: (client: Person['client'], to: Person) => Promise<unknown>,
    parts: { field?: string } = {},
  ) {
    await harness.refuses({ ...NOT_THERE, ...parts }, blocked.token, (of) => call(of, blocker));
    await harness.refuses({ ...NOT_THERE, ...parts }, blocker.token, (of) => call(of, blocked));
  }

  describe('the block list', () => {
    it('the block list names blocked and muted members, the latest first', async () => {
      const [me, a] = await two();
      const b = await harness.signUp();
      for (const one of [a, b, a]) await block(me, one);
      await me.client.call(muteMember, idOf(a));
      expect(await me.client.call(getBlockList)).toEqual({
        addable_by: 'everyone',
        connections_visible_to: 'everyone',
        shows_presence: true,
        blocked: [b, a].map(({ user }) => ({
          user: expect.objectContaining({ id: user.id, full_name: user.full_name }),
          since: expect.any(String),
        })),
        muted: [{ user: expect.objectContaining({ id: a.user.id }), since: expect.any(String) }],
      });
      expect(await a.client.call(getBlockList)).toMatchObject({ blocked: [], muted: [] });
      for (const _ of [1, 2]) await me.client.call(unblockMember, idOf(a));
      await me.client.call(unblockMember, idOf(b));
      await me.client.call(unmuteMember, idOf(a));
      expect(await me.client.call(getBlockList)).toMatchObject({ blocked: [], muted: [] });
    });

    it('one cannot block oneself, nor an unknown member', async () => {
      const [me, deactivated] = await two();
      await harness.deactivate(deactivated.user.id);
      for (const act of [blockMember, muteMember]) {
        await harness.refuses(
          {
            status: 400,
            en: 'You cannot block or mute yourself',
            id: 'Anda tidak dapat memblokir atau membisukan diri sendiri',
          },
          me.token,
          (client) => client.call(act, idOf(me)),
        );
        for (const id of ['nobody', deactivated.user.id])
          await harness.refuses(NOT_THERE, me.token, (client) =>
            client.call(act, { params: { id } }),
          );
      }
      for (const act of [unblockMember, unmuteMember])
        await harness.refuses(NOT_THERE, me.token, (client) =>
          client.call(act, { params: { id: 'nobody' } }),
        );
    });
  });

  describe('a block', () => {
    it('a block ends the connection, and refuses requests in both directions', async () => {
      const [me, other] = await two();
      await connect(me, other);
      await block(me, other);
      for (const one of [me, other])
        expect((await one.client.call(getMe)).connections_count).toBe(0);
      await keepsApart(me, other, (client, to) => client.call(findConnection, idOf(to)));
      await keepsApart(me, other, (client, to) => client.call(requestConnection, idOf(to)));
      await me.client.call(unblockMember, idOf(other));
      expect(await ask(other, me)).toMatchObject({ status: 'pending' });
    });

    it('a block deletes a pending request and its notification', async () => {
      const [me, other] = await two();
      await ask(other, me);
      expect(await notificationsOf(me)).toEqual(['connection_requested']);
      await block(me, other);
      expect((await me.client.call(listIncomingRequests, { query: {} })).items).toEqual([]);
      expect(await notificationsOf(me)).toEqual([]);
    });

    it('a blocked message is refused and not stored', async () => {
      const [me, other] = await two();
      const { id: room } = await open(other, me);
      await say(room, 'Halo', other.client);
      await block(me, other);
      await keepsApart(me, other, (client) => say(room, 'Masih di sana?', client));
      const history = await me.client.call(listMessages, { params: { roomId: room }, query: {} });
      expect(history.map(({ content }) => content)).toEqual(['Halo']);
      const stranger = await harness.signUp();
      await block(me, stranger);
      await keepsApart(me, stranger, (client, to) =>
        client.call(openDirectRoom, { params: { userId: to.user.id } }),
      );
      await me.client.call(unblockMember, idOf(other));
      await say(room, 'Halo lagi', other.client);
    });

    it('a message to a deactivated member is refused as one to a blocker', async () => {
      const [me, deactivated] = await two();
      const { id: room } = await open(me, deactivated);
      await harness.deactivate(deactivated.user.id);
      await harness.refuses(NOT_THERE, me.token, (client) => say(room, 'Halo?', client));
    });

    it('a block keeps either member from adding the other to a group chat', async () => {
      const [me, other] = await two();
      await block(me, other);
      const field = { field: 'user_ids.0' };
      await keepsApart(me, other, (client, to) => chat([to.user.id], client), field);
      const rooms = new Map([
        [me.user.id, await chat([], other.client)],
        [other.user.id, await chat([], me.client)],
      ]);
      await keepsApart(
        me,
        other,
        (client, to) =>
          client.call(addRoomMembers, {
            params: { roomId: rooms.get(to.user.id)?.id ?? '' },
            body: { user_ids: [to.user.id] },
          }),
        field,
      );
    });

    it('a block refuses invitations to groups, and withdraws the open ones', async () => {
      const [me, other] = await two();
      const groups = new Map<string, string>();
      for (const [by, invited] of [
        [other, me],
        [me, other],
      ] as const)
        groups.set(invited.user.id, (await by.client.call(createGroup, { body: GROUP })).id);
      const invite = (client: Person['client'], to: Person) => {
        const params = { id: groups.get(to.user.id) ?? '' };
        return client.call(inviteToGroup, { params, body: { user_id: to.user.id } });
      };
      await invite(other.client, me);
      await invite(me.client, other);
      await block(me, other);
      for (const one of [me, other]) {
        const invited = await one.client.call(listGroupInvitations, { query: {} });
        expect(invited.items).toEqual([]);
        expect(await notificationsOf(one)).toEqual([]);
      }
      await keepsApart(me, other, invite, { field: 'user_id' });
    });

    it('mentions of a blocked member do not notify the blocker', async () => {
      const [me, other] = await two();
      await block(me, other);
      await write(other, `Halo @${me.user.username}`);
      expect(await notificationsOf(me)).toEqual([]);
    });

    it('a blocked member cannot accept an invitation of the blocker', async () => {
      const [me, other] = await two();
      const { code = '' } = await me.client.call(createInvitation, {
        body: { invited_email: `${crypto.randomUUID()}@toko.example` },
      });
      await block(me, other);
      await harness.refuses(
        {
          status: 404,
          en: 'This invitation is no longer valid',
          id: 'Undangan ini sudah tidak berlaku',
        },
        other.token,
        (client) => client.call(acceptInvitation, { body: { code } }),
      );
    });

    it('a concurrent block and request leave nothing pending between the two', async () => {
      for (let round = 0; round < 3; round += 1) {
        const [me, other] = await two();
        await Promise.allSettled([ask(other, me), block(me, other), ask(other, me)]);
        expect(await notificationsOf(me)).toEqual([]);
        await me.client.call(unblockMember, idOf(other));
        expect([await relation(me, other), await relation(other, me)]).toEqual(['none', 'none']);
      }
    });
  });

  it('the member’s own sockets receive each change of the block list, others none', async () => {
    const [me, other] = await two();
    const [own, theirs] = [harness.socket(me.token), harness.socket(other.token)];
    for (const socket of [own, theirs]) await socket.next('ready');
    for (const call of [muteMember, blockMember, unmuteMember, unblockMember]) {
      await me.client.call(call, idOf(other));
      expect(await own.next('peace')).toEqual({ type: 'peace' });
    }
    await other.client.call(muteMember, idOf(me));
    expect(await theirs.next('peace')).toEqual({ type: 'peace' });
    expect(theirs.received.filter(({ type }) => type === 'peace')).toHaveLength(1);
    for (const socket of [own, theirs]) socket.close();
  });

  it('a mute refuses no message and ends no connection', async () => {
    const [me, other] = await two();
    await connect(me, other);
    await me.client.call(muteMember, idOf(other));
    expect(await relation(me, other)).toBe('connected');
    const { id: room } = await open(other, me);
    await say(room, 'Halo', other.client);
  });

  it('withdrawing a request deletes its notification', async () => {
    const [me, other] = await two();
    const { connection_id: id = '' } = await ask(me, other);
    expect(await notificationsOf(other)).toEqual(['connection_requested']);
    await me.client.call(removeConnection, { params: { id } });
    expect(await notificationsOf(other)).toEqual([]);
  });
}
