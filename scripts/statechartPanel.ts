/**
 * Opens the built Storybook like a reviewer, at a story with a machine, and checks that the panel
 * draws it, marks its state, sends an event on a click, follows, and links to a chosen state.
 */
import assert from 'node:assert/strict';
import { chromium, type Page } from 'playwright';
import { browserLaunch } from './browser.ts';
import { serveFolder } from './staticServer.ts';
import { builtStorybook } from './stories/storyList.ts';

const STORY = 'account-loginform--ready';

const server = await serveFolder(builtStorybook);
const browser = await chromium.launch(await browserLaunch());
try {
  const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('request', (request) => {
    if (!request.url().startsWith(server.url)) faults.push(`asks for ${request.url()}`);
  });
  await page.goto(`${server.url}/?path=/story/${STORY}&addonPanel=saudagar/statecharts/panel`);
  await walkThrough(page);
  await followLink(page);
  assert.deepEqual(faults, []);
  console.log('The statechart panel draws, sends, follows and is linked to');
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
