import {
  cancelInvitation,
  createInvitation,
  resendInvitation,
  setInvitationOptOut,
} from '@saudagar/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../../../testing/mailServer.ts';
import { testDatabases } from '../../../testing/testDatabases.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { DEFAULT_LIMITS } from '../../limits/limits.ts';

const databases = testDatabases();
const DAY = 86_400_000;
let moment = Date.parse('2026-12-01T08:00:00Z');

// NET-156–161
describe(`spam by invitations, on the ${databases.kind} database`, () => {
  let mailServer: MailServer;
  let server: TestServer;
  beforeAll(async () => {
    mailServer = await startMailServer();
    server = await startTestServer({
      databaseUrl: await databases.create(),
      now: () => new Date(moment),
      limits: { ...DEFAULT_LIMITS, register: null },
      mail: mailServer.settings,
    });
  });
  afterAll(async () => {
    await server.close();
    await mailServer.stop();
  });

  let addresses = 0;
  const stranger = () => {
    addresses += 1;
    return `tamu${addresses}@luar.example`;
  };
  const invite = ({ client }: SignedUp, invited_email: string, message = 'Halo') =>
    client.call(createInvitation, { body: { invited_email, message } });
  async function mailsTo(address: string) {
    await server.outbox.run();
    return mailServer.mailsTo(address);
  }
  const statusOf = (call: Promise<unknown>) =>
    call.then(
      () => 201,
      ({ status }: { status: number }) => status,
    );
  /** A member whose account is no longer new. */
  async function oldMember() {
    const person = await server.signUp('lama');
    await server.community.db
      .updateTable('members')
      .set({ created_at: new Date(moment - 30 * DAY) })
      .where('id', '=', person.user.id)
      .execute();
    return person;
  }

  test('three members together mail one address at most twice a day', async () => {
    const victim = stranger();
    for (let sender = 0; sender < 3; sender += 1)
      expect(await invite(await server.signUp('baru'), victim)).toMatchObject({
        status: 'pending',
      });
    expect(await mailsTo(victim)).toHaveLength(2);
    moment += DAY;
    await invite(await server.signUp('baru'), victim);
    expect(await mailsTo(victim)).toHaveLength(3);
  });

  test('other spellings of a mailbox are the same recipient', async () => {
    const spellings = ['korban@gmail.com', 'kor.ban@gmail.com', 'Korban+x@googlemail.com'];
    for (const address of spellings) await invite(await server.signUp('baru'), address);
    const counts = await Promise.all(spellings.map(async (each) => (await mailsTo(each)).length));
    expect(counts.reduce((sum, count) => sum + count)).toBe(2);
  });

  test('one member mails an address once a week, sent again or cancelled and anew', async () => {
    const [me, victim] = [await oldMember(), stranger()];
    const { id } = await invite(me, victim);
    const resend = () => me.client.call(resendInvitation, { params: { id } });
    for (let turn = 0; turn < 6; turn += 1)
      await expect(resend()).rejects.toMatchObject({
        status: 409,
        detail: expect.stringMatching(/^You invited this address within the last week/),
      });
    await me.client.call(cancelInvitation, { params: { id } });
    expect(await statusOf(invite(me, victim))).toBe(409);
    expect(await mailsTo(victim)).toHaveLength(1);
    moment += 7 * DAY;
    expect(await statusOf(invite(me, victim))).toBe(201);
    expect(await mailsTo(victim)).toHaveLength(2);
  });

  test('a new account invites five people a day, an older one more', async () => {
    const young = await server.signUp('baru');
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1)
      statuses.push(await statusOf(invite(young, stranger())));
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    const old = await oldMember();
    for (let turn = 0; turn < 8; turn += 1)
      expect(await statusOf(invite(old, stranger()))).toBe(201);
  });

  test("a new account's links are not mailed; an older one's are", async () => {
    const words = 'Visit https://evil.example/now or evil.example, mail a@evil.example. Salam!';
    const [young, old] = [await server.signUp('baru'), await oldMember()];
    const [victim, friend] = [stranger(), stranger()];
    await invite(young, victim, words);
    await invite(old, friend, words);
    const [mail] = await mailsTo(victim);
    expect(mail?.text).not.toContain('evil.example');
    expect(mail?.text).toContain('[link removed]');
    expect(mail?.text).toContain('Salam!');
    expect((await mailsTo(friend))[0]?.text).toContain('https://evil.example/now');
  });

  test('a link in each mail stops all further ones to that address', async () => {
    const victim = stranger();
    await invite(await server.signUp('baru'), victim);
    const [mail] = await mailsTo(victim);
    const code = /stop-invitations\?code=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const set = (is_opted_out: boolean) =>
      server.client().call(setInvitationOptOut, { body: { code, is_opted_out } });
    await set(true);
    await set(true);
    moment += 2 * DAY;
    // The sender learns nothing of it.
    expect(await invite(await server.signUp('baru'), victim.toUpperCase())).toMatchObject({
      status: 'pending',
    });
    expect(await mailsTo(victim)).toHaveLength(1);
    const rows = await server.community.db.selectFrom('invitation_opt_outs').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(victim);
    await set(false);
    await invite(await server.signUp('baru'), victim);
    expect(await mailsTo(victim)).toHaveLength(2);
  });

  test("a code with another address's hash stops nothing", async () => {
    const { invitationOptOuts } = server.community;
    const [one, other] = await Promise.all(
      ['a@x.example', 'b@x.example'].map(invitationOptOuts.codeOf),
    );
    const code = `${one?.slice(0, 22)}${other?.slice(22)}`;
    const body = { code, is_opted_out: true };
    await expect(server.client().call(setInvitationOptOut, { body })).rejects.toMatchObject({
      status: 404,
    });
  });

  test('an invitation does not tell whether its address belongs to a member', async () => {
    const [me, member] = [await oldMember(), await server.signUp('anggota')];
    const answers = [await invite(me, stranger()), await invite(me, member.user.email)];
    const [unknown, known] = answers.map(({ id, code, invited_email, ...rest }) => rest);
    expect(known).toEqual(unknown);
    expect(await mailsTo(member.user.email)).toHaveLength(1);
  });
});
