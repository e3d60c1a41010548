import { type Group, joinGroup, listGroups, listMyGroups } from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import type { Harness, Person } from '../harness.ts';
import { groupSteps, join, makeGroup, post } from './groupSteps.ts';

/** Discover and My Groups: contents, order and filters (GRP-001–040). */
export function groupListsSuite(harness: Harness): void {
  const { see } = groupSteps(harness);
  const names = (groups: readonly Group[]) => groups.map(({ name }) => name);
  const fill = async (id: string, count: number) => {
    for (let made = 0; made < count; made += 1) await join(await harness.signUp(), id);
  };

  describe('the list of groups', () => {
    // SHELL-128
    it('a listed group has all its documented fields, without a token', async () => {
      const admin = await harness.signUp({ full_name: 'Ratna Dewi' });
      const { id } = await makeGroup(admin, { name: 'Kartu lengkap' });
      const query = { search: 'kartu lengkap' };
      const { items } = await harness.client().call(listGroups, { query });
      const { membership, notices, requests_count, revision, ...card } = await see(admin, id);
      const own = {
        ...{ membership: 'admin', notices: 'highlights', requests_count: 0, revision: null },
      };
      expect({ membership, notices, requests_count, revision }).toEqual(own);
      expect(items).toEqual([card]);
      expect(card).toEqual({
        id,
        name: 'Kartu lengkap',
        description: 'Perajin batik tulis dan cap di Pekalongan',
        group_type: 'public',
        industry_tags: ['textile'],
        location: 'Pekalongan',
        rules: ['Sopan'],
        member_count: 1,
        posts_count: 0,
        post_count: 0,
        active_discussions: 0,
        created_at: expect.any(String),
        created_by: admin.user.id,
        admin_user_id: admin.user.id,
        admin_name: 'Ratna Dewi',
        posts_this_week: 0,
        activity_at: expect.any(String),
        approval_status: 'approved',
      });
    });

    it('groups are listed by member count, paged by cursor and by skip', async () => {
      const admin = await harness.signUp();
      const ids: string[] = [];
      for (const [index, members] of [1, 3, 0, 2].entries()) {
        const { id } = await makeGroup(admin, { name: `Urutan ${index}` });
        await fill(id, members);
        ids.push(id);
      }
      const search = 'urutan';
      const walked: string[] = [];
      let cursor: string | undefined;
      do {
        const query = { search, limit: 3, cursor };
        const page = await harness.client().call(listGroups, { query });
        walked.push(...names(page.items));
        cursor = page.cursor ?? undefined;
      } while (cursor !== undefined);
      expect(walked).toEqual(['Urutan 1', 'Urutan 3', 'Urutan 0', 'Urutan 2']);
      const rest = await harness.client().call(listGroups, { query: { search, skip: 2 } });
      expect(names(rest.items)).toEqual(['Urutan 0', 'Urutan 2']);
    });

    it('groups are found by name, tag and location, in any letter case and accent', async () => {
      const admin = await harness.signUp();
      await makeGroup(admin, { name: 'Café 100% Gayo', industry_tags: ['Kopi Sangrai'] });
      await makeGroup(admin, { name: 'Sutra Wajo', location: 'Sengkang, Sulawesi' });
      const namesFor = async (query: object) =>
        names((await harness.client().call(listGroups, { query })).items);
      expect(await namesFor({ search: 'cafe 100%' })).toEqual(['Café 100% Gayo']);
      expect(await namesFor({ search: 'KOPI sangrai' })).toEqual(['Café 100% Gayo']);
      expect(await namesFor({ search: 'sengkang' })).toEqual(['Sutra Wajo']);
      expect(await namesFor({ tag: ' kopi SANGRAI ' })).toEqual(['Café 100% Gayo']);
      expect(await namesFor({ tag: 'kopi' })).toEqual([]);
      expect(await namesFor({ location: 'sulawesi' })).toEqual(['Sutra Wajo']);
      expect(await namesFor({ search: 'sutra', type: 'private' })).toEqual([]);
      expect(await namesFor({ search: 'c_fe' })).toEqual([]);
    });

    it('the list of groups leaves out one’s own on request', async () => {
      const [admin, other] = [await harness.signUp(), await harness.signUp()];
      const { id } = await makeGroup(admin, { name: 'Jelajah satu' });
      await makeGroup(other, { name: 'Jelajah dua', group_type: 'private' });
      const seen = async (by: Person, discover?: 'true') =>
        (await by.client.call(listGroups, { query: { search: 'jelajah', discover } })).items;
      expect(names(await seen(admin, 'true'))).toEqual(['Jelajah dua']);
      expect((await seen(admin)).map(({ membership }) => membership).sort()).toEqual([
        'admin',
        'none',
      ]);
      await other.client.call(joinGroup, { params: { id } });
      expect(await seen(other, 'true')).toEqual([]);
    });

    it('the list of groups refuses an unknown cursor', async () => {
      await harness.refuses(
        {
          status: 422,
          en: 'This page of the list is not known. Load the list again.',
          id: 'Halaman daftar ini tidak dikenal. Muat ulang daftarnya.',
          field: 'cursor',
        },
        undefined,
        (client) => client.call(listGroups, { query: { cursor: 'unknown' } }),
      );
    });
  });

  describe('My Groups', () => {
    it('My Groups lists one’s groups with one’s role, the latest activity first', async () => {
      const [me, other] = [await harness.signUp(), await harness.signUp()];
      const first = await makeGroup(me, { name: 'Milik' });
      const second = await makeGroup(other, { name: 'Ikut' });
      await makeGroup(other, { name: 'Bukan' });
      await join(me, second.id);
      const mine = async () => (await me.client.call(listMyGroups)).items;
      await post(other, second.id);
      await post(me, first.id);
      expect((await mine()).map(({ name, user_role }) => [name, user_role])).toEqual([
        ['Milik', 'admin'],
        ['Ikut', 'member'],
      ]);
      await post(other, second.id);
      expect(names(await mine())).toEqual(['Ikut', 'Milik']);
      expect((await mine())[0]).toMatchObject({
        posts_count: 2,
        post_count: 2,
        posts_this_week: 2,
      });
      const matching = await me.client.call(listMyGroups, { query: { search: 'ikut' } });
      expect(names(matching.items)).toEqual(['Ikut']);
    });
  });
}
