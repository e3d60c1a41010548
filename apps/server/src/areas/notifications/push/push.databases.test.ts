import {
  createGroup,
  createGroupPost,
  createPost,
  getDevicePush,
  joinGroup,
  leaveGroup,
  likeGroupPost,
  likePost,
  login,
  logout,
  muteSubject,
  readAllNotifications,
  setNotificationChoice,
  subscribeDevice,
  unsubscribeDevice,
} from '@saudagar/contract';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type PushService, startPushService } from '../../../../testing/pushService.ts';
import { testDatabases } from '../../../../testing/testDatabases.ts';
import {
  PASSWORD,
  type SignedUp,
  startTestServer,
  type TestServer,
} from '../../../../testing/testServer.ts';
import { areas } from '../../areas.ts';
import { startOutbox } from '../../startOutbox.ts';
import { createSendPush } from './sendPush.ts';

const databases = testDatabases();
const MINUTE = 60_000;

describe(`pushes on the ${databases.kind} database`, () => {
  let service: PushService;
  let server: TestServer;
  let moment = Date.parse('2026-11-25T03:00:00Z');
  const pass = (minutes: number) => {
    moment += minutes * MINUTE;
  };
  const log: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => void log.push(line) });

  beforeAll(async () => {
    service = await startPushService();
    server = await startTestServer({
      databaseUrl: await databases.create(),
      push: service.settings,
      now: () => new Date(moment),
      logger,
    });
  });
  afterEach(() => service.refuseWith(undefined));
  afterAll(async () => {
    await server.close();
    await service.stop();
  });

  /** Signs up a member with a subscribed device, in a language. */
  async function withDevice(name: string, locale = 'en') {
    const member = await server.signUp(name);
    const browser = service.browser();
    await server.client(member.token, locale).call(subscribeDevice, { body: browser.subscription });
    return { member, browser, texts: () => browser.received.map(({ text }) => text) };
  }
  const post = async ({ client }: SignedUp, content = 'Kopi Gayo') =>
    (await client.call(createPost, { body: { content, post_type: 'text' } })).id;
  const like = ({ client }: SignedUp, id: string, liked = true) =>
    client.call(likePost, { params: { id }, body: { liked } });
  const waiting = () => server.community.db.selectFrom('pushes').selectAll().execute();

  test('a push says what happened in the device’s language, encrypted and signed', async () => {
    const { member, browser, texts } = await withDevice('siti', 'id');
    const fan = await server.signUp('budi');
    const id = await post(member);
    await like(fan, id);
    await server.outbox.run();
    expect(texts()).toEqual(['budi menyukai postingan Anda “Kopi Gayo”']);
    expect(browser.received[0]).toMatchObject({ language: 'id', subject: { type: 'post', id } });
    expect(await waiting()).toEqual([]);
  });

  test('a device gets one push until its member reads it, however often the act repeats', async () => {
    const { member, texts } = await withDevice('wati');
    const [one, other] = [await server.signUp('tono'), await server.signUp('rina')];
    const id = await post(member);
    for (const liked of [true, false, true]) await like(one, id, liked);
    await server.outbox.run();
    await like(other, id);
    await server.outbox.run();
    expect(texts()).toHaveLength(1);
    await member.client.call(readAllNotifications);
    await like(await server.signUp('dewi'), id);
    await server.outbox.run();
    expect(texts()).toEqual([
      'tono liked your post “Kopi Gayo”',
      'dewi, rina, and tono liked your post “Kopi Gayo”',
    ]);
  });

  test('two processes send each push once', async () => {
    const people = await Promise.all(
      ['satu', 'dua', 'tiga', 'empat', 'lima'].map((name) => withDevice(name)),
    );
    const fan = await server.signUp('ramai');
    const other = startOutbox(server.community, logger, areas, {
      push: createSendPush(service.settings),
    });
    const posts = await Promise.all(people.map(({ member }) => post(member)));
    await Promise.all(posts.map((id) => like(fan, id)));
    await Promise.all([server.outbox.run(), other.run()]);
    await other.stop();
    for (const { texts } of people) expect(texts()).toHaveLength(1);
  });

  test.each([404, 410])('a push answered with %i deletes its subscription', async (status) => {
    const { member, texts } = await withDevice('lama');
    service.refuseWith(status);
    await like(await server.signUp('baru'), await post(member));
    await server.outbox.run();
    expect(await member.client.call(getDevicePush)).toMatchObject({ subscribed: false });
    expect([texts(), await waiting()]).toEqual([[], []]);
  });

  test('a push is retried while the service is down, and given up when refused', async () => {
    const { member, browser, texts } = await withDevice('sabar');
    const fan = await server.signUp('sering');
    service.refuseWith(503);
    await like(fan, await post(member, 'Satu'));
    await server.outbox.run();
    service.refuseWith(undefined);
    await server.outbox.run();
    expect(texts()).toEqual([]);
    pass(1);
    await server.outbox.run();
    expect(texts()).toEqual(['sering liked your post “Satu”']);
    service.refuseWith(403);
    await like(fan, await post(member, 'Dua'));
    await server.outbox.run();
    expect(await waiting()).toEqual([]);
    expect(log.join('')).toContain('a push was given up');
    expect(log.join('')).not.toContain(browser.subscription.endpoint);
  });

  test('pushes skip muted topics and notifications already read', async () => {
    const { member, texts } = await withDevice('tenang');
    const fan = await server.signUp('ribut');
    const [chosen, muted, read] = [await post(member), await post(member), await post(member)];
    const choose = (app: boolean) =>
      member.client.call(setNotificationChoice, { params: { topic: 'likes' }, body: { app } });
    await choose(false);
    await like(fan, chosen);
    await choose(true);
    await member.client.call(muteSubject, { params: { type: 'post', id: muted } });
    await like(fan, muted);
    service.refuseWith(503);
    await like(fan, read);
    await server.outbox.run();
    service.refuseWith(undefined);
    await member.client.call(readAllNotifications);
    pass(1);
    await server.outbox.run();
    expect([texts(), await waiting()]).toEqual([[], []]);
  });

  test('no push is sent about a post of a group that the member has left', async () => {
    const { member, texts } = await withDevice('keluar');
    const owner = await server.signUp('pengelola');
    const group = await owner.client.call(createGroup, {
      body: { name: 'Grup tenun', description: 'Tentang tenun', group_type: 'public' },
    });
    const params = { id: group.id };
    await member.client.call(joinGroup, { params });
    const written = await member.client.call(createGroupPost, {
      params,
      body: { content: 'Rahasia tenun' },
    });
    await server.community.db
      .updateTable('groups')
      .set({ group_type: 'private' })
      .where('id', '=', group.id)
      .execute();
    service.refuseWith(503);
    await owner.client.call(likeGroupPost, {
      params: { ...params, postId: written?.id ?? '' },
      body: { liked: true },
    });
    await server.outbox.run();
    service.refuseWith(undefined);
    expect(await waiting()).toHaveLength(1);
    await member.client.call(leaveGroup, { params });
    pass(1);
    await server.outbox.run();
    expect([texts(), await waiting()]).toEqual([[], []]);
  });

  test('a device gets no pushes after sign-out, deactivation or unsubscribing', async () => {
    const { db, members } = server.community;
    const [leaving, barred, wishing] = [
      await withDevice('pergi'),
      await withDevice('nonaktif'),
      await withDevice('matikan'),
    ];
    await leaving.member.client.call(logout);
    await members.setActive(barred.member.user.id, false);
    expect(await wishing.member.client.call(unsubscribeDevice)).toMatchObject({
      subscribed: false,
      public_key: service.settings.publicKey,
    });
    const ids = [leaving, barred, wishing].map(({ member }) => member.user.id);
    expect(
      await db.selectFrom('push_subscriptions').where('member_id', 'in', ids).execute(),
    ).toEqual([]);
  });

  test('a browser receives pushes of its present member only, one for each device', async () => {
    const { member: before, browser, texts } = await withDevice('dulu');
    const now = await server.signUp('kini');
    const body = browser.subscription;
    await now.client.call(subscribeDevice, { body });
    await now.client.call(subscribeDevice, { body });
    const fan = await server.signUp('teman');
    await like(fan, await post(before));
    await like(fan, await post(now, 'Teh'));
    await server.outbox.run();
    expect(texts()).toEqual(['teman liked your post “Teh”']);
  });

  test('each session of a member has its own subscribed device', async () => {
    const { member, texts } = await withDevice('dua');
    const { access_token } = await server
      .client()
      .call(login, { body: { email: member.user.email, password: PASSWORD } });
    const second = server.client(access_token);
    expect(await second.call(getDevicePush)).toMatchObject({ subscribed: false });
    const browser = service.browser();
    await second.call(subscribeDevice, { body: browser.subscription });
    await like(await server.signUp('teman'), await post(member));
    await server.outbox.run();
    expect([texts(), browser.received]).toMatchObject([{ length: 1 }, { length: 1 }]);
  });

  test('the server refuses a key for which nothing can be encrypted', async () => {
    const { client } = await server.signUp('nol');
    const { subscription } = service.browser();
    const keys = { ...subscription.keys, p256dh: `B${'A'.repeat(86)}` };
    await expect(
      client.call(subscribeDevice, { body: { ...subscription, keys } }),
    ).rejects.toMatchObject({ status: 422 });
  });

  test('the server refuses subscriptions at addresses of no known push service', async () => {
    const { client } = await server.signUp('nakal');
    const { keys } = service.browser().subscription;
    for (const endpoint of [
      'http://127.0.0.1:1/push',
      'https://fcm.googleapis.com.evil.example/x',
      'https://fcm.googleapis.com:8443/x',
      'http://fcm.googleapis.com/x',
      'https://user@fcm.googleapis.com/x',
    ])
      await expect(
        client.call(subscribeDevice, { body: { endpoint, keys } }),
      ).rejects.toMatchObject({ status: 422 });
    const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/x';
    await client.call(subscribeDevice, { body: { endpoint, keys } });
    await client.call(unsubscribeDevice);
  });
});
