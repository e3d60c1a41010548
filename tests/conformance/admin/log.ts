import {
  createResource,
  deleteResource,
  exportAuditLog,
  listAuditLog,
  publishResource,
  setUserRole,
  setUserStatus,
  unpublishResource,
  updateResource,
} from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import { failureOf, type Harness, type Person } from '../harness.ts';
import { RESOURCE } from '../resources/resourceSteps.ts';
import { accountSteps } from './accountSteps.ts';

/** The audit log: actor, target, reason, time and address of each act. */
export function logSuite(harness: Harness): void {
  const { someone, actsOf } = accountSteps(harness);
  const read = async ({ client }: Person, query: object) => client.call(listAuditLog, { query });
  /** An admin who deactivates and reactivates members. */
  const busyAdmin = async (name: string, people: number) => {
    const admin = await someone('admin', { full_name: `${name} Catatan` });
    for (let person = 1; person <= people; person += 1) {
      const { user } = await someone('user', { full_name: `Korban${person} ${name}` });
      const params = { id: user.id };
      await admin.client.call(setUserStatus, { params, body: { is_active: false } });
    }
    return admin;
  };

  describe('the audit log', () => {
    it('an entry of the audit log names both people and the address', async () => {
      const admin = await someone('admin');
      const { user } = await someone();
      await admin.client.call(setUserRole, { params: { id: user.id }, body: { role: 'admin' } });
      expect((await actsOf(admin))[0]).toEqual({
        id: expect.any(String),
        action_type: 'change_role',
        content_type: 'member',
        content_id: user.id,
        title: user.full_name,
        notes: 'user → admin',
        created_at: expect.any(String),
        actor: expect.objectContaining({ id: admin.user.id }),
        target: expect.objectContaining({ id: user.id }),
        ip_address: expect.stringMatching(/^[\d.:a-f]+$/),
        before: { role: 'user' },
        after: { role: 'admin' },
        is_operator: false,
        is_gone: false,
      });
    });

    it('the audit log is paged from the newest to the oldest', async () => {
      const admin = await busyAdmin('Urut', 5);
      const titles: string[] = [];
      let cursor: string | null | undefined;
      do {
        const page = await read(admin, { search: 'urut', limit: 2, ...(cursor && { cursor }) });
        titles.push(...page.items.map(({ title }) => title ?? ''));
        cursor = page.cursor;
      } while (cursor);
      expect(titles).toEqual([5, 4, 3, 2, 1].map((number) => `Korban${number} Urut`));
      expect((await failureOf(read(admin, { cursor: 'bm90aGluZw' }))).status).toBe(422);
    });

    it('the audit log is searched by title, notes and both names, in all words', async () => {
      const admin = await busyAdmin('Sariwangi', 2);
      const countOf = async (search: string) => (await read(admin, { search })).items.length;
      expect(await countOf('sariwangi')).toBe(2);
      expect(await countOf('korban2 SARIWANGI')).toBe(1);
      expect(await countOf('sariwangi catatan')).toBe(2);
      expect(await countOf('korban1 sariwangi catatan')).toBe(1);
      expect(await countOf('sariwangi nihil')).toBe(0);
      expect(await countOf('sariwangi%')).toBe(0);
    });

    it('the audit log is filtered by action and by days of Indonesia’s western zone', async () => {
      const admin = await busyAdmin('Saring', 1);
      const counts = async (query: object) =>
        (await read(admin, { search: 'saring', ...query })).items.length;
      expect(await counts({ action_type: 'deactivate_user' })).toBe(1);
      expect(await counts({ action_type: 'delete_user' })).toBe(0);
      const [{ created_at = '' } = {}] = await actsOf(admin);
      const day = new Date(Date.parse(created_at ?? '') + 7 * 3_600_000).toISOString().slice(0, 10);
      expect(await counts({ from: day, to: day })).toBe(1);
      expect(await counts({ to: '2020-01-01' })).toBe(0);
      expect(await counts({ from: '2099-01-01' })).toBe(0);
      const wrong = await failureOf(read(admin, { from: '1 Maret' }));
      expect([wrong.status, wrong.field]).toEqual([422, 'from']);
      const query = { from: '2026-03-02', to: '2026-03-01' };
      for (const call of [listAuditLog, exportAuditLog] as const)
        await harness.refuses(
          {
            ...{ status: 422, field: 'to', en: 'The last day is before the first' },
            id: 'Hari terakhir lebih awal daripada hari pertama',
          },
          admin.token,
          (client) => client.call<typeof call>(call, { query }),
        );
    });

    it('the export of the audit log is filtered as the list, and is logged itself', async () => {
      const admin = await busyAdmin('=Ekspor', 1);
      const query = { search: 'ekspor', action_type: 'deactivate_user' as const };
      const { csv, file_name, is_cut } = await admin.client.call(exportAuditLog, { query });
      expect([file_name, is_cut, csv[0]]).toEqual([
        expect.stringMatching(/^audit-log-\d{4}-\d{2}-\d{2}\.csv$/),
        false,
        '\ufeff',
      ]);
      const [headings, row, ...others] = csv.slice(1).split('\r\n');
      expect(headings).toMatch(/^Time \(WIB\),Action,By,To,/);
      expect(row).toMatch(/,deactivate_user,"?'=Ekspor Catatan"?,/);
      expect(others).toEqual([]);
      const indonesian = harness.client(admin.token, 'id');
      const time_zone = 'Asia/Jayapura';
      const again = await indonesian.call(exportAuditLog, { query: { ...query, time_zone } });
      expect(again.csv).toContain('Waktu (WIT);Tindakan');
      const wrong = { query: { time_zone: 'Asia/Solo' } };
      expect(await failureOf(admin.client.call(exportAuditLog, wrong))).toMatchObject({
        status: 422,
        field: 'time_zone',
      });
      const entries = (await actsOf(admin)).filter(
        ({ action_type }) => action_type === 'export_log',
      );
      expect(entries.map(({ notes }) => notes)).toEqual(
        Array(2).fill('action_type=deactivate_user&search=ekspor'),
      );
    });

    it('the audit log has changes of resources, and none that changed nothing', async () => {
      const admin = await someone('admin');
      const body = { ...RESOURCE, title: 'Materi tercatat', draft_mode: true };
      const client_id = crypto.randomUUID();
      const { id } = await admin.client.call(createResource, { body: { ...body, client_id } });
      await admin.client.call(createResource, { body: { ...body, client_id } });
      const params = { id };
      await admin.client.call(updateResource, { params, body });
      for (const _ of [1, 2]) await admin.client.call(publishResource, { params });
      for (const _ of [1, 2]) await admin.client.call(unpublishResource, { params });
      await admin.client.call(deleteResource, { params });
      const acts = await actsOf(admin);
      expect(acts.map(({ action_type }) => action_type)).toEqual([
        'delete_resource',
        'unpublish_resource',
        'publish_resource',
        'update_resource',
        'create_resource',
      ]);
      for (const act of acts)
        expect(act).toMatchObject({
          is_gone: true,
          ...{ content_type: 'resource', content_id: id, title: 'Materi tercatat', target: null },
        });
    });
  });
}
