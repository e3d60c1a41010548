import {
  createClient,
  createPost,
  forgotPassword,
  likePost,
  login,
  setDailySummary,
} from '@saudagar/contract';
import { createMocks } from '@saudagar/mocks';
import { listen } from '@saudagar/mocks/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../../apps/server/testing/mailServer.ts';
import { startTestServer, type TestServer } from '../../apps/server/testing/testServer.ts';
import { lengthened } from '../../scripts/plantedLocale/texts.ts';

const HOUR = 3_600_000;
let mailServer: MailServer;
let server: TestServer;
let moment = Date.parse('2026-11-25T03:00:00Z');
beforeAll(async () => {
  mailServer = await startMailServer();
  server = await startTestServer({ mail: mailServer.settings, now: () => new Date(moment) });
});
afterAll(async () => {
  await server.close();
  await mailServer.stop();
});

const wrong = { body: { email: 'siapa@toko.id', password: 'bukan-sandi-ini' } };
const detail = lengthened('Invalid email or password');

test('the server and the mocks refuse a call in the planted language', async () => {
  const refused = { status: 401, detail };
  await expect(server.client(undefined, 'pl').call(login, wrong)).rejects.toMatchObject(refused);
  const { handlers } = createMocks({ signedInAs: null });
  const { close } = listen(...handlers);
  const client = createClient({ baseUrl: 'http://mocks.example', getLocale: () => 'pl' });
  await expect(client.call(login, wrong)).rejects.toMatchObject(refused);
  close();
});

test('a mail and the notifications in it come in the planted language', async () => {
  const [me, fan] = [await server.signUp('siti'), await server.signUp('budi')];
  await server.client(me.token, 'pl').call(forgotPassword, { body: { email: me.user.email } });
  await server.client(me.token, 'pl').call(setDailySummary, { body: { daily: true } });
  moment += HOUR;
  for (const content of ['Kopi', 'Teh']) {
    const { id } = await me.client.call(createPost, { body: { content, post_type: 'text' } });
    await fan.client.call(likePost, { params: { id }, body: { liked: true } });
  }
  moment += 24 * HOUR;
  await server.outbox.run();
  await server.outbox.run();
  const [password, summary] = mailServer.mailsTo(me.user.email);
  expect(password?.subject).toBe(lengthened('Choose a new password for Saudagar Hub'));
  expect(summary?.subject).toBe(
    `${lengthened('{{count}} unread notifications').replace('{{count}}', '2')} few`,
  );
  const liked = lengthened('{{actors}} liked your post “{{title}}”');
  expect(summary?.text).toContain(
    `• ${liked.replace('{{actors}}', 'budi').replace('{{title}}', 'Teh')}`,
  );
});
