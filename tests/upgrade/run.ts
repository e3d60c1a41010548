/**
 * Puts the built server in the place of the last release's: on its database, under a page that stays
 * open, and with what a member has half written. UPGRADE_FROM names another commit to begin with.
 */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { demoAccounts } from '../../apps/server/demo/demoAccounts.ts';
import { browserLaunch } from '../../scripts/browser.ts';
import { root } from '../../scripts/packages.ts';
import { enter, join as joinAs, messagesPath, roomOf } from '../e2e/talkers.ts';
import { signIn } from '../journeys/account.ts';
import { perform } from '../journeys/journey.ts';
import { type PageUser, userOn } from '../journeys/pageUser.ts';
import { openComposer } from '../journeys/posts.ts';
import { type Program, startProgram } from '../setup/program.ts';
import { contentsOf } from './contents.ts';
import { buildRelease, lastRelease, migrationsSince } from './lastRelease.ts';

const POST = 'Tampah bambu dari Tasikmalaya, belum selesai ditulis';
const MESSAGE = 'Berapa ongkos kirimnya ke';
/** Drafts are kept a moment after they are typed. */
const DRAFT_SAVED_MS = 2000;

// Underlines: releases of November 2026 do not build where a path holds what looks like a locale.
const temporary = mkdtempSync(join(tmpdir(), 'saudagar_upgrade_'));
const dataDir = join(temporary, 'data');

/** Server program of a tree; releases before 2026-11-28 run it from its sources. */
function entryOf(tree: string): string {
  const built = join(tree, 'apps/server/dist/run.js');
  return existsSync(built) ? built : join(tree, 'apps/server/src/run.js');
}

const serve = (tree: string, port: string, ...options: string[]): Promise<Program> =>
  startProgram(process.execPath, [entryOf(tree), 'serve', ...options], {
    ready: /listening at (http:[^\s"]+)/,
    env: {
      HOST: '127.0.0.1',
      PORT: port,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'info',
      RATE_LIMITS: 'off',
    },
  });

/** Fails a step by its name. */
async function step<Value>(name: string, act: () => Promise<Value>): Promise<Value> {
  const began = performance.now();
  try {
    const value = await act();
    console.log(`  passed ${name} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
    return value;
  } catch (error) {
    console.log(`  FAILED ${name}`);
    throw error;
  }
}

/** Does a step without which the next ones go on all the same. */
async function check(name: string, act: () => Promise<void>): Promise<void> {
  try {
    await step(name, act);
  } catch (error) {
    console.log(error);
    process.exitCode = 1;
  }
}

/** Collects errors of the old page, also under the new server. */
function watch(context: BrowserContext): string[] {
  const errors: string[] = [];
  context.on('page', (page) =>
    page.on('pageerror', (error) => errors.push(error.stack ?? error.message)),
  );
  return errors;
}

const composer = ({ field }: PageUser) => field('feed:composer.text');
const box = ({ field }: PageUser) => field('messaging:composer.label');

async function upgrade(release: string, context: BrowserContext): Promise<void> {
  let server = await step('the release starts with its demo community', () =>
    serve(release, '0', '--demo'),
  );
  const address = server.found;
  try {
    const [account] = demoAccounts;
    ok(account);
    const member = await enter(address, account);
    const budi = await joinAs(address, 'Budi Santoso');
    const room = await roomOf(member, budi);

    const feed = await context.newPage();
    const messages = await context.newPage();
    await step('a member signs in, chooses Indonesian and dark, and writes', async () => {
      await chooseLanguage(feed, `${address}/login`);
      await perform(userOn(feed, 'id'), signIn(account));
      await feed.goto(`${address}/settings`);
      const dark = userOn(feed, 'id').say('page-settings:theme.dark');
      await feed.getByText(dark, { exact: true }).click();
      await feed.goto(`${address}/feed`);
      await openComposer(userOn(feed, 'id'));
      await composer(userOn(feed, 'id')).fill(POST);
      await messages.goto(address + messagesPath(room));
      await box(userOn(messages, 'id')).fill(MESSAGE);
      await feed.waitForTimeout(DRAFT_SAVED_MS);
    });

    const before = await contentsOf(address, member.token);
    await step('the new server starts on the same data', async () => {
      await server.stop();
      server = await serve(root, new URL(address).port);
    });
    await check('all calls give what they gave, for the old sign-in', async () => {
      const after = await contentsOf(address, member.token);
      // New fields may add ids.
      for (const [name, ids] of Object.entries(before))
        deepEqual(
          ids.filter((id) => !after[name]?.includes(id)),
          [],
          name,
        );
      const entries = Object.values(before).flat().length;
      console.log(`    ${entries} ids in the replies of ${Object.keys(before).length} calls`);
      ok(entries > 100);
    });
    await check('the page that was open goes on to one whose code it lacks', () => goOn(feed));
    await check('a message is sent from the page that was open', async () => {
      const user = userOn(messages, 'id');
      equal(await box(user).inputValue(), MESSAGE);
      await box(user).fill(`${MESSAGE} Medan?`);
      await user.button('messaging:composer.send').click();
      await user.page
        .getByRole('article')
        .filter({ hasText: `${MESSAGE} Medan?` })
        .waitFor();
    });
    await check('a new page holds draft, language and colours', async () => {
      const page = await context.newPage();
      await page.goto(`${address}/feed`);
      const user = userOn(page, 'id');
      await openComposer(user);
      equal(await composer(user).inputValue(), POST);
      equal(await page.locator('html').getAttribute('data-theme'), 'dark');
      equal(await page.locator('html').getAttribute('lang'), 'id');
    });
  } finally {
    await server.stop();
  }
}

async function chooseLanguage(page: Page, url: string): Promise<void> {
  await page.goto(url);
  const { say } = userOn(page, 'en');
  await page
    .getByRole('combobox', { name: say('host:language') })
    .selectOption({ label: 'Bahasa Indonesia' });
}

/** Follows a link of the menu, and presses Retry where the release's code is gone. */
async function goOn(page: Page): Promise<void> {
  const { say } = userOn(page, 'id');
  const menu = page.getByRole('navigation', { name: say('host:nav.main') });
  await menu.getByRole('link', { name: say('page-resources:title'), exact: true }).click();
  const title = page.getByRole('heading', { level: 1, name: say('page-resources:title') });
  const retry = page.getByRole('button', { name: say('host:retry') });
  await title.or(retry).first().waitFor();
  const isMissing = await retry.isVisible();
  console.log(`    its code ${isMissing ? 'was gone: Retry loads the new page' : 'was there'}`);
  if (isMissing) await retry.click();
  await title.waitFor();
  await page.getByRole('article').first().waitFor();
}

const { commit, reason } = lastRelease();
console.log(`From ${commit.slice(0, 8)} (${reason})`);
for (const path of migrationsSince(commit)) console.log(`  applies ${path}`);
const browser = await chromium.launch(await browserLaunch());
try {
  const release = join(temporary, 'release');
  await step('the release is installed and built', async () => buildRelease(commit, release));
  const context = await browser.newContext({ locale: 'en-GB' });
  const errors = watch(context);
  await upgrade(release, context);
  deepEqual(errors, [], 'no page threw');
} finally {
  await browser.close();
  rmSync(temporary, { recursive: true, force: true });
}
