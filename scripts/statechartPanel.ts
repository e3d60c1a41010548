/**
 * Opens the built Storybook like a reviewer, at a story with a machine, and checks that the panel
 * draws it, marks its state, sends an event on a click, follows, and links to a chosen state. Checks
 * that it opens on the machine of the screen, and that a copied link restores the whole view.
 */
import assert from 'node:assert/strict';
import { chromium, type Page } from 'playwright';
import { browserLaunch } from './browser.ts';
import { serveFolder } from './staticServer.ts';
import { builtStories, builtStorybook } from './stories/storyList.ts';

const STORY = 'account-sign-in-log-in--ready';

const PANEL = 'addonPanel=saudagar/statecharts/panel';

/** Stories in which several machines run, and the one of the screen that is shown. */
const SCREENS: [story: string, machine: string][] = [
  ['admin/src/log/Log.stories.tsx Ready', 'auditLog'],
  ['admin/src/users/Users.stories.tsx Ready', 'users'],
  ['events/src/Registration.stories.tsx Ready', 'registerForEvent'],
  ['groups/src/GroupForms.stories.tsx Creating', 'createGroup'],
  ['groups/src/Groups.stories.tsx Ready', 'groups'],
  ['messaging/src/Messages.stories.tsx Ready', 'inbox'],
  ['messaging/src/Conversation.stories.tsx Ready', 'room'],
  ['network/src/Network.stories.tsx Ready', 'connections'],
  ['notifications/src/Notifications.stories.tsx Ready', 'notifications'],
  ['resources/src/Resources.stories.tsx Ready', 'resources'],
  ['tenders/src/Tenders.stories.tsx Ready', 'tenders'],
];

const server = await serveFolder(builtStorybook);
const browser = await chromium.launch(await browserLaunch());
try {
  const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('request', (request) => {
    if (!request.url().startsWith(server.url)) faults.push(`asks for ${request.url()}`);
  });
  await openScreens(page);
  await page.goto(`${server.url}/?path=/story/${STORY}&${PANEL}`);
  await walkThrough(page);
  await followLink(page);
  await copyLink();
  assert.deepEqual(faults, []);
  console.log('The statechart panel draws, sends, follows, is linked to, and opens on the screen');
} finally {
  await browser.close();
  server.close();
}

async function walkThrough(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Got it' }).click();
  const now = page.getByRole('region', { name: 'Now' });
  const drawn = page.locator('[data-drawn="login"]');
  const marked = (name: string) =>
    drawn.locator('.statechart-atomic[data-current]', { hasText: name }).waitFor();
  await marked('Untouched');
  await now.getByText('Editing › Untouched').waitFor();

  await page.getByRole('button', { name: 'Send Form submitted' }).click();
  await marked('Incomplete');
  await now.getByText('Editing › Incomplete').waitFor();
  await page.getByRole('status').getByText('Form submitted was sent.').waitFor();
  // The story itself has moved, not the panel alone.
  const story = page.frameLocator('#storybook-preview-iframe');
  await story.locator('[aria-invalid="true"]').first().waitFor();

  await page.getByRole('button', { name: 'List', exact: true }).click();
  await page
    .getByRole('navigation', { name: 'States of Login' })
    .locator('[aria-current="step"]', { hasText: 'Incomplete' })
    .waitFor();
}

/** Selects a state, and opens the resulting link in a new page. */
async function followLink(page: Page): Promise<void> {
  const states = page.getByRole('navigation', { name: 'States of Login' });
  await states.locator('button', { hasText: 'Untouched' }).click();
  await page.waitForURL(/machine=login&state=login\.editing\.untouched/);
  const other = await browser.newPage({ viewport: { width: 1400, height: 900 } });
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Got it' }).click();
  await other.locator('[data-drawn="login"] [data-chosen]', { hasText: 'Untouched' }).waitFor();
  await other.close();
}

/** Copies the link to a story in Indonesian, dark and on a phone, and opens it in a new browser. */
async function copyLink(): Promise<void> {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  const globals = 'globals=locale:id;theme:dark;viewport.value:phone';
  await page.goto(`${server.url}/?path=/story/${STORY}&${globals}&${PANEL}`);
  await page.getByRole('button', { name: 'Got it' }).click();
  await page.getByRole('button', { name: 'Send Form submitted' }).click();
  await page.getByRole('region', { name: 'Now' }).getByText('Editing › Incomplete').waitFor();
  await page.getByRole('button', { name: 'Copy link to this state' }).click();
  await page.getByText('The link was copied.').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await context.close();
  for (const part of ['locale:id', 'theme:dark', 'viewport.value:phone', 'machine=login']) {
    assert.ok(link.includes(part), `${part} is missing in ${link}`);
  }

  const other = await browser.newPage({ viewport: { width: 1400, height: 900 } });
  await other.goto(link);
  await other.getByRole('button', { name: 'Got it' }).click();
  await other.locator('[data-drawn="login"] [data-chosen]', { hasText: 'Incomplete' }).waitFor();
  const frame = other.locator('#storybook-preview-iframe');
  assert.equal((await frame.boundingBox())?.width, 360);
  const story = frame.contentFrame();
  await story.locator('.sg-root[lang="id"]').first().waitFor();
  await story.locator('[data-sg-theme="dark"]').first().waitFor();
  await other.close();
}

/** Opens one story of each area: the panel shows the machine of its screen. */
async function openScreens(page: Page): Promise<void> {
  const stories = builtStories();
  for (const [place, machine] of SCREENS) {
    const [file, name] = place.split(' ');
    const story = stories.find(
      ({ importPath, exportName }) => importPath === `./packages/${file}` && exportName === name,
    );
    assert.ok(story, `${place} is not there`);
    await page.goto(`${server.url}/?path=/story/${story.id}&${PANEL}`);
    await page.locator(`[data-drawn="${machine}"]`).waitFor();
  }
}
