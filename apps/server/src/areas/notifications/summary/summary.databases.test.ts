import {
  createGroup,
  createGroupPost,
  createPost,
  joinGroup,
  likePost,
  listNotifications,
  readNotification,
  setDailySummary,
} from '@saudagar/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../../../../testing/mailServer.ts';
import { testDatabases } from '../../../../testing/testDatabases.ts';
import { type SignedUp, startTestServer, type TestServer } from '../../../../testing/testServer.ts';
import { areas } from '../../areas.ts';
import { startOutbox } from '../../startOutbox.ts';
import { createSendMail } from '../mail/sendMail.ts';

const databases = testDatabases();
const HOUR = 3_600_000;
const logger = pino({ level: 'silent' });

describe(`daily summaries on the ${databases.kind} database`, () => {
  let mailServer: MailServer;
  let server: TestServer;
  // 10:00 in Jakarta.
  let moment = Date.parse('2026-11-25T03:00:00Z');
  const pass = (hours: number) => {
    moment += hours * HOUR;
  };

  beforeAll(async () => {
    mailServer = await startMailServer();
    server = await startTestServer({
      databaseUrl: await databases.create(),
      mail: mailServer.settings,
      now: () => new Date(moment),
    });
  });
  afterAll(async () => {
    await server.close();
    await mailServer.stop();
  });

  const choose = ({ token }: SignedUp, daily: boolean, locale = 'en') =>
    server.client(token, locale).call(setDailySummary, { body: { daily } });
  async function send({ client }: SignedUp, content: string, by: SignedUp) {
    const { id } = await client.call(createPost, { body: { content, post_type: 'text' } });
    await by.client.call(likePost, { params: { id }, body: { liked: true } });
  }
  async function mailsTo({ user }: SignedUp) {
    // The summary job's mails wait for the mail worker's next run.
    await server.outbox.run();
    await server.outbox.run();
    return mailServer.mailsTo(user.email);
  }

  test('a daily summary mails unread notifications in the chosen language at 07:00', async () => {
    const [me, fan] = [await server.signUp('siti'), await server.signUp('budi')];
    await send(me, 'Sebelum memilih', fan);
    pass(1);
    await choose(me, true, 'id');
    pass(1);
    await send(me, 'Kopi <b>', fan);
    await send(me, 'Teh', fan);
    const [newest] = (await me.client.call(listNotifications, { query: {} })).items;
    await me.client.call(readNotification, { params: { id: newest?.id ?? '' } });
    pass(18);
    expect(await mailsTo(me)).toEqual([]);
    pass(1);
    const [mail, ...more] = await mailsTo(me);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      subject: '1 notifikasi belum dibaca',
      link: 'https://hub.example/notifications',
    });
    expect(mail?.text).toContain('• budi menyukai postingan Anda “Kopi <b>”');
    expect(mail?.text).not.toMatch(/Teh|Sebelum/);
    expect(mail?.html).not.toContain('<b>');
  });

  // GRP-187
  test('new posts of a group are in no daily summary', async () => {
    const [me, admin] = [await server.signUp('baca'), await server.signUp('kelola')];
    const body = { name: 'Perajin Batik', description: 'Perajin batik di Pekalongan' };
    const { id } = await admin.client.call(createGroup, { body });
    await me.client.call(joinGroup, { params: { id } });
    await choose(me, true);
    pass(1);
    await admin.client.call(createGroupPost, { params: { id }, body: { content: 'Kain' } });
    await server.outbox.run();
    const { items } = await me.client.call(listNotifications, { query: {} });
    expect(items).toMatchObject([{ kind: 'group_posted' }]);
    pass(24);
    expect(await mailsTo(me)).toEqual([]);
    pass(1);
    await send(me, 'Kopi', admin);
    pass(24);
    const [mail] = await mailsTo(me);
    expect(mail).toMatchObject({ subject: '1 unread notification' });
    expect(mail?.text).not.toContain('Perajin Batik');
  });

  test('two processes mail one summary, and none on a day without news', async () => {
    const fan = await server.signUp('ramai');
    const people: SignedUp[] = [];
    for (let count = 0; count < 6; count += 1) people.push(await server.signUp('banyak'));
    for (const one of people) {
      await choose(one, true);
      await choose(one, true);
    }
    pass(1);
    for (const one of people) await send(one, 'Kopi', fan);
    pass(24);
    const other = startOutbox(server.community, logger, areas, {
      mail: createSendMail(mailServer.settings),
    });
    for (let time = 0; time < 2; time += 1) await Promise.all([server.outbox.run(), other.run()]);
    await other.stop();
    for (const one of people) expect(await mailsTo(one)).toHaveLength(1);
    pass(24);
    for (const one of people) expect(await mailsTo(one)).toHaveLength(1);
  });

  test('no summary is mailed after opting out or deactivation', async () => {
    const fan = await server.signUp('teman');
    const [unwilling, barred] = [await server.signUp('cukup'), await server.signUp('keluar')];
    for (const one of [unwilling, barred]) await choose(one, true);
    pass(1);
    for (const one of [unwilling, barred]) await send(one, 'Kopi', fan);
    await choose(unwilling, false);
    await server.community.members.setActive(barred.user.id, false);
    pass(24);
    expect([await mailsTo(unwilling), await mailsTo(barred)]).toEqual([[], []]);
  });
});
