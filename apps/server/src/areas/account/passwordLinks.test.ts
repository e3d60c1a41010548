import { forgotPassword, getPasswordRecovery } from '@saudagar/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../../../testing/mailServer.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { DEFAULT_LIMITS } from '../../limits/limits.ts';

let mailServer: MailServer;
let server: TestServer;
beforeAll(async () => {
  mailServer = await startMailServer();
  server = await startTestServer({ mail: mailServer.settings, limits: DEFAULT_LIMITS });
});
afterAll(async () => {
  await server.close();
  await mailServer.stop();
});

const ask = (email: string) => server.client().call(forgotPassword, { body: { email } });

test('password links are limited alike for members and strangers, with the same answer', async () => {
  const { user } = await server.signUp();
  for (const email of [user.email, 'siapa@luar.example']) {
    for (let tries = 0; tries < 5; tries += 1) await ask(email);
    expect(await ask(email.toUpperCase())).toBeUndefined();
    const mails = await server.community.db.selectFrom('mails').select('recipient').execute();
    expect(mails.filter(({ recipient }) => recipient === email)).toHaveLength(5);
  }
});

test('a caller who requests password links for ever new addresses is limited', async () => {
  const asked = Array.from({ length: 30 }, (_, index) => ask(`tebakan${index}@luar.example`));
  const answers = await Promise.allSettled(asked);
  const refused = answers.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  await expect(ask('satu-lagi@luar.example')).rejects.toMatchObject({ status: 429 });
});

test('a community without mail refuses password links and stores none', async () => {
  const silent = await startTestServer();
  try {
    const client = silent.client();
    expect(await client.call(getPasswordRecovery)).toEqual({ by_mail: false });
    const { user } = await silent.signUp();
    await client.call(forgotPassword, { body: { email: user.email } });
    expect(await silent.community.db.selectFrom('mails').selectAll().execute()).toEqual([]);
  } finally {
    await silent.close();
  }
});
