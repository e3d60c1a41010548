import {
  cancelInvitation,
  createInvitation,
  forgotPassword,
  login,
  resendInvitation,
  resetPassword,
} from '@saudagar/contract';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../../../../testing/mailServer.ts';
import { testDatabases } from '../../../../testing/testDatabases.ts';
import { startTestServer, type TestServer } from '../../../../testing/testServer.ts';
import { areas } from '../../areas.ts';
import { startOutbox } from '../../startOutbox.ts';
import { createSendMail } from './sendMail.ts';

const databases = testDatabases();
const MINUTE = 60_000;

describe(`on the ${databases.kind} database`, () => {
  let mailServer: MailServer;
  let server: TestServer;
  let moment = Date.parse('2026-11-25T03:00:00Z');
  const log: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => void log.push(line) });

  beforeAll(async () => {
    mailServer = await startMailServer();
    server = await startTestServer({
      databaseUrl: await databases.create(),
      mail: mailServer.settings,
      now: () => new Date(moment),
      logger,
    });
  });
  afterEach(() => mailServer.refuseWith(undefined));
  afterAll(async () => {
    await server.close();
    await mailServer.stop();
  });

  const pass = (minutes: number) => {
    moment += minutes * MINUTE;
  };
  const ask = (email: string, locale = 'en') =>
    server.client(undefined, locale).call(forgotPassword, { body: { email } });
  const mailsTo = async (address: string) => {
    await server.outbox.run();
    return mailServer.mailsTo(address);
  };
  const tokenIn = (link = '') => new URL(link).searchParams.get('token') ?? '';
  const set = (token: string) =>
    server.client().call(resetPassword, { body: { token, password: 'lumbung-padi-9' } });

  test('mails a link in the language of who asked, with the sender and address given', async () => {
    const { user } = await server.signUp('siti');
    await ask(user.email, 'id');
    const [mail] = await mailsTo(user.email);
    expect(mail).toMatchObject({
      from: 'hub@saudagar.example',
      subject: 'Buat kata sandi baru untuk Saudagar Hub',
      link: expect.stringMatching(/^https:\/\/hub\.example\/reset-password\?token=[\w-]{43}$/),
    });
    expect(mail?.text).toContain('Halo siti,');
    expect(mail?.html).toContain(`href="${mail?.link}"`);
    await ask(user.email);
    const [, english] = await mailsTo(user.email);
    expect(english?.subject).toBe('Choose a new password for Saudagar Hub');
  });

  test('a link works for an hour, and the database does not hold it', async () => {
    const { user } = await server.signUp('budi');
    await ask(user.email);
    const token = tokenIn((await mailsTo(user.email)).at(-1)?.link);
    const { db } = server.community;
    const stored = [
      await db.selectFrom('password_links').selectAll().execute(),
      await db.selectFrom('mails').selectAll().execute(),
    ];
    expect(JSON.stringify(stored)).not.toContain(token);
    pass(60);
    await expect(set(token)).rejects.toMatchObject({ status: 404 });
    await ask(user.email);
    const fresh = tokenIn((await mailsTo(user.email)).at(-1)?.link);
    pass(59);
    await set(fresh);
    const body = { email: user.email, password: 'lumbung-padi-9' };
    await server.client().call(login, { body });
  });

  test('loses nothing while the mail server is away, and sends once when it is back', async () => {
    const { user } = await server.signUp('wati');
    const port = Number(new URL(mailServer.settings.smtpUrl).port);
    await mailServer.stop();
    await ask(user.email);
    expect(await mailsTo(user.email)).toEqual([]);
    mailServer = await startMailServer(port);
    expect(await mailsTo(user.email)).toEqual([]);
    pass(1);
    await server.outbox.run();
    pass(120);
    expect(await mailsTo(user.email)).toHaveLength(1);
    expect(log.join('')).toContain('a mail waits for its next try');
    expect(log.join('')).not.toContain('rahasia-surat');
  });

  test('tries again after a refusal for now, and gives up after one for good', async () => {
    const [now, good] = [await server.signUp('tono'), await server.signUp('rina')];
    mailServer.refuseWith(451);
    await ask(now.user.email);
    await server.outbox.run();
    mailServer.refuseWith(550);
    await ask(good.user.email);
    await server.outbox.run();
    mailServer.refuseWith(undefined);
    pass(1);
    expect(await mailsTo(now.user.email)).toHaveLength(1);
    pass(120);
    expect(await mailsTo(good.user.email)).toEqual([]);
  });

  test('sends each mail once from two processes', async () => {
    const people = [];
    for (let count = 0; count < 6; count += 1) people.push((await server.signUp('ramai')).user);
    const send = createSendMail(mailServer.settings);
    const other = startOutbox(server.community, logger, areas, { mail: send });
    await Promise.all(people.map(({ email }) => ask(email)));
    await Promise.all([server.outbox.run(), other.run()]);
    await other.stop();
    for (const { email } of people) expect(await mailsTo(email)).toHaveLength(1);
  });

  test('mails an invitation, again when it is resent, and not once it is cancelled', async () => {
    const { client, user } = await server.signUp('dewi');
    await server.community.db
      .updateTable('members')
      .set({ full_name: 'Dewi <b>' })
      .where('id', '=', user.id)
      .execute();
    const body = {
      invited_email: 'tamu@luar.example',
      invited_name: 'Tamu',
      message: '<script>Mari</script>',
      client_id: 'undangan-tamu-1',
    };
    const { id, code } = await client.call(createInvitation, { body });
    await client.call(createInvitation, { body });
    const [mail, ...more] = await mailsTo(body.invited_email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      subject: 'Dewi <b> invites you to Saudagar Hub',
      link: `https://hub.example/register?invitation=${code}`,
    });
    expect(mail?.text).toContain('> <script>Mari</script>');
    expect(mail?.html).not.toMatch(/<script>|<b>/);
    await client.call(resendInvitation, { params: { id } });
    expect(await mailsTo(body.invited_email)).toHaveLength(2);
    mailServer.refuseWith(451);
    await client.call(resendInvitation, { params: { id } });
    await server.outbox.run();
    mailServer.refuseWith(undefined);
    await client.call(cancelInvitation, { params: { id } });
    pass(1);
    expect(await mailsTo(body.invited_email)).toHaveLength(2);
  });
});
