import {
  type Client,
  changePassword,
  confirmPassword,
  deleteUser,
  getManagedUser,
  listUsers,
  login,
  resetUserPassword,
  setUserRole,
  setUserStatus,
} from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import { failureOf, type Harness, PASSWORD } from '../harness.ts';
import { accountSteps } from './accountSteps.ts';

const REQUIRED = {
  status: 403,
  en: 'Confirm your password first, or sign in again',
  id: 'Konfirmasikan kata sandi Anda dulu, atau masuk kembali',
  code: 'password_required',
};

type Act = (client: Client, id: string) => Promise<unknown>;
const ACTS: readonly (readonly [string, Act])[] = [
  ['role', (client, id) => client.call(setUserRole, { params: { id }, body: { role: 'admin' } })],
  [
    'status',
    (client, id) => client.call(setUserStatus, { params: { id }, body: { is_active: false } }),
  ],
  ['password', (client, id) => client.call(resetUserPassword, { params: { id } })],
  [
    'deletion',
    (client, id) => client.call(deleteUser, { params: { id }, query: { permanent: 'true' } }),
  ],
];

/** Acts on accounts, which need a password typed within ten minutes (ADM-395–399). */
export function confirmationsSuite(harness: Harness): void {
  const { someone, actsOf } = accountSteps(harness);

  describe('a password typed too long ago', () => {
    it.each(ACTS)('an act on an account needs a password typed lately (%s)', async (_, act) => {
      const [admin, member] = [await someone('admin'), await someone()];
      const { id } = member.user;
      await harness.ageConfirmations(admin.user.id);
      await harness.refuses(REQUIRED, admin.token, (client) => act(client, id));
      const params = { id };
      expect(await admin.client.call(getManagedUser, { params })).toMatchObject({
        ...{ is_active: true, role: 'user' },
      });
      expect(await actsOf(admin)).toEqual([]);
      await admin.client.call(listUsers, { query: {} });
      await admin.client.call(confirmPassword, { body: { password: PASSWORD } });
      await act(admin.client, id);
      expect(await actsOf(admin)).toHaveLength(1);
    });

    it('a wrong password confirms nothing', async () => {
      const [admin, member] = [await someone('admin'), await someone()];
      await harness.ageConfirmations(admin.user.id);
      const wrong = await failureOf(
        admin.client.call(confirmPassword, { body: { password: 'salah-sekali' } }),
      );
      expect(wrong).toMatchObject({ status: 403, field: 'password' });
      const params = { id: member.user.id };
      expect(await failureOf(admin.client.call(resetUserPassword, { params }))).toMatchObject({
        code: 'password_required',
      });
    });

    it('a change of the own password confirms its session', async () => {
      const [admin, member] = [await someone('admin'), await someone()];
      await harness.ageConfirmations(admin.user.id);
      const body = { current_password: PASSWORD, new_password: `benang-${crypto.randomUUID()}` };
      await admin.client.call(changePassword, { body });
      await admin.client.call(resetUserPassword, { params: { id: member.user.id } });
    });

    it('a new sign-in may act on accounts, the older session still may not', async () => {
      const [admin, member] = [await someone('admin'), await someone()];
      await harness.ageConfirmations(admin.user.id);
      const body = { email: admin.user.email, password: PASSWORD };
      const { access_token } = await harness.client().call(login, { body });
      const params = { id: member.user.id };
      await harness.client(access_token).call(resetUserPassword, { params });
      expect((await failureOf(admin.client.call(resetUserPassword, { params }))).code).toBe(
        'password_required',
      );
    });
  });
}
