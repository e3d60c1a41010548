/**
 * Opens every docs page of the Storybook built last, and fails on a page with an error or a dead
 * link. Arguments are parts of the ids of the pages to open.
 */
import { chromium, type Page } from 'playwright';
import { browserLaunch } from './browser.ts';
import { serveFolder } from './staticServer.ts';
import { builtIndex, builtStorybook } from './stories/storyList.ts';

/** Pages open at once: each sometimes waits for fonts and stories. */
const TABS = 3;

/** Limit for pages that hang, even on a busy machine. */
const TIMEOUT_MS = 60_000;

const server = await serveFolder(builtStorybook);
const browser = await chromium.launch(await browserLaunch());
const { entries } = builtIndex();
const filters = process.argv.slice(2);
const docs = Object.values(entries).filter(
  ({ id, type }) =>
    type === 'docs' && (filters.length === 0 || filters.some((filter) => id.includes(filter))),
);
const complaints: string[] = [];
try {
  const queue = docs.map(({ id }) => id);
  await Promise.all(Array.from({ length: TABS }, () => openAll(queue)));
} finally {
  await browser.close();
  server.close();
}
for (const complaint of complaints.sort()) console.error(complaint);
console.log(`${docs.length} docs pages opened, ${complaints.length} complaints`);
process.exitCode = complaints.length === 0 ? 0 : 1;

/** Every page has its own context: tabs of one would share the service worker. */
async function openAll(queue: string[]): Promise<void> {
  for (let id = queue.shift(); id; id = queue.shift()) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    complaints.push(...(await faultsOf(page, id)).map((fault) => `${id}: ${fault}`));
    await page.close();
  }
}

async function faultsOf(page: Page, id: string): Promise<string[]> {
  const faults: string[] = [];
  page.setDefaultTimeout(TIMEOUT_MS);
  page.on('pageerror', ({ message }) => faults.push(`uncaught ${firstLine(message)}`));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    // Only the location names a missing file; a new story's picture is missing until it is saved.
    faults.push(`prints ${firstLine(message.text())} (${message.location().url})`);
  });
  try {
    await page.goto(`${server.url}/iframe.html?viewMode=docs&id=${id}`, { waitUntil: 'commit' });
    await page.locator('.sbdocs-content h1').first().waitFor();
    // Each story is shown, or replaced by its error.
    await page.waitForFunction(() =>
      [...document.querySelectorAll('.sb-story')].every(
        (story) => !story.querySelector('[data-is-loadering="true"]'),
      ),
    );
  } catch (error) {
    faults.push(`does not open: ${firstLine(String(error))}`);
  }
  faults.push(...(await page.evaluate(shownErrors)).map((text) => `shows ${firstLine(text)}`));
  const links = await page.evaluate(() =>
    [...document.querySelectorAll('a[href*="?path="]')].map((link) => link.getAttribute('href')),
  );
  for (const link of links) {
    const target = /\?path=\/(?:docs|story)\/([^&#]+)/.exec(link ?? '')?.[1] ?? '';
    if (!entries[target]) faults.push(`links to ${link}, which is not there`);
  }
  return [...new Set(faults)];
}

/** Texts of errors where Storybook shows them: over the page, or in place of a story. */
function shownErrors(): string[] {
  const overPage = document.body.classList.contains('sb-show-errordisplay')
    ? [document.querySelector('#error-message')]
    : [];
  const inPlace = [
    ...document.querySelectorAll('.sb-story, .docblock-emptyblock, .sbdocs-content pre'),
  ];
  return [...overPage, ...inPlace].flatMap((element) => {
    const text = element?.textContent ?? '';
    return /Invariant Violation|\bError\b.*:|Failed to/.test(text) ? [text] : [];
  });
}

function firstLine(text: string): string {
  return text.trim().split('\n')[0]?.slice(0, 200) ?? '';
}
