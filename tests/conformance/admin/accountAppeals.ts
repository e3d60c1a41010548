import {
  appealDeactivation,
  type BodyOf,
  decideAppeal,
  getMe,
  getModerationDecision,
  listAppeals,
  listAuditLog,
  listNotifications,
  login,
  setUserStatus,
} from '@saudagar/contract';
import { describe, expect, it } from 'vitest';
import { failureOf, type Harness, PASSWORD, type Person } from '../harness.ts';
import { accountSteps } from './accountSteps.ts';
import { flagAs, iso, moderationSteps, refusal, review } from './moderationSteps.ts';

const WRONG = refusal(401, 'Invalid email or password', 'Email atau kata sandi salah');
const ACTIVE = refusal(409, 'Your account is active: sign in', 'Akun Anda aktif: silakan masuk');
const ADMINS = refusal(
  403,
  'Only an admin decides about the appeal of a deactivation',
  'Hanya admin yang memutuskan banding atas penonaktifan akun',
);
const OWN_DECISION = refusal(
  403,
  'You made this decision: another moderator decides about the appeal',
  'Anda yang membuat keputusan ini: moderator lain yang memutuskan bandingnya',
);
const REASON = 'Menawarkan barang palsu';
const UNTIL = '2096-12-06T03:00:00.000Z';
const TEXT = 'Barang kami asli, ini faktur pembeliannya.';

/** Appeals of deactivations and suspensions, and the mails about them (ADM-400–409). */
export function accountAppealsSuite(harness: Harness): void {
  const { someone } = accountSteps(harness);
  const { signUpModerator } = moderationSteps(harness);

  const signIn = ({ user }: Person) =>
    harness.client().call(login, { body: { email: user.email, password: PASSWORD } });
  const stateOf = async (member: Person) => (await failureOf(signIn(member))).suspension;
  const appeal = ({ user }: Person, text = TEXT, password = PASSWORD) =>
    harness.client().call(appealDeactivation, { body: { email: user.email, password, text } });
  const status = (admin: Person, { user }: Person, body: BodyOf<typeof setUserStatus>) =>
    admin.client.call(setUserStatus, { params: { id: user.id }, body });
  const decide = (
    { client }: Pick<Person, 'client'>,
    id: string,
    outcome: 'upheld' | 'overturned',
    notes?: string,
  ) => client.call(decideAppeal, { params: { id }, body: { outcome, ...(notes && { notes }) } });
  async function listed({ client }: Person, id: string, of: 'pending' | 'decided' = 'pending') {
    const { items } = await client.call(listAppeals, { query: { status: of, limit: 100 } });
    return items.find((one) => one.id === id);
  }

  /** A suspended member who has appealed. */
  async function appealed() {
    const [decider, admin] = [await someone('admin'), await someone('admin')];
    const member = await someone();
    await status(decider, member, { is_active: false, reason: REASON, until: UNTIL });
    const { id } = await appeal(member);
    return { decider, admin, member, id };
  }

  describe('the appeal of a deactivation', () => {
    it('a suspended member appeals once without a session, and sign-in says so', async () => {
      const [admin, member] = [await someone('admin'), await someone()];
      await status(admin, member, { is_active: false, reason: REASON, until: UNTIL });
      expect(await stateOf(member)).toMatchObject({ reason: REASON, until: UNTIL, appeal: 'open' });
      const first = await appeal(member);
      expect(first).toMatchObject({
        ...{ kind: 'deactivation', content_type: 'member', content_id: member.user.id },
        ...{ title: member.user.full_name, reason: null, notes: REASON, can_appeal: false },
        appeal: { text: TEXT, created_at: iso(), outcome: null },
      });
      expect(await appeal(member)).toEqual(first);
      expect(await stateOf(member)).toMatchObject({ appeal: 'pending', appealNotes: null });
      const again = await failureOf(appeal(member, 'Kata lain'));
      expect(again).toMatchObject({ status: 409 });
      expect(again.detail).toBe('You have already appealed this decision');
    });

    it('a wrong password, an unknown email and an active account cannot appeal', async () => {
      const member = await someone();
      const nobody = { ...member, user: { ...member.user, email: 'tiada@toko.example' } };
      for (const body of [
        { email: member.user.email, password: 'bukan-sandinya', text: TEXT },
        { email: nobody.user.email, password: PASSWORD, text: TEXT },
      ])
        await harness.refuses(WRONG, undefined, (client) =>
          client.call(appealDeactivation, { body }),
        );
      await harness.refuses(ACTIVE, undefined, (client) =>
        client.call(appealDeactivation, {
          body: { email: member.user.email, password: PASSWORD, text: TEXT },
        }),
      );
    });

    it('guesses of a password by appeals are limited together with sign-ins', async () => {
      const member = await someone();
      const statuses: (number | undefined)[] = [];
      for (let count = 0; count < 11; count += 1)
        statuses.push((await failureOf(appeal(member, TEXT, 'bukan-sandinya'))).status);
      expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401));
      expect(statuses[10]).toBe(429);
      expect((await failureOf(signIn(member))).status).toBe(429);
    });

    it('another admin decides: no moderator, and none who made or changed it', async () => {
      const { decider, admin, member, id } = await appealed();
      const [moderator, changer] = [await signUpModerator(), await someone('admin')];
      await status(changer, member, { is_active: false, reason: 'Iklan palsu', until: UNTIL });
      for (const [person, reason, refused] of [
        [moderator, 'admins_only', ADMINS],
        [decider, 'own_decision', OWN_DECISION],
        [changer, 'own_decision', OWN_DECISION],
      ] as const) {
        expect((await listed(person, id))?.deny_reason).toBe(reason);
        await harness.refuses(refused, person.token, (client) =>
          decide({ client }, id, 'overturned'),
        );
      }
      expect(await listed(admin, id)).toMatchObject({
        ...{ deny_reason: null, text: TEXT, member: { id: member.user.id } },
        decision: { kind: 'deactivation', notes: 'Iklan palsu', decider: { id: decider.user.id } },
      });
    });

    it('an overturned deactivation reactivates the account, with both lines in the log', async () => {
      const { decider, admin, member, id } = await appealed();
      expect(await decide(admin, id, 'overturned', 'Fakturnya benar')).toMatchObject({
        ...{ outcome: 'overturned', is_restored: true, reviewer: { id: admin.user.id } },
      });
      const { access_token } = await signIn(member);
      const client = harness.client(access_token);
      expect(await client.call(getMe)).toMatchObject({ id: member.user.id });
      const { items } = await client.call(listNotifications, { query: { limit: 100 } });
      expect(items.map(({ kind }) => kind)).toContain('account_reactivated');
      expect(items.find(({ kind }) => kind === 'appeal_overturned')).toMatchObject({
        ...{ note: 'Fakturnya benar', subject: { type: 'decision', id } },
      });
      const read = await client.call(getModerationDecision, { params: { id } });
      expect(read.appeal).toMatchObject({ outcome: 'overturned', notes: 'Fakturnya benar' });
      const theirs = await decider.client.call(listNotifications, { query: { limit: 100 } });
      expect(theirs.items.map(({ kind }) => kind)).toContain('decision_overturned');
      const log = await admin.client.call(listAuditLog, { query: { limit: 100 } });
      const acts = log.items.filter(({ target }) => target?.id === member.user.id);
      expect(acts.map(({ action_type }) => action_type).toSorted()).toEqual([
        'activate_user',
        'deactivate_user',
        'decide_appeal',
      ]);
    });

    it('an upheld appeal leaves the account deactivated, and sign-in has the notes', async () => {
      const { admin, member, id } = await appealed();
      await decide(admin, id, 'upheld', 'Fakturnya palsu');
      expect(await stateOf(member)).toMatchObject({
        ...{ appeal: 'upheld', appealNotes: 'Fakturnya palsu', until: UNTIL },
      });
      expect((await failureOf(appeal(member, 'Sekali lagi'))).status).toBe(409);
    });

    it('overturning a deactivation needs a password of the last ten minutes', async () => {
      const { admin, member, id } = await appealed();
      await harness.ageConfirmations(admin.user.id);
      const failure = await failureOf(decide(admin, id, 'overturned'));
      expect(failure).toMatchObject({ status: 403, code: 'password_required' });
      expect(await stateOf(member)).toMatchObject({ appeal: 'pending' });
      expect(await decide(admin, id, 'upheld')).toMatchObject({ outcome: 'upheld' });
    });

    it('an admin who reactivates the account settles its pending appeal', async () => {
      const { decider, admin, member, id } = await appealed();
      await status(decider, member, { is_active: true });
      expect(await listed(admin, id)).toBeUndefined();
      expect(await listed(admin, id, 'decided')).toMatchObject({
        ...{ outcome: 'overturned', is_restored: true, reviewer: { id: decider.user.id } },
      });
    });

    it('an old appeal does not reactivate an account that was deactivated again', async () => {
      const { decider, admin, member, id } = await appealed();
      await harness.passSuspension(member.user.id);
      await harness.endSuspensions();
      await status(decider, member, { is_active: false, reason: 'Lagi' });
      expect(await decide(admin, id, 'overturned')).toMatchObject({ is_restored: false });
      expect(await stateOf(member)).toMatchObject({ reason: 'Lagi', appeal: 'open' });
    });

    it('an account removed by a decision about a flag is appealed with rule and notes', async () => {
      const [admin, reporter, member] = [await someone('admin'), await someone(), await someone()];
      const flag = await flagAs(reporter, 'member', member.user.id);
      await review(admin.client, flag, 'remove_content', 'Akun palsu');
      expect(await stateOf(member)).toMatchObject({ reason: 'Akun palsu', appeal: 'open' });
      const { id, ...decision } = await appeal(member);
      expect(decision).toMatchObject({ reason: 'spam', notes: 'Akun palsu' });
      expect(await listed(await someone('admin'), id)).toMatchObject({ flag_id: flag });
    });
  });

  describe('mails about an account', () => {
    it('deactivation, its end and the decision on an appeal are mailed with a way in', async () => {
      const mailed = ({ user }: Person) => harness.mailedLink(user.email);
      const link = expect.stringMatching(/^https?:\/\/hub\.example\/login$/);
      const { admin, member, id } = await appealed();
      expect(await mailed(member)).toEqual(link);
      await decide(admin, id, 'upheld');
      expect(await mailed(member)).toEqual(link);
      await status(admin, member, { is_active: true });
      expect(await mailed(member)).toEqual(link);
    });
  });
}
