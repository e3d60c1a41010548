import {
  type Client,
  createPost,
  getMe,
  hideSuggestion,
  type IndustryTag,
  listSuggestions,
  requestConnection,
} from '@saudagar/contract';
import { describe, expect, it, test } from 'vitest';
import type { Harness, Person } from '../harness.ts';

/** Suggestions and requests to connect (FEED-208–210, NET-027–051). */
export function connectionsSuite(harness: Harness): void {
  const ask = (from: Person, to: Person, client = from.client) =>
    client.call(requestConnection, { params: { id: to.user.id } });
  const connect = async (one: Person, other: Person) => {
    await ask(one, other);
    await ask(other, one);
  };
  const suggestions = (client: Client, limit?: number) =>
    client.call(listSuggestions, { query: limit === undefined ? {} : { limit } });
  const trader = (location: string, ...industry_tags: IndustryTag[]) =>
    harness.signUp({ location, industry_tags });

  describe('asking to connect', () => {
    it('a request to connect waits, and asking back accepts it; both count it once', async () => {
      const [a, b] = [await harness.signUp(), await harness.signUp()];
      const asked = await ask(a, b);
      expect(asked).toEqual({ connection_id: expect.any(String), status: 'pending' });
      expect((await a.client.call(getMe)).connections_count).toBe(0);
      expect(await ask(b, a)).toEqual({ ...asked, status: 'accepted' });
      for (const one of [a, b]) expect((await one.client.call(getMe)).connections_count).toBe(1);
    });

    it('repeating a request to connect, pending or accepted, changes nothing', async () => {
      const [a, b] = [await harness.signUp(), await harness.signUp()];
      const asked = await ask(a, b);
      expect(await Promise.all([ask(a, b), ask(a, b), ask(a, b)])).toEqual([asked, asked, asked]);
      const accepted = await ask(b, a);
      expect([await ask(a, b), await ask(b, a)]).toEqual([accepted, accepted]);
      expect((await a.client.call(getMe)).connections_count).toBe(1);
    });

    it('concurrent requests of both members end in one connection', async () => {
      const [a, b] = [await harness.signUp(), await harness.signUp()];
      await Promise.all([ask(a, b), ask(b, a)]);
      expect(await ask(a, b)).toMatchObject({ status: 'accepted' });
      expect((await b.client.call(getMe)).connections_count).toBe(1);
    });

    it('a request to connect with oneself is refused', async () => {
      const me = await harness.signUp();
      await harness.refuses(
        {
          status: 400,
          en: 'You cannot connect with yourself',
          id: 'Anda tidak dapat terhubung dengan diri sendiri',
        },
        me.token,
        (client) => ask(me, me, client),
      );
    });

    it('a request to an unknown or deactivated member is answered 404', async () => {
      const [me, deactivated] = [await harness.signUp(), await harness.signUp()];
      await harness.deactivate(deactivated.user.id);
      const asNobodyWritesIt = me.user.id.toUpperCase();
      const unknown = ['nobody', '01920000-0000-7000-8000-000000000000', asNobodyWritesIt];
      for (const id of [...unknown, deactivated.user.id]) {
        await harness.refuses(
          { status: 404, en: 'Member not found', id: 'Anggota tidak ditemukan' },
          me.token,
          (client) => client.call(requestConnection, { params: { id } }),
        );
      }
    });
  });

  describe('suggestions', () => {
    it('suggestions share industries or region, best first, with the reason', async () => {
      const me = await trader('Kota Uji, Provinsi Satu', 'wood', 'furniture');
      const region = await trader('Desa Lain, provinsi satu');
      const both = await trader('Provinsi Satu', 'furniture', 'wood', 'spices');
      const one = await trader('Provinsi Dua', 'wood');
      const suggested = (await suggestions(me.client, 20)).filter(({ user }) =>
        [region, both, one].some((person) => person.user.id === user.id),
      );
      expect(suggested.map(({ user, match_score }) => [user.id, match_score])).toEqual([
        [both.user.id, 80],
        [one.user.id, 35],
        [region.user.id, 30],
      ]);
      expect(suggested[0]?.reasons).toEqual([
        { icon: 'industry', details: 'You both trade in furniture and wood' },
        { icon: 'location', details: 'Also in Provinsi Satu' },
      ]);
      const [inIndonesian] = await suggestions(harness.client(me.token, 'id'), 1);
      expect(inIndonesian?.reasons).toEqual([
        { icon: 'industry', details: 'Sama-sama di bidang mebel dan kayu' },
        { icon: 'location', details: 'Sama-sama di Provinsi Satu' },
      ]);
    });

    it('suggestions count mutual connections, and leave out connected and asked members', async () => {
      const [me, friend, another, far] = await Promise.all([
        trader('Pulau Tiga'),
        harness.signUp(),
        harness.signUp(),
        harness.signUp(),
      ]);
      const [asked, deactivated] = [await trader('Pulau Tiga'), await trader('Pulau Tiga')];
      await connect(me, friend);
      await connect(friend, far);
      expect((await suggestions(me.client)).find(({ user }) => user.id === far.user.id)).toEqual(
        expect.objectContaining({
          match_score: 5,
          reasons: [{ icon: 'connections', details: '1 mutual connection' }],
        }),
      );
      await connect(me, another);
      await connect(another, far);
      await ask(me, asked);
      await harness.deactivate(deactivated.user.id);
      const now = await suggestions(me.client, 20);
      const shared = now.filter(({ match_score }) => match_score > 0);
      expect(shared.map(({ user }) => user.id)).toEqual([far.user.id]);
      expect(now[0]?.reasons).toEqual([{ icon: 'connections', details: '2 mutual connections' }]);
    });

    it('suggestions are three by default, and at most twenty', async () => {
      const me = await trader('Negeri Empat');
      for (let count = 0; count < 5; count += 1) await trader('Negeri Empat');
      expect(await suggestions(me.client)).toHaveLength(3);
      expect(await suggestions(me.client, 5)).toHaveLength(5);
    });

    // NET-153
    it('members without industries are suggested who is near, then who posted lately', async () => {
      const [me, near, author] = [
        await trader('Provinsi Lima'),
        await trader('Provinsi Lima'),
        await trader('Provinsi Enam'),
      ];
      await author.client.call(createPost, { body: { content: 'Stok baru', post_type: 'text' } });
      const suggested = await suggestions(me.client, 20);
      expect(suggested[0]?.user.id).toBe(near.user.id);
      expect(suggested.find(({ user }) => user.id === author.user.id)).toMatchObject({
        match_score: 0,
        reasons: [{ icon: 'activity', details: 'Active in the community' }],
      });
      const tagged = await trader('Provinsi Tujuh', 'wood');
      const others = (await suggestions(tagged.client, 20)).map(({ user }) => user.id);
      expect(others).not.toContain(author.user.id);
    });

    // NET-154
    it('a member in whom one is not interested is suggested no more, until undone', async () => {
      const [me, other] = [await trader('Provinsi Delapan'), await trader('Provinsi Delapan')];
      const hide = (is_hidden: boolean) =>
        me.client.call(hideSuggestion, { params: { id: other.user.id }, body: { is_hidden } });
      const isSuggested = async () =>
        (await suggestions(me.client, 20)).some(({ user }) => user.id === other.user.id);
      expect(await isSuggested()).toBe(true);
      for (const _ of [1, 2]) await hide(true);
      expect(await isSuggested()).toBe(false);
      expect((await suggestions(other.client)).map(({ user }) => user.id)).toContain(me.user.id);
      await hide(false);
      expect(await isSuggested()).toBe(true);
      await expect(
        me.client.call(hideSuggestion, { params: { id: 'nobody' }, body: { is_hidden: true } }),
      ).rejects.toMatchObject({ status: 404 });
    });

    test.each([0, 21, 1.5])('suggestions with a limit of %s are refused', async (limit) => {
      const { client } = await harness.signUp();
      await expect(suggestions(client, limit)).rejects.toMatchObject({ status: 422 });
    });
  });
}
