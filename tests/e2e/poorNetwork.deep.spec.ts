import type { Page } from '@playwright/test';
import { type RunningServer, startRunningServer } from '../../apps/server/testing/runningServer.ts';
import { makeAccount } from '../journeys/account.ts';
import { inDialog } from '../journeys/dialog.ts';
import { registerForEvent } from '../journeys/events.ts';
import type { Journey } from '../journeys/journey.ts';
import { sendMessage } from '../journeys/messages.ts';
import { type PageUser, userOn } from '../journeys/pageUser.ts';
import { comment, writePost } from '../journeys/posts.ts';
import { announce } from './communityEvents.ts';
import { expect, test } from './fixtures.ts';
import { newMember } from './members.ts';
import { enter, join, roomOf, type Talker } from './talkers.ts';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startRunningServer();
});
test.afterAll(() => server.stop());

// A small phone; the network is away for a while, also for the worker that keeps the page.
test.use({
  viewport: { width: 360, height: 780 },
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'allow',
  expected: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|when fetching the script|preload/,
});
test.describe.configure({ timeout: 900_000 });

/** A mid-range phone on 4G: a quarter of the processor, half a second to the server. */
async function slowDown(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562,
    downloadThroughput: 175_000,
    uploadThroughput: 87_500,
  });
}

/** Does an act whose call the network loses, then again when it is back. */
async function losing(user: PageUser, journey: Journey) {
  const { page } = user;
  const context = page.context();
  await journey.reach?.(user);
  await journey.fill?.(user);
  await context.setOffline(true);
  await user.press(journey.press(user));
  await page.waitForTimeout(1500);
  await context.setOffline(false);
  // It goes by itself if it waits; after a failure it is pressed again.
  const done = journey.done(user).first();
  const isDone = await done.waitFor({ timeout: 15_000 }).then(
    () => true,
    () => false,
  );
  if (!isDone) await user.press(journey.press(user));
  await done.waitFor({ timeout: 60_000 });
}

/** Back closes the layer on top, and stays on the page; what is typed in it asks first. */
async function backCloses({ page, say }: PageUser, layer: string, isTyped = false) {
  const address = page.url();
  await page.getByRole('dialog', { name: layer }).waitFor();
  await page.goBack();
  if (isTyped) {
    const question = page.getByRole('alertdialog', { name: say('flows:form.discardTitle') });
    await question.waitFor();
    await page.goBack();
    await expect(question).toHaveCount(0);
    await expect(page.getByRole('dialog', { name: layer })).toBeVisible();
  } else await expect(page.getByRole('dialog', { name: layer })).toHaveCount(0);
  expect(page.url()).toBe(address);
}

interface WithContent {
  content: string;
}

const contents = (written: readonly WithContent[]) => written.map(({ content }) => content);

// SHELL-209
test('a merchant joins and trades on a poor network, in Indonesian', async ({ visit }) => {
  const budi = await join(server.address, 'Budi Santoso');
  const event = await announce(budi, 'Temu Pedagang Rempah');
  await budi.ask('POST', '/api/posts', { content: 'Panen lada dimulai', post_type: 'text' });
  const page = await visit({ baseURL: server.address, locale: 'id-ID' });
  await page.addInitScript(() => localStorage.setItem('saudagar.locale.v1', '"id"'));
  await slowDown(page);
  const user = userOn(page, 'id');
  const { say, button } = user;
  const member = newMember();
  let siti: Talker | undefined;
  const asked = async () => {
    siti ??= await enter(server.address, member);
    return siti;
  };

  await test.step('register', async () => {
    await page.goto('/register');
    const journey = makeAccount(member);
    await journey.fill?.(user);
    await page.reload();
    await expect(user.field('account:field.company_name')).toHaveValue(member.company);
    await losing(user, { ...journey, reach: async () => {} });
    await expect(page).toHaveURL(/\/guide$/);
  });

  await test.step('open the feed', async () => {
    const main = page.getByRole('navigation', { name: say('host:nav.main') });
    await main
      .getByRole('link', { name: say('page-feed:title'), exact: true })
      .first()
      .click();
    await page.getByText('Panen lada dimulai').waitFor();
  });

  await test.step('first post', async () => {
    const journey = writePost('Pala Banda siap kirim');
    await journey.reach?.(user);
    await journey.fill?.(user);
    await page.reload();
    await losing(user, { ...journey, fill: async () => {} });
    await expect
      .poll(async () => {
        const { ask } = await asked();
        return contents(await ask<WithContent[]>('GET', '/api/posts'));
      })
      .toEqual(['Pala Banda siap kirim', 'Panen lada dimulai']);
  });

  await test.step('comment', async () => {
    const post = () => page.getByRole('article').filter({ hasText: 'Panen lada dimulai' });
    await losing(user, comment(post, 'Berapa per kilo?'));
    await page.reload();
  });

  await test.step('group', async () => {
    await page.goto('/groups');
    const layer = say('groups:create.title');
    const journey: Journey = {
      reach: ({ press }) => press(button('groups:create.title').first()),
      async fill({ field, write }) {
        await write(field('groups:form.name'), 'Rempah Banda');
        await write(field('groups:form.description'), 'Harga pala, cengkih, dan lada.');
      },
      press: (one) => inDialog(one, 'groups:create.submit'),
      done: () => page.getByRole('heading', { name: 'Rempah Banda' }),
    };
    await journey.reach?.(user);
    await backCloses(user, layer);
    await journey.reach?.(user);
    await journey.fill?.(user);
    await backCloses(user, layer, true);
    await page.reload();
    // The dialog is open again with what was written, or is opened.
    const dialog = page.getByRole('dialog', { name: layer });
    await dialog.or(button('groups:create.title')).first().waitFor();
    if (!(await dialog.isVisible())) await journey.reach?.(user);
    await expect(user.field('groups:form.name')).toHaveValue('Rempah Banda');
    await losing(user, { ...journey, reach: async () => {}, fill: async () => {} });
  });

  const room = await roomOf(await asked(), budi);
  await test.step('message', async () => {
    await page.goto(`/messages/${room}`);
    await losing(user, sendMessage('Lada 20 kilo, bisa?'));
  });

  await test.step('event', async () => {
    await page.goto(`/events/${event}`);
    await losing(user, registerForEvent('0812 3456 7890'));
  });

  await test.step('each arrived once', async () => {
    const { ask } = await asked();
    const [, pepper] = await ask<{ id: string }[]>('GET', '/api/posts');
    const comments = await ask<WithContent[]>('GET', `/api/posts/${pepper?.id}/comments`);
    expect(contents(comments)).toEqual(['Berapa per kilo?']);
    const groups = await ask<{ name: string }[]>('GET', '/api/groups/my-groups');
    expect(groups.map(({ name }) => name)).toEqual(['Rempah Banda']);
    const messages = await budi.ask<WithContent[]>('GET', `/api/messages/${room}/history`);
    expect(contents(messages)).toEqual(['Lada 20 kilo, bisa?']);
  });
});
