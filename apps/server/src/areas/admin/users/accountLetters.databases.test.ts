import { appealDeactivation, decideAppeal, login, setUserStatus } from '@saudagar/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../../../../testing/mailServer.ts';
import { testDatabases } from '../../../../testing/testDatabases.ts';
import {
  PASSWORD,
  type SignedUp,
  startTestServer,
  type TestServer,
} from '../../../../testing/testServer.ts';

const databases = testDatabases();
const REASON = 'Menawarkan barang palsu';

/** Mails to members who cannot sign in to read them (ADM-400–409). */
describe(`mails about an account on the ${databases.kind} database`, () => {
  let mailServer: MailServer;
  let server: TestServer;

  beforeAll(async () => {
    mailServer = await startMailServer();
    server = await startTestServer({
      databaseUrl: await databases.create(),
      mail: mailServer.settings,
      now: () => new Date('2026-11-25T03:00:00Z'),
    });
  });
  afterAll(async () => {
    await server.close();
    await mailServer.stop();
  });

  async function newAdmin(name: string): Promise<SignedUp> {
    const person = await server.signUp(name);
    await server.community.members.setRole(person.user.id, 'admin');
    return person;
  }
  /** A member whose mails are in the language of their last sign-in. */
  async function memberIn(locale: 'en' | 'id'): Promise<SignedUp> {
    const member = await server.signUp(`anggota.${locale}`);
    const body = { email: member.user.email, password: PASSWORD };
    await server.client(undefined, locale).call(login, { body });
    return member;
  }
  async function lastMail({ user }: SignedUp) {
    await server.outbox.run();
    return mailServer.mailsTo(user.email).at(-1);
  }
  const suspend = (admin: SignedUp, { user }: SignedUp, until?: string) =>
    admin.client.call(setUserStatus, {
      params: { id: user.id },
      body: { is_active: false, reason: REASON, ...(until && { until }) },
    });
  const appeal = ({ user }: SignedUp) =>
    server.client().call(appealDeactivation, {
      body: { email: user.email, password: PASSWORD, text: 'Barang kami asli.' },
    });
  const decide = (admin: SignedUp, id: string, outcome: 'upheld' | 'overturned') =>
    admin.client.call(decideAppeal, { params: { id }, body: { outcome, notes: 'Faktur dibaca' } });

  test('a suspension says until when, why, and how to appeal, in Indonesian', async () => {
    const [first, second] = [await newAdmin('kepala'), await newAdmin('wakil')];
    const member = await memberIn('id');
    await suspend(first, member, '2026-12-06T03:00:00.000Z');
    const mail = await lastMail(member);
    expect(mail?.subject).toBe('Akun Saudagar Hub Anda ditangguhkan');
    expect(mail?.text).toContain('sampai 6 Desember 2026 pukul 10.00 WIB');
    expect(mail?.text).toContain(`> ${REASON}`);
    expect(mail?.text).toMatch(/banding satu kali, sampai 25 Desember 2026 pukul 10\.00 WIB/);
    expect(mail?.link).toBe('https://hub.example/login');

    await suspend(first, member, '2026-12-10T03:00:00.000Z');
    expect((await lastMail(member))?.text).toContain('sampai 10 Desember 2026 pukul 10.00 WIB');

    const { id } = await appeal(member);
    await decide(second, id, 'overturned');
    const decided = await lastMail(member);
    expect(decided?.subject).toBe('Banding Anda sudah diputuskan: akun Anda aktif kembali');
    expect(decided?.text).toContain('> Faktur dibaca');
  });

  test('an upheld appeal says so in English, and a later mail offers no appeal', async () => {
    const [first, second] = [await newAdmin('ketua'), await newAdmin('asisten')];
    const member = await memberIn('en');
    await suspend(first, member);
    const mail = await lastMail(member);
    expect(mail?.subject).toBe('Your account at Saudagar Hub was deactivated');
    expect(mail?.text).toContain('appeal once, until December 25, 2026 at 10:00 AM GMT+7');

    const { id } = await appeal(member);
    await decide(second, id, 'upheld');
    expect((await lastMail(member))?.subject).toBe('Your appeal was decided: the decision stays');

    await suspend(second, member, '2026-12-20T03:00:00.000Z');
    const changed = await lastMail(member);
    expect(changed?.subject).toBe('Your account at Saudagar Hub was suspended');
    expect(changed?.text).not.toContain('appeal once');

    const params = { id: member.user.id };
    await second.client.call(setUserStatus, { params, body: { is_active: true } });
    expect((await lastMail(member))?.subject).toBe('Your account at Saudagar Hub is active again');
  });
});
