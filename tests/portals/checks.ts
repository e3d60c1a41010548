/** Checks of a portal with the packed packages: they work, and look alike in every page. */
import assert from 'node:assert/strict';
import type { Browser, Page } from 'playwright';
import feedTexts from '../../packages/feed/src/messages/id.json' with { type: 'json' };
import messagingTexts from '../../packages/messaging/src/messages/id.json' with { type: 'json' };
import { type ComputedStyles, computedStyles, differences } from './computedStyles.ts';
import { PRIMARY, styleCases } from './styleCases.ts';

/** A portal's pages, and the browser that opens them. */
export interface Visit {
  browser: Browser;
  /** Base address of the portal's pages. */
  url: string;
  serverUrl: string;
  token: string;
}

/** Opens a page of the portal and runs an act there; fails on anything the page prints. */
export async function onPage<T>(
  { browser, url, serverUrl, token }: Visit,
  look: string,
  shown: string,
  act: (page: Page) => Promise<T>,
): Promise<T> {
  const page = await browser.newPage({ viewport: { width: 1000, height: 1000 } });
  const surprises: string[] = [];
  page.on('pageerror', (error) => surprises.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) surprises.push(message.text());
  });
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  const asked = new URLSearchParams({ page: shown, server: serverUrl, token });
  await page.goto(`${url}/${look}.html#${asked}`);
  const result = await act(page);
  assert.deepEqual(surprises, [], `what ${look} prints`);
  await page.close();
  return result;
}

/** Conversation rows: placeholders look alike, and a press on them does nothing. */
const conversations = (page: Page) => page.locator('button.sg-messages-row');

/** The compared states, in sequence on one page of each feature. */
const STATES: Record<string, Record<string, (page: Page) => Promise<unknown>>> = {
  feed: {
    posts: (page) => page.getByRole('article').nth(3).waitFor(),
    'a hovered link': (page) => page.locator('article a').first().hover(),
    'a hovered button': (page) =>
      page.getByRole('button', { name: feedTexts.configuration.open }).hover(),
    configuration: async (page) => {
      await page.getByRole('button', { name: feedTexts.configuration.open }).click();
      await page.getByRole('dialog').waitFor();
    },
    composer: async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: feedTexts.composer.open }).click();
      await page.getByRole('textbox', { name: feedTexts.composer.text }).waitFor();
    },
  },
  messages: {
    conversations: (page) => conversations(page).nth(1).waitFor(),
    'a conversation': async (page) => {
      await conversations(page).first().click();
      // A conversation opens at its first unread message, with the newest out of sight. A trial hover
      // scrolls to it, and again to the one that a render puts in its place.
      await page.locator('.sg-message-item').last().hover({ trial: true });
      // The pointer would hover whichever message is under it, and show its menu.
      await page.mouse.move(0, 0);
    },
    'a new conversation': async (page) => {
      await page.getByRole('button', { name: messagingTexts.list.begin }).click();
      await page.getByRole('dialog').getByRole('option').first().waitFor();
    },
  },
};

/** Reads every state of a feature on one page of a look. */
const readStates = (visit: Visit, look: string, shown: string) =>
  onPage(visit, look, shown, async (page) => {
    const read: [state: string, styles: ComputedStyles][] = [];
    for (const [state, enter] of Object.entries(STATES[shown] ?? {})) {
      await enter(page);
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      // The background of an avatar changes when its image loads, and one out of sight may not
      // load.
      await page.waitForFunction(() => {
        const late = [
          ...document.querySelectorAll<HTMLImageElement>('.sg-avatar-image:not([data-loaded])'),
        ];
        for (const face of late) face.loading = 'eager';
        return late.length === 0;
      });
      // A value in transition belongs to no sheet.
      await page.waitForFunction(() =>
        document.getAnimations().every((one) => !(one instanceof CSSTransition)),
      );
      read.push([state, await computedStyles(page)]);
    }
    return read;
  });

/** Compares the computed styles of these pages with those of a page without other sheets. */
export async function compareLooks(visit: Visit, names: readonly string[]): Promise<string[]> {
  const complaints: string[] = [];
  for (const shown of Object.keys(STATES)) {
    // Once before: unread items are marked read then.
    await readStates(visit, shown, shown);
    const expected = await readStates(visit, shown, shown);
    for (const name of names) {
      const read = await readStates(visit, name, shown);
      for (const [index, [state, styles]] of read.entries()) {
        const differing = differences(expected[index]?.[1] ?? [], styles);
        if (differing.length === 0) continue;
        const some = differing.slice(0, 12).map((line) => `\n    ${line}`);
        complaints.push(`${name}, ${state}: ${differing.length} differ${some.join('')}`);
      }
    }
  }
  return complaints;
}

/** Names of the pages that {@link compareLooks} knows. */
export const styleCaseNames = (): string[] => styleCases().map(({ name }) => name);

/** A portal's own rule for a token wins, whichever sheet comes first. */
export async function checkTheme(visit: Visit): Promise<void> {
  for (const look of ['theme-before', 'theme-after']) {
    const colour = await onPage(visit, look, 'feed', (page) =>
      page
        .locator('article')
        .first()
        .evaluate((article) => getComputedStyle(article).getPropertyValue('--sg-primary')),
    );
    assert.equal(colour, PRIMARY, look);
  }
}

/**
 * Checks that every other package renders, and that the portal's own elements keep the portal's
 * look.
 */
export async function checkParts(visit: Visit): Promise<void> {
  await onPage(visit, 'tailwind-before', 'parts', async (page) => {
    await page.locator('.sg-account input[type=email]').waitFor();
    await page.locator('.sg-uploader').waitFor();
    await page.locator('.sg-network-person').first().waitFor();
    await page.getByRole('list', { name: 'Members worth knowing' }).locator('p').first().waitFor();
    await page.locator('.sg-post-skeletons').waitFor();
    await page.locator('.sg-writing textarea').waitFor();
    await page.getByRole('button', { name: 'Mulai' }).click();
    await page.getByRole('dialog').waitFor();
    const own = page.locator('.own-text');
    const styleOf = (property: string) =>
      own.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
    assert.equal(await styleOf('padding-top'), '16px', 'a utility of the portal holds');
    assert.doesNotMatch(await styleOf('font-family'), /Plus Jakarta Sans/);
    const background = await page
      .locator('.sg-root')
      .evaluate((root) => getComputedStyle(root).backgroundColor);
    assert.equal(background, 'rgba(0, 0, 0, 0)', 'the root paints nothing');
  });
}

/** Writes, edits and deletes a post from a portal on another origin. */
export async function writePost(visit: Visit, look: string, text: string): Promise<void> {
  await onPage(visit, look, 'feed', async (page) => {
    await page.getByRole('button', { name: feedTexts.composer.open }).click();
    await page.getByRole('textbox', { name: feedTexts.composer.text }).fill(text);
    await page.getByRole('button', { name: feedTexts.composer.submit, exact: true }).click();
    await page.getByRole('article').filter({ hasText: text }).waitFor();
  });
}

/**
 * Checks that the app of the page "Embed" has its own texts and colours, and the panes side by
 * side.
 */
export async function checkEmbedded(browser: Browser, address: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const surprises: string[] = [];
  page.on('pageerror', (error) => surprises.push(String(error)));
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.goto(address);
  const composer = page.getByRole('button', { name: 'Apa kabar usaha Anda?' });
  await composer.click();
  await page.getByPlaceholder('Apa kabar usaha Anda?').waitFor();
  await page.getByRole('button', { name: feedTexts.composer.cancel, exact: true }).click();
  await composer.waitFor();
  const article = page.getByRole('article').first();
  await article.waitFor();
  const style = await article.evaluate((element) => {
    const { borderTopWidth, borderTopLeftRadius } = getComputedStyle(element);
    const header = element.querySelector('.sg-post-header') as Element;
    // A template may have its own font size.
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const inRem = (length: string) => Number.parseFloat(length) / rem;
    return {
      border: borderTopWidth,
      radius: inRem(borderTopLeftRadius),
      padding: inRem(getComputedStyle(header).paddingTop),
    };
  });
  assert.deepEqual(style, { border: '1px', radius: 0.5, padding: 1.25 });
  await page.getByRole('button', { name: 'Pesan', exact: true }).click();
  await conversations(page).first().click();
  const list = await page.locator('.sg-messages-side').boundingBox();
  const room = await page.locator('.sg-messages-room').boundingBox();
  assert.ok(
    list && room && list.x + list.width <= room.x,
    'the conversation stands beside the list',
  );
  assert.deepEqual(surprises, []);
  await page.close();
}

/** The example without screens names every conversation; a theme other than the page's has its own background. */
export async function checkHeadless(browser: Browser, address: string): Promise<void> {
  const page = await browser.newPage();
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.goto(address);
  await page.getByRole('listitem').nth(1).waitFor();
  const names = await page.getByRole('listitem').allTextContents();
  assert.deepEqual(
    names.filter((name) => name.trim() === '' || name === 'Tanpa nama'),
    [],
  );
  const root = page.locator('.sg-root[data-sg-surface]');
  await root.waitFor();
  const background = await root.evaluate((element) => getComputedStyle(element).backgroundColor);
  assert.notEqual(background, 'rgba(0, 0, 0, 0)', 'the root brings its background');
  await page.close();
}
