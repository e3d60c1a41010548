import {
  type Client,
  createResource,
  deleteResource,
  getFileByName,
  getResource,
  getResourceStats,
  listManagedResources,
  publishResource,
  unpublishResource,
  updateResource,
  uploadFileAlias,
} from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import { video } from '../../../apps/server/testing/sampleFiles.ts';
import { NOWHERE } from '../core/fixtures.ts';
import { failureOf, type Harness } from '../harness.ts';
import { RESOURCE, resourceSteps } from './resourceSteps.ts';

/** Management of the library in the Admin Center (ADM-124–186, ADM-241–246, ADM-257, ADM-258). */
export function resourceManagementSuite(harness: Harness): void {
  const { someone, save, titles } = resourceSteps(harness);

  describe('the management of resources', () => {
    it('an admin publishes, unpublishes and deletes resources', async () => {
      const admin = await someone('admin');
      const { id } = await save(admin, { title: 'siklus', tags: ['siklus'], draft_mode: true });
      const params = { id };
      const published = await admin.client.call(publishResource, { params });
      expect(published.approval_status).toBe('approved');
      expect(await titles('siklus')).toEqual(['siklus']);
      await admin.client.call(unpublishResource, { params });
      expect(await titles('siklus')).toEqual([]);
      const again = await admin.client.call(publishResource, { params });
      expect(again.published_date).toBe(published.published_date);
      await admin.client.call(deleteResource, { params });
      expect(await titles('siklus')).toEqual([]);
      expect((await failureOf(admin.client.call(deleteResource, { params }))).status).toBe(404);
    });

    // ADM-007
    it('a moderator’s resource needs an admin’s approval, and only admins delete', async () => {
      const [moderator, admin] = [await someone('moderator'), await someone('admin')];
      const { id } = await save(moderator, { tags: ['menanti'] });
      const params = { id };
      expect((await moderator.client.call(publishResource, { params })).approval_status).toBe(
        'pending',
      );
      await harness.refuses(
        {
          status: 403,
          en: 'You are not allowed to do this',
          id: 'Anda tidak memiliki izin untuk melakukan ini',
        },
        moderator.token,
        (client) => client.call(deleteResource, { params }),
      );
      expect((await admin.client.call(publishResource, { params })).approval_status).toBe(
        'approved',
      );
    });

    it('the managed list has all states, newest first, with their counts', async () => {
      const admin = await someone('admin');
      const before = (await admin.client.call(getResourceStats)).overview;
      await save(admin, { title: 'satu', tags: ['kelola'], featured: true });
      await save(admin, { title: 'dua', tags: ['kelola'], draft_mode: true });
      const list = async (query: object) =>
        (
          await admin.client.call(listManagedResources, {
            query: { search: 'kelola', active_only: 'true', ...query },
          })
        ).resources.map(({ title }) => title);
      expect(await list({})).toEqual(['dua', 'satu']);
      expect(await list({ approval_status: 'draft' })).toEqual(['dua']);
      const after = (await admin.client.call(getResourceStats)).overview;
      expect(after).toEqual({
        total_resources: before.total_resources + 2,
        published_resources: before.published_resources + 1,
        draft_resources: before.draft_resources + 1,
        featured_resources: before.featured_resources + 1,
      });
    });

    it('files of a resource are visible once it is published, and deleted with it', async () => {
      const [admin, member] = [await someone('admin'), await harness.signUp()];
      const content = new Uint8Array(video('webm'));
      const { file } = await admin.client.call(uploadFileAlias, {
        body: { category: 'resources', file: new File([content], 'kelas.webm') },
      });
      const body = { ...RESOURCE, resource_type: 'video' as const, attachments: [file.id] };
      const { id } = await admin.client.call(createResource, {
        body: { ...body, draft_mode: true },
      });
      const path = { params: { category: 'resources' as const, filename: file.filename } };
      const open = () => member.client.call(getFileByName, path);
      expect((await failureOf(open())).status).toBe(404);
      await admin.client.call(publishResource, { params: { id } });
      expect((await open()).size).toBe(content.length);
      const { files } = await member.client.call(getResource, { params: { id } });
      expect(files).toMatchObject([{ id: file.id, file_type: 'video' }]);
      await admin.client.call(updateResource, {
        params: { id },
        body: { ...body, attachments: [] },
      });
      expect((await failureOf(open())).status).toBe(404);
    });

    it('an unknown resource and a file of another member are not found', async () => {
      const [admin, member] = [await someone('admin'), await harness.signUp()];
      const params = { id: NOWHERE };
      const none = { status: 404, en: 'Resource not found', id: 'Materi tidak ditemukan' };
      const calls: ((client: Client) => Promise<unknown>)[] = [
        (client) => client.call(updateResource, { params, body: RESOURCE }),
        (client) => client.call(publishResource, { params }),
        (client) => client.call(unpublishResource, { params }),
        (client) => client.call(deleteResource, { params }),
      ];
      for (const call of calls) await harness.refuses(none, admin.token, call);
      const { file } = await member.client.call(uploadFileAlias, {
        body: { category: 'resources', file: new File(['Kopi'], 'harga.txt') },
      });
      await harness.refuses(
        { status: 404, en: 'File not found', id: 'File tidak ditemukan', field: 'attachments' },
        admin.token,
        (client) => client.call(createResource, { body: { ...RESOURCE, attachments: [file.id] } }),
      );
    });

    it('a refused resource names the field that is wrong', async () => {
      const { token } = await someone('admin');
      const cases = [
        [{ title: ' ' }, 'title', 'Title is required', 'Judul wajib diisi'],
        [{ priority: 101 }, 'priority', 'Priority must be at most 100', 'Prioritas maksimal 100'],
        [
          { content_url: 'javascript:alert(1)' },
          'content_url',
          'Check Content address: this value cannot be used here',
          'Periksa Alamat konten: nilai ini tidak dapat dipakai di sini',
        ],
      ] as const;
      for (const [parts, field, en, id] of cases) {
        await harness.refuses({ status: 422, en, id, field }, token, (client) =>
          client.call(createResource, { body: { ...RESOURCE, ...parts } }),
        );
      }
    });
  });
}
