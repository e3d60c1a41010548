import {
  type Client,
  createSavedList,
  deleteSavedList,
  getResource,
  keepResourceProgress,
  likeResource,
  listResourceMarks,
  listSavedLists,
  listSavedResources,
  renameSavedList,
  SAVED_LISTS_MAX,
  saveResource,
  viewResource,
} from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import { NOWHERE } from '../core/fixtures.ts';
import { failureOf, type Harness, type Person } from '../harness.ts';
import { resourceSteps } from './resourceSteps.ts';

/** Members' acts on resources: view, like, save for later, and resume reading. */
export function resourceActsSuite(harness: Harness): void {
  const { someone, save } = resourceSteps(harness);
  const published = async () => ({ id: (await save(await someone('admin'))).id });
  const seen = async ({ client }: Person, params: { id: string }) => {
    const resource = await client.call(getResource, { params });
    const [marks] = await client.call(listResourceMarks, { query: { ids: params.id } });
    return { ...resource, ...marks };
  };

  describe('a resource', () => {
    // RES-050
    it('a resource counts one view a member and day, however often it is opened', async () => {
      const [params, a, b] = [await published(), await harness.signUp(), await harness.signUp()];
      const view = ({ client }: Person, client_id: string) =>
        client.call(viewResource, { params, body: { client_id } });
      const opening = crypto.randomUUID();
      await Promise.all([view(a, opening), view(a, opening), view(b, opening)]);
      for (let opened = 0; opened < 5; opened += 1) await view(a, crypto.randomUUID());
      await a.client.call(viewResource, { params });
      expect(await seen(a, params)).toMatchObject({ views_count: 2 });
    });

    it('concurrent likes and unlikes of a resource are counted right', async () => {
      const params = await published();
      const fans = await Promise.all([harness.signUp(), harness.signUp(), harness.signUp()]);
      const like = ({ client }: Person, liked?: boolean) =>
        client.call(likeResource, { params, ...(liked !== undefined && { body: { liked } }) });
      await Promise.all(fans.flatMap((fan) => [like(fan, true), like(fan, true)]));
      const [first] = fans;
      expect(await seen(first, params)).toMatchObject({ liked: true, likes_count: 3 });
      expect(await like(first)).toEqual({ liked: false, likes_count: 2 });
    });

    it('calls about an unknown resource are answered 404', async () => {
      const { token } = await harness.signUp();
      const params = { id: NOWHERE };
      const none = { status: 404, en: 'Resource not found', id: 'Materi tidak ditemukan' };
      const calls: ((client: Client) => Promise<unknown>)[] = [
        (client) => client.call(viewResource, { params }),
        (client) => client.call(likeResource, { params }),
        (client) => client.call(keepResourceProgress, { params, body: { progress: 1 } }),
        (client) => client.call(saveResource, { params, body: { list_ids: [] } }),
      ];
      for (const call of calls) await harness.refuses(none, token, call);
    });

    it('a resource has each member’s own progress', async () => {
      const [params, a, b] = [await published(), await harness.signUp(), await harness.signUp()];
      const keep = (progress: number) =>
        a.client.call(keepResourceProgress, { params, body: { progress } });
      await keep(40);
      expect([(await seen(a, params)).progress, (await seen(b, params)).progress]).toEqual([40, 0]);
      const begun = (query: object) => a.client.call(listSavedResources, { query });
      expect((await begun({ progress: 'begun' })).items.map(({ id }) => id)).toEqual([params.id]);
      await keep(100);
      expect((await begun({ progress: 'begun' })).items).toEqual([]);
      expect((await begun({ progress: 'finished' })).items).toHaveLength(1);
    });
  });

  describe('a list of saved resources', () => {
    const add = ({ client }: Person, name: string, client_id?: string) =>
      client.call(createSavedList, { body: { name, client_id } });
    const all = async ({ client }: Person) => client.call(listSavedLists);

    it('a list of saved resources is made, filled, renamed and deleted by its member', async () => {
      const [params, a] = [await published(), await harness.signUp()];
      const key = crypto.randomUUID();
      const [list, again, other] = [
        await add(a, 'Ekspor', key),
        await add(a, 'Ekspor', key),
        await add(a, 'Belajar'),
      ];
      expect(again).toEqual(list);
      const put = (list_ids: string[]) =>
        a.client.call(saveResource, { params, body: { list_ids } });
      await put([list.id, other.id]);
      expect((await seen(a, params)).saved_lists?.toSorted()).toEqual([list.id, other.id].sort());
      await put([list.id]);
      expect(await all(a)).toEqual([other, { ...list, resources_count: 1 }]);
      const page = await a.client.call(listSavedResources, { query: { list: list.id } });
      expect(page.items.map(({ id }) => id)).toEqual([params.id]);
      const renamed = await a.client.call(renameSavedList, {
        params: { id: list.id },
        body: { name: 'Ekspor 2027' },
      });
      expect(renamed.name).toBe('Ekspor 2027');
      await a.client.call(deleteSavedList, { params: { id: list.id } });
      expect(await all(a)).toEqual([other]);
      expect((await seen(a, params)).saved_lists).toEqual([]);
    });

    it('a list of saved resources needs a unique name, in any letter case', async () => {
      const a = await harness.signUp();
      await add(a, 'Ekspor');
      await harness.refuses(
        {
          status: 409,
          en: 'You already have a list of this name',
          id: 'Anda sudah punya daftar dengan nama ini',
          field: 'name',
        },
        a.token,
        (client) => client.call(createSavedList, { body: { name: ' EKSPOR ' } }),
      );
      const other = await add(a, 'Impor');
      const rename = { params: { id: other.id }, body: { name: 'ekspor' } };
      expect((await failureOf(a.client.call(renameSavedList, rename))).status).toBe(409);
    });

    it('a member has at most fifty lists of saved resources', async () => {
      const a = await harness.signUp();
      for (let made = 0; made < SAVED_LISTS_MAX; made += 1) await add(a, `Daftar ${made}`);
      await harness.refuses(
        {
          status: 400,
          en: 'You can have at most 50 lists',
          id: 'Anda dapat memiliki paling banyak 50 daftar',
        },
        a.token,
        (client) => client.call(createSavedList, { body: { name: 'Satu lagi' } }),
      );
    });

    it('a list of saved resources is visible to its member alone', async () => {
      const [params, a, b] = [await published(), await harness.signUp(), await harness.signUp()];
      const list = await add(a, 'Rahasia');
      await a.client.call(saveResource, { params, body: { list_ids: [list.id] } });
      const none = { status: 404, en: 'List not found', id: 'Daftar tidak ditemukan' };
      await harness.refuses({ ...none, field: 'list_ids' }, b.token, (client) =>
        client.call(saveResource, { params, body: { list_ids: [list.id] } }),
      );
      await harness.refuses(none, b.token, (client) =>
        client.call(deleteSavedList, { params: { id: list.id } }),
      );
      const page = await b.client.call(listSavedResources, { query: { list: list.id } });
      expect(page.items).toEqual([]);
    });
  });
}
