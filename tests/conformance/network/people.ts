import { requestConnection, searchPeople } from '@saudagar/contract';
import { describe, expect, it, test } from 'vitest';
import type { Harness, Person } from '../harness.ts';

/** Finding people (NET-056–062). */
export function peopleSuite(harness: Harness): void {
  const search = async ({ client }: Person, query: string, page: object = {}) =>
    client.call(searchPeople, { query: { query, ...page } });
  const idsOf = (people: { items: { id: string }[] }) => people.items.map(({ id }) => id);

  describe('people search', () => {
    it('people search matches every word in name, username, company or location', async () => {
      const me = await harness.signUp();
      const { user } = await harness.signUp({
        full_name: 'Zulaikha Çelebi',
        company_name: 'Gamelan Mataram',
        location: 'Kotagede, Mataram Raya',
      });
      for (const typed of ['zulaikha celebi', 'GAMELAN', 'kotagede gamelan', 'elebi', 'zu ce'])
        expect(idsOf(await search(me, typed))).toEqual([user.id]);
      expect(idsOf(await search(me, 'zulaikha tanggerang'))).toEqual([]);
      // Two characters match at the beginning of a word.
      expect(idsOf(await search(me, 'ul'))).not.toContain(user.id);
    });

    it('people search takes %, _ and \\ literally', async () => {
      const me = await harness.signUp();
      const { user } = await harness.signUp({ company_name: '100% Kapas_Murni \\ Asli' });
      for (const typed of ['100%', 'kapas_m', '\\ asli'])
        expect(idsOf(await search(me, typed))).toEqual([user.id]);
      expect(idsOf(await search(me, 'kapas%murni'))).toEqual([]);
    });

    it('people search shows each relationship to the caller, and no private field', async () => {
      const me = await harness.signUp({ full_name: 'Wirasaba Satu' });
      const asked = await harness.signUp({ full_name: 'Wirasaba Dua' });
      await me.client.call(requestConnection, { params: { id: asked.user.id } });
      const matches = await search(me, 'wirasaba');
      expect(matches.items.map(({ relation }) => relation)).toEqual(['sent', 'self']);
      expect(JSON.stringify(matches)).not.toContain('@toko.example');
      expect(Object.keys(matches.items[0] ?? {})).not.toContain('phone');
      expect(idsOf(await search(me, asked.user.email))).toEqual([]);
    });

    it('people search is sorted by name, paged, without deactivated members', async () => {
      const me = await harness.signUp();
      const people = [];
      for (const name of ['Tirta C', 'Tirta A', 'Tirta B', 'Tirta D'])
        people.push(await harness.signUp({ full_name: name }));
      const [c, a, b, d] = people.map(({ user }) => user.id);
      await harness.deactivate(d ?? '');
      const first = await search(me, 'tirta', { limit: 2 });
      expect(idsOf(first)).toEqual([a, b]);
      const rest = await search(me, 'tirta', { limit: 2, cursor: first.cursor ?? '' });
      expect(idsOf(rest)).toEqual([c]);
      expect(rest.cursor).toBeNull();
    });

    // NET-152
    it('people search finds industries by their names in both languages', async () => {
      const me = await harness.signUp();
      const { user } = await harness.signUp({
        full_name: 'Wirogunan Jati',
        industry_tags: ['furniture', 'wood'],
      });
      for (const typed of ['wirogunan furniture', 'wirogunan MEBEL', 'kayu wirogunan'])
        expect(idsOf(await search(me, typed))).toEqual([user.id]);
      expect(idsOf(await search(me, 'wirogunan spices'))).toEqual([]);
    });

    // NET-152
    it('people search lists beginnings of names before other matches, page by page', async () => {
      const me = await harness.signUp();
      const company = await harness.signUp({ full_name: 'Ani', company_name: 'Kertosono Abadi' });
      const surname = await harness.signUp({ full_name: 'Cahya Kertosono' });
      const name = await harness.signUp({ full_name: 'Kertosono Dwi' });
      const inOrder = [surname, name, company].map(({ user }) => user.id);
      expect(idsOf(await search(me, 'kertosono'))).toEqual(inOrder);
      const found: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page: Awaited<ReturnType<typeof search>> = await search(me, 'kertosono', {
          limit: 1,
          ...(cursor && { cursor }),
        });
        found.push(...idsOf(page));
        cursor = page.cursor;
      }
      expect(found).toEqual(inOrder);
    });

    test.each([' a ', '', 'x'])(
      'people search finds nobody for %j, which is too short',
      async (query) => {
        const me = await harness.signUp({ full_name: 'A Xena' });
        expect(await search(me, query)).toEqual({ items: [], cursor: null });
      },
    );
  });
}
