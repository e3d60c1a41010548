import { getResource, listManagedResources, listResources } from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import type { Harness } from '../harness.ts';
import { RESOURCE, resourceSteps } from './resourceSteps.ts';

/** The library for members and visitors (RES-003–047). */
export function librarySuite(harness: Harness): void {
  const { someone, save, titles } = resourceSteps(harness);

  describe('the library', () => {
    // SHELL-130, RES-054
    it('the library is read without a token, by featured, priority and date', async () => {
      const admin = await someone('admin');
      const add = (title: string, parts = {}) =>
        save(admin, { title, tags: ['urutuji'], ...parts });
      await add('lama');
      await add('baru');
      await add('penting', { priority: 80 });
      await add('pilihan', { featured: true });
      expect(await titles('urutuji')).toEqual(['pilihan', 'penting', 'baru', 'lama']);
    });

    // RES-057
    it('the library is searched in all its texts and tags, in any letter case', async () => {
      const admin = await someone('admin');
      await save(admin, { title: 'Zamrud satu' });
      await save(admin, { title: 'dua', description: 'tentang ZAMRUD' });
      await save(admin, { title: 'tiga', author_name: 'Zamrúd' });
      await save(admin, { title: 'empat', author_organization: 'PT Zamrud' });
      await save(admin, { title: 'lima', tags: ['batu zamrud'] });
      expect((await titles('zamrud')).sort()).toEqual([
        'Zamrud satu',
        'dua',
        'empat',
        'lima',
        'tiga',
      ]);
      const managed = await admin.client.call(listManagedResources, {
        query: { search: 'ZAMRUD' },
      });
      expect(managed.resources.map(({ title }) => title)).toEqual([
        'lima',
        'empat',
        'tiga',
        'dua',
        'Zamrud satu',
      ]);
      expect(await titles('zamrud satu')).toEqual(['Zamrud satu']);
      expect(await titles('za sat')).toEqual(['Zamrud satu']);
      expect(await titles('am satu')).toEqual([]);
      expect(await titles('zamrud%')).toEqual([]);
    });

    it('the library is filtered by type and category', async () => {
      const admin = await someone('admin');
      await save(admin, { title: 'film', tags: ['saring'], resource_type: 'video' });
      await save(admin, { title: 'pajak', tags: ['saring'], category: 'Finance' });
      expect(await titles('saring', { resource_type: 'video' })).toEqual(['film']);
      expect(await titles('saring', { category: 'Finance' })).toEqual(['pajak']);
      const unknown = harness.fetch('/api/resources?resource_type=podcast');
      expect((await unknown).status).toBe(422);
    });

    it('a resource is its own maker’s, and nobody else’s', async () => {
      const [admin, member] = [await someone('admin'), await someone('user')];
      const { id } = await save(admin, { title: 'buatan', tags: ['buatanuji'] });
      const seenBy = async ({ client }: Pick<typeof admin, 'client'>) =>
        (await client.call(getResource, { params: { id } })).is_own;
      expect([await seenBy(admin), await seenBy(member)]).toEqual([true, false]);
    });

    it('drafts and pending resources are visible to moderators alone, by id too', async () => {
      const [admin, moderator, member] = [
        await someone('admin'),
        await someone('moderator'),
        await harness.signUp(),
      ];
      const draft = await save(admin, { title: 'draf', tags: ['tersembunyi'], draft_mode: true });
      const pending = await save(moderator, { title: 'menunggu', tags: ['tersembunyi'] });
      expect([draft.approval_status, pending.approval_status]).toEqual(['draft', 'pending']);
      expect(await titles('tersembunyi')).toEqual([]);
      for (const { id } of [draft, pending]) {
        await harness.refuses(
          { status: 404, en: 'Resource not found', id: 'Materi tidak ditemukan' },
          member.token,
          (client) => client.call(getResource, { params: { id } }),
        );
        const params = { id };
        expect((await moderator.client.call(getResource, { params })).id).toBe(id);
      }
    });

    it('a resource is read whole, without a caller’s fields when there is no token', async () => {
      const admin = await someone('admin');
      const made = await save(admin, {
        title: 'utuh',
        resource_type: 'video',
        duration_minutes: 75,
        read_time_minutes: 5,
        tags: ['a', 'b', 'a'],
        priority: 7,
        body: 'Isi',
      });
      const facts = {
        ...RESOURCE,
        id: made.id,
        title: 'utuh',
        resource_type: 'video',
        duration_minutes: 75,
        read_time_minutes: null,
        tags: ['a', 'b'],
        priority: 7,
        featured: false,
        approval_status: 'approved',
        attachments: [],
        files: [],
        views_count: 0,
        likes_count: 0,
        content_url: null,
        thumbnail_url: null,
        body: 'Isi',
        published_date: expect.any(String),
      };
      const params = { id: made.id };
      expect(await harness.client().call(getResource, { params })).toEqual(facts);
      const own = { liked: false, saved_lists: [], progress: 0, is_own: true, revision: null };
      expect(await admin.client.call(getResource, { params })).toEqual({ ...facts, ...own });
    });

    it('the library refuses an unknown cursor', async () => {
      await harness.refuses(
        {
          status: 422,
          en: 'This page of the list is not known. Load the list again.',
          id: 'Halaman daftar ini tidak dikenal. Muat ulang daftarnya.',
          field: 'cursor',
        },
        undefined,
        (client) => client.call(listResources, { query: { cursor: 'WzFd' } }),
      );
    });
  });
}
