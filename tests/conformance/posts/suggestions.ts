import {
  type Client,
  createPost,
  deletePost,
  requestConnection,
  suggestHashtags,
  suggestMembers,
  updatePost,
} from '@saudagar/contract';
import { describe, expect, it, test } from 'vitest';
import type { Harness } from '../harness.ts';

/** Names to mention and hashtags to use (FEED-009, FEED-010). */
export function suggestionsSuite(harness: Harness): void {
  const names = async (client: Client, q: string, limit?: number) => {
    const members = await client.call(suggestMembers, { query: { q, limit } });
    return members.map(({ full_name }) => full_name);
  };
  const tags = async (client: Client, q: string, limit?: number) => {
    const hashtags = await client.call(suggestHashtags, { query: { q, limit } });
    return hashtags.map(({ tag, posts_count }) => `${tag} ${posts_count}`);
  };
  const write = (client: Client, content: string) =>
    client.call(createPost, { body: { content, post_type: 'text' } });

  describe('members are suggested', () => {
    it('suggested members have their public fields alone', async () => {
      const { user, client } = await harness.signUp({
        full_name: 'Wulandari Pertiwi',
        company_name: 'Tenun Wulan',
      });
      expect(await client.call(suggestMembers, { query: { q: 'wulandari' } })).toEqual([
        {
          id: user.id,
          full_name: 'Wulandari Pertiwi',
          username: user.username,
          company_name: 'Tenun Wulan',
          location: null,
          role: 'user',
          profile_image: null,
          is_verified: false,
          photo: null,
        },
      ]);
    });

    test.each([
      'zubaedah',
      'ZUBA',
      'Zubaédah',
      '  zubaedah ',
      'z\u00fcbaedah',
      'ningsih',
      'ningsih p',
    ])('members are suggested by the beginning of a name or a word of it: %s', async (q) => {
      const { client } = await harness.signUp();
      const full_name = 'Zubaedáh Ningsih Prawira';
      if ((await names(client, 'zubaedah')).length === 0) await harness.signUp({ full_name });
      expect(await names(client, q)).toEqual([full_name]);
    });

    it('members are not suggested by the middle of a word', async () => {
      const { client } = await harness.signUp({ full_name: 'Kartosuwiryo' });
      expect(await names(client, 'suwiryo')).toEqual([]);
      expect(await names(client, 'kartosuwiryo')).toEqual(['Kartosuwiryo']);
      expect(await names(client, 'kartosuwiryo x')).toEqual([]);
    });

    it('suggested members are sorted: username, name, later word, then alphabet', async () => {
      const { client } = await harness.signUp({ full_name: 'Tegar Qomar' });
      await harness.signUp({ full_name: 'Qomaruddin Z' });
      await harness.signUp({ full_name: 'Qomariah' });
      await harness.signUp({ full_name: 'Nur Aini', username: 'qomar_toko' });
      await harness.signUp({ full_name: 'Adi Al-Qomari' });
      expect(await names(client, 'qomar')).toEqual([
        'Nur Aini',
        'Qomariah',
        'Qomaruddin Z',
        'Tegar Qomar',
        'Adi Al-Qomari',
      ]);
    });

    it('a member is suggested once, however often the name matches', async () => {
      const { client } = await harness.signUp({
        full_name: 'Xaverius Xaver Xavi',
        username: 'xaver.x',
      });
      expect(await names(client, 'xav')).toEqual(['Xaverius Xaver Xavi']);
    });

    it('eight members are suggested by default', async () => {
      const { client } = await harness.signUp();
      for (let index = 0; index < 10; index += 1)
        await harness.signUp({ full_name: `Yohanes ${index}` });
      const all = Array.from({ length: 10 }, (_, index) => `Yohanes ${index}`);
      expect(await names(client, 'yohanes')).toEqual(all.slice(0, 8));
      expect(await names(client, 'yohanes', 1)).toEqual(all.slice(0, 1));
      expect(await names(client, 'yohanes', 20)).toEqual(all);
    });

    it('deactivated members are not suggested by name', async () => {
      const [{ client }, { user }] = [
        await harness.signUp(),
        await harness.signUp({ full_name: 'Vermana Nonaktif' }),
      ];
      expect(await names(client, 'vermana')).toEqual(['Vermana Nonaktif']);
      await harness.deactivate(user.id);
      expect(await names(client, 'vermana')).toEqual([]);
    });

    test.each(['%', '_', '%a', '\\', '" or true', '@', '🙂', '\u{10ffff}'])(
      'no members are suggested for %j, which is no name',
      async (q) => {
        const { client } = await harness.signUp();
        expect(await names(client, q)).toEqual([]);
      },
    );

    it.each([undefined, '', '  ', "'"])(
      'connections, then the newest members are suggested before typing (%j)',
      async (q) => {
        const [me, abdul, zahra, stranger] = [
          await harness.signUp(),
          await harness.signUp({ full_name: 'abdul Rauf' }),
          await harness.signUp({ full_name: 'Zahra' }),
          await harness.signUp({ full_name: 'Baru Datang' }),
        ];
        for (const { user, client } of [zahra, abdul]) {
          await me.client.call(requestConnection, { params: { id: user.id } });
          await client.call(requestConnection, { params: { id: me.user.id } });
        }
        // Asked to connect, and not connected yet.
        await me.client.call(requestConnection, { params: { id: stranger.user.id } });
        const members = await me.client.call(suggestMembers, {
          query: { ...(q !== undefined && { q }) },
        });
        const ids = members.map(({ id }) => id);
        expect(ids.slice(0, 3)).toEqual([abdul.user.id, zahra.user.id, stranger.user.id]);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids).not.toContain(me.user.id);
        const first = await me.client.call(suggestMembers, { query: { limit: 1 } });
        expect(first.map(({ id }) => id)).toEqual([abdul.user.id]);
      },
    );

    it('deactivated members are not suggested before typing', async () => {
      const { client } = await harness.signUp();
      const { user } = await harness.signUp();
      await harness.deactivate(user.id);
      const members = await client.call(suggestMembers);
      expect(members.map(({ id }) => id)).not.toContain(user.id);
    });

    it('members are suggested in any script', async () => {
      const { client } = await harness.signUp({ full_name: '陳美玲 Tan' });
      expect(await names(client, '陳美')).toEqual(['陳美玲 Tan']);
    });

    it('members are suggested by the longest name', async () => {
      const full_name = '\ufdfa'.repeat(100);
      const { client } = await harness.signUp({ full_name });
      expect(await names(client, '\ufdfa')).toEqual([full_name]);
    });
  });

  describe('hashtags are suggested', () => {
    it('hashtags are suggested by use, the most used first, then by alphabet', async () => {
      const { client } = await harness.signUp();
      await write(client, '#sutrapolos #sutrabatik');
      await write(client, '#sutrabatik #sutrabatik #SUTRABATIK');
      await write(client, '#sutracina');
      expect(await tags(client, 'sutra')).toEqual(['sutrabatik 2', 'sutracina 1', 'sutrapolos 1']);
      expect(await tags(client, 'SUTRAB')).toEqual(['sutrabatik 2']);
      expect(await tags(client, 'sutra', 2)).toEqual(['sutrabatik 2', 'sutracina 1']);
    });

    it('hashtags are suggested in any accent', async () => {
      const { client } = await harness.signUp();
      await write(client, '#Lyčee');
      expect(await tags(client, 'lycé')).toEqual(['lyčee 1']);
    });

    it('hashtags are suggested as edits and deletions leave them', async () => {
      const { client } = await harness.signUp();
      const { id } = await write(client, '#rotanhalus #rotankasar');
      await write(client, '#rotanhalus');
      await client.call(updatePost, {
        params: { id },
        body: { content: '#rotankasar #rotanbaru' },
      });
      expect(await tags(client, 'rotan')).toEqual(['rotanbaru 1', 'rotanhalus 1', 'rotankasar 1']);
      await client.call(deletePost, { params: { id } });
      expect(await tags(client, 'rotan')).toEqual(['rotanhalus 1']);
    });

    it('all hashtags are suggested before typing', async () => {
      const { client } = await harness.signUp();
      for (let index = 0; index < 30; index += 1) await write(client, '#palinglaris');
      const hashtags = await client.call(suggestHashtags, { query: { limit: 20 } });
      expect(hashtags[0]?.tag).toBe('palinglaris');
      expect(await client.call(suggestHashtags)).toEqual(hashtags.slice(0, 8));
      const uses = hashtags.map(({ posts_count }) => posts_count);
      expect(uses).toEqual(uses.toSorted((a, b) => b - a));
    });

    it('suggested hashtags are counted right after concurrent posts and deletions', async () => {
      const { client } = await harness.signUp();
      const content = (index: number) =>
        index % 2 ? '#ramaisatu #ramaidua' : '#ramaidua #ramaisatu';
      const posts = await Promise.all(
        Array.from({ length: 8 }, (_, index) => write(client, content(index))),
      );
      await Promise.all(
        posts.slice(0, 3).map(({ id }) => client.call(deletePost, { params: { id } })),
      );
      expect(await tags(client, 'ramai')).toEqual(['ramaidua 5', 'ramaisatu 5']);
    });

    test.each(['%', '_', '#', '\\', '\u{10ffff}', 'tidak_dipakai'])(
      'no hashtags are suggested for %j, which nobody uses',
      async (q) => {
        const { client } = await harness.signUp();
        expect(await tags(client, q)).toEqual([]);
      },
    );
  });

  describe.each([suggestMembers, suggestHashtags])('$name', ({ path }) => {
    test.each([
      ['limit=21', 'limit', 'Limit must be at most 20', 'Batas maksimal 20'],
      ['limit=0', 'limit', 'Limit must be at least 1', 'Batas minimal 1'],
      [
        `q=${'a'.repeat(101)}`,
        'q',
        'Search text must be at most 100 characters',
        'Kata pencarian maksimal 100 karakter',
      ],
    ])('suggestions refuse %.8s', async (query, field, en, id) => {
      const { token } = await harness.signUp();
      for (const [locale, detail] of [
        ['en', en],
        ['id', id],
      ] as const) {
        const headers = { 'accept-language': locale };
        const answer = await harness.fetch(`${path}?${query}`, { token, headers });
        expect([answer.status, await answer.json()]).toEqual([422, { detail, field }]);
      }
    });
  });
}
