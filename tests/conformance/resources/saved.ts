import {
  createSavedList,
  keepResourceProgress,
  listSavedResources,
  type ResourceBody,
  saveResource,
  unpublishResource,
} from '@saudagar/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { failureOf, type Harness, type Person } from '../harness.ts';
import { resourceSteps } from './resourceSteps.ts';

/** The resources a member saved, began or finished, and their filters. */
export function savedSuite(harness: Harness): void {
  const { someone, save } = resourceSteps(harness);

  describe('saved and begun resources', () => {
    let admin: Person;
    let reader: Person;
    let other: Person;
    const lists = { export: '', shop: '' };

    /** Publishes a resource that the reader has in these lists and has read so far. */
    async function keep(
      parts: Partial<ResourceBody>,
      list_ids: string[] = [],
      progress = 0,
    ): Promise<{ id: string }> {
      const { id } = await save(admin, parts);
      const params = { id };
      await reader.client.call(saveResource, { params, body: { list_ids } });
      if (progress > 0)
        await reader.client.call(keepResourceProgress, { params, body: { progress } });
      return params;
    }

    const stored = async (query: object = {}, { client }: Person = reader) =>
      (await client.call(listSavedResources, { query })).items.map(({ title }) => title);

    beforeAll(async () => {
      [admin, reader, other] = [
        await someone('admin'),
        await harness.signUp(),
        await harness.signUp(),
      ];
      const add = async (name: string) =>
        (await reader.client.call(createSavedList, { body: { name } })).id;
      [lists.export, lists.shop] = [await add('Ekspor'), await add('Toko')];
      await keep({ title: 'not kept' });
      await keep({ title: 'saved', resource_type: 'video' }, [lists.export]);
      await keep({ title: 'saved twice', category: 'Finance' }, [lists.export, lists.shop]);
      await keep({ title: 'begun', resource_type: 'video', tags: ['karet'] }, [], 1);
      await keep({ title: 'begun and saved', category: 'Finance' }, [lists.shop], 99);
      await keep({ title: 'finished', tags: ['karet'], priority: 50 }, [], 100);
      await keep({ title: 'finished and saved', featured: true }, [lists.export], 100);
      const taken = await keep({ title: 'taken back' }, [lists.export], 50);
      await admin.client.call(unpublishResource, { params: taken });
    });

    it('saved resources of all lists come without a filter, in the library’s order', async () => {
      const all = ['finished and saved', 'begun and saved', 'saved twice', 'saved'];
      expect(await stored()).toEqual(all);
      expect(await stored({}, other)).toEqual([]);
    });

    it('saved resources are filtered by list', async () => {
      expect(await stored({ list: lists.export })).toEqual([
        'finished and saved',
        'saved twice',
        'saved',
      ]);
      expect(await stored({ list: lists.shop })).toEqual(['begun and saved', 'saved twice']);
      expect(await stored({ list: 'unknown' })).toEqual([]);
      expect(await stored({ list: lists.export }, other)).toEqual([]);
    });

    it('begun and finished resources are listed, saved or not', async () => {
      expect(await stored({ progress: 'begun' })).toEqual(['begun and saved', 'begun']);
      expect(await stored({ progress: 'finished' })).toEqual(['finished and saved', 'finished']);
      expect(await stored({ progress: 'begun' }, other)).toEqual([]);
    });

    it('saved resources are filtered by list and progress at once', async () => {
      expect(await stored({ list: lists.shop, progress: 'begun' })).toEqual(['begun and saved']);
      expect(await stored({ list: lists.shop, progress: 'finished' })).toEqual([]);
      expect(await stored({ list: 'unknown', progress: 'begun' })).toEqual([]);
    });

    it('saved resources are filtered by type, category and search like the library', async () => {
      expect(await stored({ resource_type: 'video' })).toEqual(['saved']);
      expect(await stored({ resource_type: 'video', progress: 'begun' })).toEqual(['begun']);
      expect(await stored({ category: 'Finance' })).toEqual(['begun and saved', 'saved twice']);
      expect(await stored({ category: 'Finance', list: lists.export })).toEqual(['saved twice']);
      expect(await stored({ search: 'KARET' })).toEqual([]);
      expect(await stored({ search: 'KARET', progress: 'finished' })).toEqual(['finished']);
    });

    it('saved resources are paged under the same filters', async () => {
      const query = { list: lists.export, limit: 2 };
      const first = await reader.client.call(listSavedResources, { query });
      const rest = { ...query, cursor: first.cursor ?? '' };
      expect(first.items).toHaveLength(2);
      expect(await stored(rest)).toEqual(['saved']);
    });

    it('saved resources have the likes, lists and progress of the reader', async () => {
      const query = { list: lists.shop, progress: 'begun' } as const;
      const { items } = await reader.client.call(listSavedResources, { query });
      expect(items).toMatchObject([{ liked: false, progress: 99, saved_lists: [lists.shop] }]);
    });

    it('saved resources refuse an unknown progress', async () => {
      const query = { progress: 'half' } as never;
      const failure = await failureOf(reader.client.call(listSavedResources, { query }));
      expect(failure).toMatchObject({ status: 422, field: 'progress' });
    });
  });
}
