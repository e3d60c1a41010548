import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { build, defaultClientConditions } from 'vite';
import { type RunningServer, startRunningServer } from '../../apps/server/testing/runningServer.ts';
import { serveFolder } from '../../scripts/staticServer.ts';
import { newMember } from './members.ts';

let site: Awaited<ReturnType<typeof serveFolder>>;
let folder: string;
let server: RunningServer;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saudagar-foreign-'));
  await build({
    root: join(import.meta.dirname, 'foreignPortal'),
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['saudagar-source', ...defaultClientConditions] },
    build: { outDir: folder, chunkSizeWarningLimit: Number.POSITIVE_INFINITY },
  });
  site = await serveFolder(folder);
  server = await startRunningServer({ env: { CORS_ORIGINS: site.url } });
});
test.afterAll(async () => {
  await server.stop();
  site.close();
  await rm(folder, { recursive: true });
});

/** Signs up a member, and gives the portal their token. */
async function joinAs(page: Page, name: string) {
  const { email, username, password, company } = newMember();
  const answer = await page.request.post(`${server.address}/api/auth/register`, {
    data: { email, username, password, full_name: name, company_name: company },
  });
  const { access_token: token, user } = await answer.json();
  return { token: token as string, id: user.id as string, username };
}

async function openPortal(browser: Browser, token: string, shown: string): Promise<Page> {
  const page = await browser.newPage();
  const asked = new URLSearchParams({ page: shown, server: server.address, token });
  await page.goto(`${site.url}/index.html#${asked}`);
  return page;
}

test('a portal on another origin writes, edits and deletes a post and gets events', async ({
  browser,
  page: visitor,
}) => {
  const { token } = await joinAs(visitor, 'Siti Rahmawati');
  const page = await openPortal(browser, token, 'feed');
  await expect(page.getByText('Our members write')).toBeVisible();
  await expect(page.getByText('Silence so far')).toBeVisible();

  await page.getByRole('button', { name: 'Start a post' }).click();
  await page.getByRole('textbox', { name: 'Text of the post' }).fill('Cloves today');
  await page.getByRole('button', { name: 'Share Post', exact: true }).click();
  const post = page.getByRole('feed').getByRole('article');
  await expect(post).toContainText('Cloves today');
  await expect(page.locator('output')).toHaveText('created Cloves today');
  await post.getByRole('button', { name: 'Bookmark' }).click();

  await post.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Edit post' }).fill('Cloves tomorrow');
  await post.getByRole('button', { name: 'Save' }).click();
  await expect(post).toContainText('Cloves tomorrow');

  await post.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(post).toHaveCount(0);
  await expect(page.locator('output')).toHaveText(
    'created Cloves today, bookmarked true, edited Cloves tomorrow, deleted',
  );
  await page.close();
});

test('a portal gets the event of a sent message and goes where a name leads', async ({
  browser,
  page: visitor,
}) => {
  const [siti, budi] = [
    await joinAs(visitor, 'Siti Rahmawati'),
    await joinAs(visitor, 'Budi Santoso'),
  ];
  const headers = { authorization: `Bearer ${siti.token}` };
  const made = await visitor.request.post(`${server.address}/api/messages/direct/${budi.id}`, {
    headers,
  });
  expect(made.status()).toBeLessThan(300);
  const page = await openPortal(browser, siti.token, 'messages');
  await expect(page.getByText('Our messages')).toBeVisible();
  await expect(page.getByText('Nobody chosen')).toBeVisible();
  await page.getByRole('button', { name: /Budi Santoso/ }).click();
  await page.getByRole('textbox', { name: /message/i }).fill('Good morning');
  await page.keyboard.press('Enter');
  await page.getByRole('heading').getByRole('link', { name: 'Budi Santoso' }).click();
  await expect(page.locator('output')).toHaveText(/sent Good morning/);
  await expect(page.locator('output')).toContainText(`went to /people/${budi.id}`);
  await page.close();
});
