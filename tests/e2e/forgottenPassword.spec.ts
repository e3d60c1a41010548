import { type MailServer, startMailServer } from '../../apps/server/testing/mailServer.ts';
import { type RunningServer, startRunningServer } from '../../apps/server/testing/runningServer.ts';
import { askForLink, setNewPassword } from '../journeys/account.ts';
import { perform } from '../journeys/journey.ts';
import { userOn } from '../journeys/pageUser.ts';
import { expect, test } from './fixtures.ts';
import { newMember, register, signIn } from './members.ts';

let mailServer: MailServer;
let server: RunningServer;

test.beforeAll(async () => {
  mailServer = await startMailServer();
  const { smtpUrl, from } = mailServer.settings;
  server = await startRunningServer({
    env: { SMTP_URL: smtpUrl, MAIL_FROM: from, PUBLIC_URL: 'https://hub.example' },
  });
});
test.afterAll(async () => {
  await server.stop();
  await mailServer.stop();
});
test.use({ expected: /status of (401|404)/ });

test('a forgotten password is reset by a mailed link, which signs other devices out', async ({
  visit,
}) => {
  const atHome = await visit({ baseURL: server.address });
  const member = await register(atHome, newMember());

  const page = await visit({ baseURL: server.address });
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
  await perform(userOn(page, 'en'), askForLink(member.email));
  await expect.poll(() => mailServer.mailsTo(member.email).length).toBe(1);
  const { pathname, search } = new URL(mailServer.mailsTo(member.email)[0]?.link ?? '');

  await page.goto(`${pathname}${search}`);
  await perform(userOn(page, 'en'), setNewPassword('sawah-hijau-12'));
  await page.getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, { ...member, password: 'sawah-hijau-12' });
  await expect(page.getByRole('button', { name: 'Start a post' })).toBeVisible();
  await expect(atHome).toHaveURL(/\/login$/);

  const late = await visit({ baseURL: server.address });
  await late.goto(`${pathname}${search}`);
  await late.getByLabel('New password').fill('sawah-hijau-13');
  await late.getByRole('button', { name: 'Save the password' }).click();
  await expect(late.getByText('This link is no longer valid. Ask for a new one.')).toBeVisible();
});

test('a forgotten password leads to an administrator in a community without mail', async ({
  page,
}) => {
  await page.goto('/forgot-password');
  await expect(page.getByText('Ask an administrator')).toBeVisible();
  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  await expect(page).toHaveURL(/\/login$/);
});
