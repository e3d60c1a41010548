import {
  deleteUser,
  getManagedUser,
  getMe,
  getMemberProfile,
  listAuditLog,
  listNotifications,
  login,
  setUserStatus,
} from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import { failureOf, type Harness, PASSWORD, type Person } from '../harness.ts';
import { accountSteps } from './accountSteps.ts';

const REASON = 'Menawarkan barang palsu';
const UNTIL = '2096-12-06T03:00:00.000Z';

/** Deactivations with a reason and an end (ADM-368–373). */
export function suspensionsSuite(harness: Harness): void {
  const { someone, actsOf } = accountSteps(harness);
  const signIn = ({ user }: Person) =>
    harness.client().call(login, { body: { email: user.email, password: PASSWORD } });
  const suspend = (admin: Person, { user }: Person, fields: object = {}) =>
    admin.client.call(setUserStatus, {
      params: { id: user.id },
      body: { is_active: false, reason: REASON, until: UNTIL, ...fields },
    });
  const read = (admin: Person, { user }: Person) =>
    admin.client.call(getManagedUser, { params: { id: user.id } });
  const kindsOf = async ({ client }: Person) =>
    (await client.call(listNotifications, { query: {} })).items.map(({ kind }) => kind);

  describe('a suspended member', () => {
    it('reason and end answer sign-in and every call of a suspended member', async () => {
      const [admin, member] = [await someone('admin'), await someone()];
      const shown = await suspend(admin, member);
      const deactivation = { reason: REASON, until: UNTIL, since: expect.any(String) };
      expect(shown).toMatchObject({ is_active: false, deactivation });
      expect((await read(admin, member)).deactivation).toEqual(deactivation);
      for (const call of [() => signIn(member), () => member.client.call(getMe)])
        expect(await failureOf(call())).toMatchObject({
          status: 403,
          code: 'deactivated',
          detail: 'This account has been deactivated. Contact an administrator.',
          suspension: { reason: REASON, until: UNTIL },
        });
      const answer = await harness.fetch('/api/auth/me', { token: member.token });
      expect(await answer.json()).toMatchObject({ reason: REASON, until: UNTIL });
      const [act] = await actsOf(admin);
      expect(act).toMatchObject({
        ...{ action_type: 'deactivate_user', notes: REASON },
        after: { until: UNTIL },
      });
    });

    it('without reason and end a deactivation is as documented', async () => {
      const [admin, member] = [await someone('admin'), await someone()];
      const params = { id: member.user.id };
      await admin.client.call(setUserStatus, { params, body: { is_active: false } });
      expect((await read(admin, member)).deactivation).toMatchObject({ reason: null, until: null });
      const answer = await harness.fetch('/api/auth/me', { token: member.token });
      expect(await answer.json()).toEqual({
        detail: 'This account has been deactivated. Contact an administrator.',
        code: 'deactivated',
      });
      await admin.client.call(setUserStatus, { params, body: { is_active: true } });
      expect((await read(admin, member)).deactivation).toBeNull();
    });

    it('the documented deactivation takes reason and end as well', async () => {
      const [admin, member] = [await someone('admin'), await someone()];
      const params = { id: member.user.id };
      const body = { reason: REASON, until: UNTIL };
      await admin.client.call(deleteUser, { params, query: {}, body });
      expect(await read(admin, member)).toMatchObject({ is_active: false, deactivation: body });
    });

    it('a later reason or end replaces the former one, a repeat changes nothing', async () => {
      const [admin, member] = [await someone('admin'), await someone()];
      for (const _ of [1, 2]) await suspend(admin, member);
      const params = { id: member.user.id };
      await admin.client.call(setUserStatus, { params, body: { is_active: false } });
      expect(await actsOf(admin)).toHaveLength(1);
      const longer = '2097-01-01T00:00:00.000Z';
      expect((await suspend(admin, member, { until: longer }))?.deactivation).toMatchObject({
        reason: REASON,
        until: longer,
      });
      expect((await actsOf(admin))[0]).toMatchObject({
        ...{ before: { until: UNTIL }, after: { until: longer } },
      });
    });

    it('an end in the past and a long reason are refused by field', async () => {
      const [admin, member] = [await someone('admin'), await someone()];
      const past = await failureOf(suspend(admin, member, { until: '2020-01-01T00:00:00Z' }));
      expect(past).toMatchObject({ status: 422, field: 'until' });
      const long = await failureOf(suspend(admin, member, { reason: 'x'.repeat(501) }));
      expect(long).toMatchObject({ status: 422, field: 'reason' });
      expect(await read(admin, member)).toMatchObject({ is_active: true, deactivation: null });
    });
  });

  describe('a suspension that is over', () => {
    it('sign-in after the end of a suspension reactivates the account at once', async () => {
      const [admin, member] = [await someone('admin'), await someone()];
      await suspend(admin, member);
      await harness.passSuspension(member.user.id);
      expect((await failureOf(member.client.call(getMe))).status).toBe(401);
      const { access_token, user } = await signIn(member);
      expect(user?.id).toBe(member.user.id);
      expect(await harness.client(access_token).call(getMe)).toMatchObject({ id: user?.id });
      expect(await read(admin, member)).toMatchObject({ is_active: true, deactivation: null });
    });

    it('the hourly job ends suspensions without an actor, and notifies those concerned', async () => {
      const [admin, member, waiting] = [await someone('admin'), await someone(), await someone()];
      const reader = await someone();
      for (const one of [member, waiting]) await suspend(admin, one);
      await harness.passSuspension(member.user.id);
      for (const _ of [1, 2]) await harness.endSuspensions();
      const profile = ({ user }: Person) =>
        reader.client.call(getMemberProfile, { params: { id: user.id } });
      expect(await profile(member)).toBeDefined();
      expect((await failureOf(profile(waiting))).status).toBe(404);
      const query = { action_type: 'end_suspension' as const };
      const { items } = await admin.client.call(listAuditLog, { query });
      const lines = items.filter(({ target }) => target?.id === member.user.id);
      expect(lines).toMatchObject([{ actor: null, ip_address: null, is_operator: false }]);
      expect(await kindsOf(await harness.signInAgain(member))).toContain('account_reactivated');
      expect(await kindsOf(admin)).toContain('member_reactivated');
    });
  });
}
