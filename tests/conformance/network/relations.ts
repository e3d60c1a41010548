import {
  acceptConnection,
  type ConnectionVisibility,
  chooseConnectionVisibility,
  findConnection,
  getBlockList,
  getMe,
  getNetworkCounts,
  listConnections,
  listIncomingRequests,
  listSentRequests,
  listSuggestions,
  rejectConnection,
  removeConnection,
  requestConnection,
} from '@saudagar/contract';
import { describe, expect, it, test } from 'vitest';
import { failureOf, type Harness, type Person, type Refused } from '../harness.ts';

const NOT_FOUND: Refused = {
  status: 404,
  en: 'Connection not found',
  id: 'Koneksi tidak ditemukan',
};

/** Requests, answers and connections of two members (NET-011–026, NET-051–055, NET-086–103). */
export function relationsSuite(harness: Harness): void {
  const ask = async (from: Person, to: Person) => {
    const { connection_id } = await from.client.call(requestConnection, {
      params: { id: to.user.id },
    });
    return { id: connection_id ?? '' };
  };
  const connect = async (one: Person, other: Person) => {
    const params = await ask(one, other);
    await other.client.call(acceptConnection, { params });
    return params;
  };
  const relation = async (of: Person, to: Person) =>
    (await of.client.call(findConnection, { params: { id: to.user.id } })).relation;
  const connectionsOf = ({ client, user }: Person, query: object = {}, id = user.id) =>
    client.call(listConnections, { params: { id }, query });
  const two = async () => [await harness.signUp(), await harness.signUp()] as const;

  describe('a request to connect', () => {
    it('a request is in the lists of both members, with their relationship', async () => {
      const [a, b] = await two();
      const { id } = await ask(a, b);
      const [incoming] = (await b.client.call(listIncomingRequests, { query: {} })).items;
      expect(incoming).toMatchObject({
        connection_id: id,
        requester: { id: a.user.id, relation: 'incoming', connection_id: id },
        requested_at: expect.any(String),
      });
      const [sent] = (await a.client.call(listSentRequests, { query: {} })).items;
      expect(sent).toMatchObject({
        connection_id: id,
        recipient: { id: b.user.id, relation: 'sent' },
      });
      expect([await relation(a, b), await relation(b, a)]).toEqual(['sent', 'incoming']);
      expect(await a.client.call(getNetworkCounts)).toMatchObject({ sent: 1, incoming: 0 });
      expect(await b.client.call(getNetworkCounts)).toMatchObject({ sent: 0, incoming: 1 });
    });

    it('a request is accepted by its recipient, once', async () => {
      const [a, b] = await two();
      const params = await ask(a, b);
      const accepted = { connection_id: params.id, status: 'accepted' };
      expect(await b.client.call(acceptConnection, { params })).toEqual(accepted);
      expect(await b.client.call(acceptConnection, { params })).toEqual(accepted);
      expect([await relation(a, b), await relation(b, a)]).toEqual(['connected', 'connected']);
      for (const one of [a, b]) expect((await one.client.call(getMe)).connections_count).toBe(1);
      expect((await b.client.call(listIncomingRequests, { query: {} })).items).toEqual([]);
    });

    it('a request is answered by its recipient alone', async () => {
      const [a, b] = await two();
      const params = await ask(a, b);
      const outsider = await harness.signUp();
      for (const call of [acceptConnection, rejectConnection]) {
        expect(await failureOf(a.client.call(call, { params }))).toMatchObject({ status: 403 });
        await harness.refuses(NOT_FOUND, outsider.token, (client) => client.call(call, { params }));
      }
      await harness.refuses(NOT_FOUND, outsider.token, (client) =>
        client.call(removeConnection, { params }),
      );
      expect(await relation(a, b)).toBe('sent');
    });

    it('a rejected request leaves both lists and cannot be repeated soon', async () => {
      const [a, b] = await two();
      const params = await ask(a, b);
      const rejected = { connection_id: params.id, status: 'rejected' };
      expect(await b.client.call(rejectConnection, { params })).toEqual(rejected);
      expect(await b.client.call(rejectConnection, { params })).toEqual(rejected);
      expect([await relation(a, b), await relation(b, a)]).toEqual(['none', 'none']);
      expect((await a.client.call(listSentRequests, { query: {} })).items).toEqual([]);
      await harness.refuses(
        {
          status: 409,
          en: 'You asked this member not long ago. You can ask again after 30 days.',
          id: 'Anda belum lama ini mengirim permintaan ke anggota ini. Anda dapat mengirim lagi setelah 30 hari.',
        },
        a.token,
        (client) => client.call(requestConnection, { params: { id: b.user.id } }),
      );
      expect(await failureOf(b.client.call(acceptConnection, { params }))).toMatchObject({
        status: 409,
      });
    });

    it('a member who rejected a request may send one', async () => {
      const [a, b] = await two();
      await b.client.call(rejectConnection, { params: await ask(a, b) });
      const params = await ask(b, a);
      expect([await relation(a, b), await relation(b, a)]).toEqual(['incoming', 'sent']);
      await a.client.call(acceptConnection, { params });
      expect(await relation(b, a)).toBe('connected');
    });

    it('a request is withdrawn by its sender and can be sent again', async () => {
      const [a, b] = await two();
      const params = await ask(a, b);
      expect(await failureOf(b.client.call(removeConnection, { params }))).toMatchObject({
        status: 409,
      });
      await a.client.call(removeConnection, { params });
      expect((await b.client.call(listIncomingRequests, { query: {} })).items).toEqual([]);
      await harness.refuses(NOT_FOUND, b.token, (client) =>
        client.call(acceptConnection, { params }),
      );
      await ask(a, b);
      expect(await relation(b, a)).toBe('incoming');
    });

    it('a request cannot be rejected once it is accepted', async () => {
      const [a, b] = await two();
      const params = await connect(a, b);
      expect(await failureOf(b.client.call(rejectConnection, { params }))).toMatchObject({
        status: 409,
      });
    });

    it('a request is published to the other at once over the socket', async () => {
      const [a, b] = await two();
      const socket = harness.socket(b.token);
      await socket.next('ready');
      await ask(a, b);
      expect(await socket.next('relation')).toMatchObject({ user_id: a.user.id });
      socket.close();
      await socket.closed;
    });
  });

  describe('connections', () => {
    it('connections are listed the latest first, paged, with mutual ones', async () => {
      const [me, friend] = await two();
      const [old, newer] = [
        await harness.signUp({ full_name: 'Kenalan Lama' }),
        await harness.signUp({ full_name: 'Kenalan Baru', industry_tags: ['wood'] }),
      ];
      await connect(me, old);
      await connect(me, newer);
      await connect(friend, newer);
      const first = await connectionsOf(me, { limit: 1 });
      expect(first).toMatchObject({ total: 2, mutual_connections: [] });
      expect(first.connections).toMatchObject([
        { id: newer.user.id, industry_tags: ['wood'], relation: 'connected' },
      ]);
      const rest = await connectionsOf(me, { limit: 1, cursor: first.cursor ?? '' });
      expect(rest.connections.map(({ id }) => id)).toEqual([old.user.id]);
      expect(rest.cursor ?? null).toBeNull();
      const asFriend = await connectionsOf(friend, {}, me.user.id);
      expect(asFriend.mutual_connections.map(({ id }) => id)).toEqual([newer.user.id]);
      const matches = await connectionsOf(me, { search: 'LAMA' });
      expect(matches.connections.map(({ id }) => id)).toEqual([old.user.id]);
    });

    // SHELL-128, NET-015
    it('connections are counted without a token, and named to whom their member chose', async () => {
      const [a, b] = await two();
      const [both, stranger] = await two();
      await connect(a, b);
      await connect(both, a);
      await connect(both, b);
      const seenBy = async ({ client }: Pick<Person, 'client'>) => {
        const reply = await client.call(listConnections, { params: { id: a.user.id }, query: {} });
        expect(reply.total).toBe(2);
        const { connections, mutual_connections: mutual } = reply;
        return [connections.length, mutual.length, reply.is_hidden];
      };
      const choose = (connections_visible_to: ConnectionVisibility) =>
        a.client.call(chooseConnectionVisibility, { body: { connections_visible_to } });
      const known = async () => (await a.client.call(getBlockList)).connections_visible_to;
      expect(await known()).toBe('everyone');
      expect(await seenBy({ client: harness.client() })).toEqual([0, 0, true]);
      expect(await seenBy(stranger)).toEqual([2, 0, false]);
      await choose('connections');
      expect(await known()).toBe('connections');
      expect(await seenBy(stranger)).toEqual([0, 0, true]);
      expect(await seenBy(b)).toEqual([2, 1, false]);
      await choose('nobody');
      expect(await seenBy(b)).toEqual([0, 0, true]);
      expect(await seenBy(a)).toEqual([2, 0, false]);
    });

    it('connections of an unknown or deactivated member are not found', async () => {
      const [me, deactivated] = await two();
      await harness.deactivate(deactivated.user.id);
      const refused = { status: 404, en: 'Member not found', id: 'Anggota tidak ditemukan' };
      for (const params of [{ id: 'nobody' }, { id: deactivated.user.id }]) {
        await harness.refuses(refused, me.token, (client) =>
          client.call(listConnections, { params, query: {} }),
        );
        await harness.refuses(refused, me.token, (client) =>
          client.call(findConnection, { params }),
        );
      }
    });

    it('a connection is ended by either member, and both counts decrease', async () => {
      const [a, b] = await two();
      const params = await connect(a, b);
      await b.client.call(removeConnection, { params });
      for (const one of [a, b]) expect((await one.client.call(getMe)).connections_count).toBe(0);
      expect(await relation(a, b)).toBe('none');
      await harness.refuses(NOT_FOUND, a.token, (client) =>
        client.call(removeConnection, { params }),
      );
      await ask(a, b);
      expect(await relation(a, b)).toBe('sent');
    });

    it('connections leave out deactivated members', async () => {
      const [me, deactivated] = await two();
      await connect(me, deactivated);
      await harness.deactivate(deactivated.user.id);
      expect((await connectionsOf(me)).connections).toEqual([]);
      expect(await me.client.call(getNetworkCounts)).toMatchObject({ connections: 0 });
    });

    it('rejected members are not suggested', async () => {
      const me = await harness.signUp({ location: 'Pulau Sembilan' });
      const other = await harness.signUp({ location: 'Pulau Sembilan' });
      await me.client.call(rejectConnection, { params: await ask(other, me) });
      const suggested = await me.client.call(listSuggestions, { query: { limit: 20 } });
      expect(suggested.map(({ user }) => user.id)).not.toContain(other.user.id);
    });
  });

  describe('two who act at the same moment end in one state', () => {
    test('concurrent accepting and withdrawing end in one state', async () => {
      const [a, b] = await two();
      const params = await ask(a, b);
      await Promise.allSettled([
        b.client.call(acceptConnection, { params }),
        a.client.call(removeConnection, { params }),
      ]);
      const both = [await relation(a, b), await relation(b, a)];
      expect([
        ['connected', 'connected'],
        ['none', 'none'],
      ]).toContainEqual(both);
      const counted = both[0] === 'connected' ? 1 : 0;
      for (const one of [a, b])
        expect((await one.client.call(getMe)).connections_count).toBe(counted);
    });

    test('concurrent accepting, rejecting and asking back end in one state', async () => {
      const [a, b] = await two();
      const params = await ask(a, b);
      await Promise.allSettled([
        b.client.call(acceptConnection, { params }),
        b.client.call(rejectConnection, { params }),
        ask(b, a),
      ]);
      const [one, other] = [await relation(a, b), await relation(b, a)];
      expect([one, other]).toSatisfy(([x, y]: string[]) =>
        x === 'incoming' ? y === 'sent' : x === y,
      );
    });

    test('a connection removed by both at once is removed once', async () => {
      const [a, b] = await two();
      const params = await connect(a, b);
      await Promise.allSettled([
        a.client.call(removeConnection, { params }),
        b.client.call(removeConnection, { params }),
      ]);
      for (const one of [a, b]) expect((await one.client.call(getMe)).connections_count).toBe(0);
    });
  });
}
