import {
  changePassword,
  createPost,
  deleteUser,
  exportUsers,
  getManagedUser,
  getMe,
  getMemberProfile,
  getUserStats,
  listUsers,
  login,
  resetUserPassword,
  setUserRole,
  setUserStatus,
} from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import { NOWHERE } from '../core/fixtures.ts';
import { failureOf, type Harness, PASSWORD, type Person } from '../harness.ts';
import { NOT_ALLOWED } from '../refusals.ts';
import { accountSteps, NOT_ON_YOURSELF, USER_NOT_FOUND, type UserCall } from './accountSteps.ts';

const CHANGES: readonly (readonly [string, UserCall])[] = [
  ['role', (client, id) => client.call(setUserRole, { params: { id }, body: { role: 'user' } })],
  [
    'status',
    (client, id) => client.call(setUserStatus, { params: { id }, body: { is_active: false } }),
  ],
  ['password', (client, id) => client.call(resetUserPassword, { params: { id } })],
  ['deactivation', (client, id) => client.call(deleteUser, { params: { id }, query: {} })],
  [
    'deletion',
    (client, id) => client.call(deleteUser, { params: { id }, query: { permanent: 'true' } }),
  ],
];

/** Changes after which an admin no longer is one. */
const ENDING = CHANGES.filter(([what]) => what !== 'password' && what !== 'deletion');

/** Accounts in the Admin Center (ADM-261–278, ADM-300–350, ADM-352–362). */
export function usersSuite(harness: Harness): void {
  const { someone, actsOf } = accountSteps(harness);
  const list = async ({ client }: Person, query: object) => client.call(listUsers, { query });
  const names = async (admin: Person, query: object) =>
    (await list(admin, query)).users.map(({ full_name }) => full_name);
  const signIn = (email: string, password: string) =>
    harness.client().call(login, { body: { email, password } });

  describe('the accounts of the community', () => {
    it('the accounts of the community are counted', async () => {
      const admin = await someone('admin');
      const before = await admin.client.call(getUserStats);
      const [{ user }] = [await someone(), await someone('admin')];
      await harness.deactivate(user.id);
      const { overview, activity } = await admin.client.call(getUserStats);
      expect(overview).toEqual({
        total_users: before.overview.total_users + 2,
        active_users: before.overview.active_users + 1,
        admin_users: before.overview.admin_users + 1,
      });
      expect(activity.new_registrations_30d).toBe(before.activity.new_registrations_30d + 2);
    });

    it('accounts are listed by name, paged by skip and by cursor', async () => {
      const admin = await someone('admin');
      for (const name of ['Cici', 'Âni', 'Beni', 'Dedi', 'Edo'])
        await someone('user', { full_name: `${name} Halaman` });
      const sorted = ['Âni', 'Beni', 'Cici', 'Dedi', 'Edo'].map((name) => `${name} Halaman`);
      const query = { search: 'halaman', limit: 2 };
      const first = await list(admin, query);
      expect(first).toMatchObject({ total: 5, is_more: false });
      const skipped = [
        ...(await names(admin, { ...query, skip: 0 })),
        ...(await names(admin, { ...query, skip: 2 })),
        ...(await names(admin, { ...query, skip: 4 })),
      ];
      expect(skipped).toEqual(sorted);
      const followed: string[] = [];
      for (let page = first; ; page = await list(admin, { ...query, cursor: page.cursor })) {
        followed.push(...page.users.map(({ full_name }) => full_name));
        if (!page.cursor) break;
      }
      expect(followed).toEqual(sorted);
      const refused = await failureOf(list(admin, { cursor: 'bm90aGluZw' }));
      expect([refused.status, refused.field]).toEqual([422, 'cursor']);
    });

    it('accounts are found by name, username and email, and filtered by role and status', async () => {
      const admin = await someone('admin');
      const zaki = await someone('user', { full_name: 'Zàki Cari', username: 'zaki_dicari' });
      const shut = await someone('user', { full_name: 'Yaya Cari' });
      const moderator = await someone('moderator', { full_name: 'Xenia Cari' });
      await harness.deactivate(shut.user.id);
      for (const search of ['zaki cari', 'ZAKI_DIC', zaki.user.email, 'aki_dicari'])
        expect(await names(admin, { search }), search).toEqual(['Zàki Cari']);
      expect(await names(admin, { search: 'cari' })).toEqual([
        'Xenia Cari',
        'Yaya Cari',
        'Zàki Cari',
      ]);
      const active = { search: 'cari', active_only: 'true' };
      expect(await names(admin, active)).toEqual(['Xenia Cari', 'Zàki Cari']);
      expect(await names(admin, { ...active, role: 'moderator' })).toEqual([
        moderator.user.full_name,
      ]);
      expect(await list(admin, { search: 'cari%' })).toMatchObject({ users: [], total: 0 });
    });

    it('phones and allowed actions of accounts are shown to admins alone', async () => {
      const [admin, moderator] = [await someone('admin'), await someone('moderator')];
      const member = await someone('user', { company_name: 'Toko Rinci', location: 'Solo' });
      await member.client.call(createPost, { body: { content: 'Halo', post_type: 'text' } });
      const params = { id: member.user.id };
      const shown = await admin.client.call(getManagedUser, { params });
      expect(shown).toMatchObject({
        id: member.user.id,
        email: member.user.email,
        username: member.user.username,
        ...{ role: 'user', is_active: true, posts_count: 1, groups_count: 0, account_age_days: 0 },
        ...{ company_name: 'Toko Rinci', location: 'Solo', can_manage: true },
      });
      expect(await moderator.client.call(getManagedUser, { params })).toMatchObject({
        phone: null,
        can_manage: false,
      });
      const own = await admin.client.call(getManagedUser, { params: { id: admin.user.id } });
      expect(own.can_manage).toBe(false);
      await harness.refuses(USER_NOT_FOUND, admin.token, (client) =>
        client.call(getManagedUser, { params: { id: NOWHERE } }),
      );
    });

    it('the export of accounts has translated headings and no formulas, and is logged', async () => {
      const admin = await someone('admin');
      await someone('user', { full_name: '=SUM(1) Ekspor' });
      const query = { search: 'ekspor', role: 'user' as const };
      const { csv, file_name, is_cut } = await admin.client.call(exportUsers, { query });
      expect([file_name, is_cut, csv[0]]).toEqual([
        expect.stringMatching(/^users-\d{4}-\d{2}-\d{2}\.csv$/),
        false,
        '\ufeff',
      ]);
      const [headings, row, ...others] = csv.slice(1).split('\r\n');
      expect(headings).toMatch(/^Name,Email,Username,Role,Status,Company/);
      expect(row).toMatch(/^"?'=SUM\(1\) Ekspor"?,.*,User,Active,/);
      expect(others).toEqual([]);
      const indonesian = harness.client(admin.token, 'id');
      const again = await indonesian.call(exportUsers, { query });
      expect(again.file_name).toMatch(/^pengguna-/);
      expect(again.csv).toContain('Nama;Email;Nama pengguna');
      expect(again.csv).toContain(';Pengguna;Aktif;');
      expect((await actsOf(admin))[0]).toMatchObject({
        action_type: 'export_users',
        notes: 'search=ekspor&role=user',
      });
    });
  });

  describe('an account that an admin manages', () => {
    it('an account gets another role, and setting the same role changes nothing', async () => {
      const [admin, member] = [await someone('admin'), await someone()];
      const params = { id: member.user.id };
      const give = (role: 'user' | 'admin') =>
        admin.client.call(setUserRole, { params, body: { role } });
      const socket = harness.socket(member.token);
      await socket.next('ready');
      expect(await give('admin')).toMatchObject({ role: 'admin' });
      // Each open page of theirs loads its member again.
      expect(await socket.next('account')).toEqual({ type: 'account' });
      socket.close();
      expect((await member.client.call(getMe)).role).toBe('admin');
      await give('admin');
      expect(await give('user')).toMatchObject({ role: 'user' });
      await harness.refuses(NOT_ALLOWED, member.token, (client) => client.call(getUserStats));
      const entries = (await actsOf(admin)).map(({ action_type, notes, target }) => [
        action_type,
        notes,
        target?.id,
      ]);
      expect(entries).toEqual([
        ['change_role', 'admin → user', member.user.id],
        ['change_role', 'user → admin', member.user.id],
      ]);
    });

    // ADM-354
    it('the role of a moderator cannot be changed among accounts', async () => {
      const [admin, moderator] = [await someone('admin'), await someone('moderator')];
      await harness.refuses(
        {
          status: 409,
          en: 'The role of a moderator cannot be changed here',
          id: 'Peran moderator tidak dapat diubah di sini',
        },
        admin.token,
        (client) =>
          client.call(setUserRole, { params: { id: moderator.user.id }, body: { role: 'admin' } }),
      );
    });

    it('deactivation closes an account’s sockets, reactivation restores no session', async () => {
      const [admin, other] = [await someone('admin'), await someone('admin')];
      const params = { id: other.user.id };
      const socket = harness.socket(other.token);
      await socket.next('ready');
      const shut = await admin.client.call(setUserStatus, { params, body: { is_active: false } });
      expect(shut).toMatchObject({ is_active: false });
      expect(await socket.closed).toBe(4401);
      const barred = {
        status: 403,
        en: 'This account has been deactivated. Contact an administrator.',
        id: 'Akun ini telah dinonaktifkan. Hubungi admin.',
        code: 'deactivated',
      };
      await harness.refuses(barred, other.token, (client) => client.call(getUserStats));
      for (const [, change] of CHANGES)
        await harness.refuses(barred, other.token, (client) => change(client, admin.user.id));
      await admin.client.call(setUserStatus, { params, body: { is_active: true } });
      expect((await failureOf(other.client.call(getMe))).status).toBe(401);
      expect((await signIn(other.user.email, PASSWORD)).user?.id).toBe(other.user.id);
      expect((await actsOf(admin)).map(({ action_type }) => action_type)).toEqual([
        'activate_user',
        'deactivate_user',
      ]);
    });

    it('a deletion that is not permanent deactivates the account, once', async () => {
      const [admin, member] = [await someone('admin'), await someone()];
      const params = { id: member.user.id };
      for (const _ of [1, 2])
        await admin.client.call(deleteUser, { params, query: { permanent: 'false' } });
      expect(await admin.client.call(getManagedUser, { params })).toMatchObject({
        is_active: false,
      });
      expect(await actsOf(admin)).toHaveLength(1);
    });

    it('a permanently deleted account is not found, and the log still names it', async () => {
      const [admin, member] = [await someone('admin'), await someone()];
      const params = { id: member.user.id };
      await admin.client.call(deleteUser, { params, query: { permanent: 'true' } });
      await harness.refuses(USER_NOT_FOUND, admin.token, (client) =>
        client.call(getManagedUser, { params }),
      );
      expect((await failureOf(admin.client.call(getMemberProfile, { params }))).status).toBe(404);
      expect((await failureOf(member.client.call(getMe))).status).toBe(401);
      expect((await failureOf(signIn(member.user.email, PASSWORD))).status).toBe(401);
      expect((await actsOf(admin))[0]).toMatchObject({
        action_type: 'delete_user',
        target: null,
        content_id: member.user.id,
        title: member.user.full_name,
      });
    });

    it('an account gets a temporary password that it must change first', async () => {
      const [admin, member] = [await someone('admin'), await someone()];
      const params = { id: member.user.id };
      const given = await admin.client.call(resetUserPassword, { params });
      const { temporary_password, expires_at } = given;
      expect(temporary_password).toMatch(/^[a-z]+(-[a-z]+)+-\d+$/);
      expect(Date.parse(expires_at ?? '')).toBeGreaterThan(0);
      expect((await failureOf(member.client.call(getMe))).status).toBe(401);
      expect((await failureOf(signIn(member.user.email, PASSWORD))).status).toBe(401);
      const { access_token, user } = await signIn(member.user.email, temporary_password);
      expect(user?.must_change_password).toBe(true);
      const again = harness.client(access_token);
      expect((await failureOf(again.call(listUsers, { query: {} }))).status).toBe(403);
      const body = { current_password: temporary_password, new_password: 'jati-ukir-2026' };
      await again.call(changePassword, { body });
      expect((await again.call(getMe)).must_change_password).toBeUndefined();
      const [act] = await actsOf(admin);
      expect(act).toMatchObject({ action_type: 'reset_password', notes: null });
      expect(JSON.stringify(act)).not.toContain(temporary_password);
    });

    // ADM-354
    it.each(CHANGES)(
      'an admin cannot manage their own account or an unknown one (%s)',
      async (_, change) => {
        const admin = await someone('admin');
        await harness.refuses(NOT_ON_YOURSELF, admin.token, (client) =>
          change(client, admin.user.id),
        );
        await harness.refuses(USER_NOT_FOUND, admin.token, (client) => change(client, NOWHERE));
        await harness.refuses(USER_NOT_FOUND, admin.token, (client) => change(client, 'nobody'));
      },
    );

    // ADM-354
    it('moderators and members may not manage accounts', async () => {
      const [moderator, member] = [await someone('moderator'), await someone()];
      const victim = await someone();
      for (const { token } of [moderator, member])
        for (const [, change] of CHANGES)
          await harness.refuses(NOT_ALLOWED, token, (client) => change(client, victim.user.id));
      expect((await victim.client.call(getMe)).role).toBe('user');
    });
  });

  describe('two admins who act on each other at once', () => {
    // ADM-354
    it.each(ENDING)(
      'two admins who act on each other at once leave one active admin (%s)',
      async (_, change) => {
        const [one, other] = [await someone('admin'), await someone('admin')];
        await harness.onlyAdmins([one.user.id, other.user.id]);
        const acts = await Promise.allSettled([
          change(one.client, other.user.id),
          change(other.client, one.user.id),
        ]);
        const left = [];
        for (const person of [one, other]) {
          const me = await person.client.call(getUserStats).catch(() => null);
          if (me) left.push(person);
        }
        expect(acts.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
        expect(left.length).toBeGreaterThan(0);
      },
    );
  });
}
