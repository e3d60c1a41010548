import { type Browser, chromium, type Page } from 'playwright';
import { browserLaunch } from '../browser.ts';
import { serveFolder } from '../staticServer.ts';
import { builtStorybook } from '../stories/storyList.ts';
import type { Question } from './questions.ts';

/** A state must be among as many results: more are not looked at. */
const FIRST = 5;

/**
 * Types each question's words into the search of the built Storybook, and names those whose answer is
 * not among the first results.
 */
export async function searchFaults(questions: readonly Question[]): Promise<string[]> {
  const server = await serveFolder(builtStorybook);
  const browser = await chromium.launch(await browserLaunch());
  try {
    return await askAll(browser, server.url, questions);
  } finally {
    await browser.close();
    server.close();
  }
}

async function askAll(
  browser: Browser,
  storybook: string,
  questions: readonly Question[],
): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${storybook}/?path=/docs/start-here--docs`);
  const faults: string[] = [];
  for (const { ask, type, find } of questions) {
    const results = await resultsFor(page, type);
    if (results.slice(0, FIRST).some((result) => find.includes(result.replace(/ \/ Docs$/, ''))))
      continue;
    faults.push(
      `“${ask}” by “${type}”: none of the first results is ${find.join(' or ')}\n  ${results.slice(0, FIRST).join('\n  ')}`,
    );
  }
  return faults;
}

/** Returns what Storybook finds, as `Tenders / Post a tender / Deadline missing`. */
async function resultsFor(page: Page, words: string): Promise<string[]> {
  const box = page.locator('#storybook-explorer-searchfield');
  await box.fill('');
  await box.fill(words);
  const results = page.locator('#storybook-explorer-menu [role="option"]');
  await results.first().waitFor();
  return (await results.allInnerTexts()).map((text) => {
    const [name = '', ...path] = text.split('\n').map((line) => line.trim());
    return [...path.filter((part) => part !== ''), name].join(' / ');
  });
}
