import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { isPinnedBrowserAvailable } from '../../scripts/browser.ts';
import { checkPicture } from './pictures.ts';
import { changeGlobals, playStory } from './storybook.ts';
import type { StoryEntry } from './storyList.ts';
import { pageViews, plain, type View } from './views.ts';

const root = join(import.meta.dirname, '../..');
const results = join(root, 'test-results/stories');
const pictureOptions = {
  baselines: join(root, '.storybook/pictures'),
  differences: join(results, 'pictures'),
  update: process.env.PICTURES === 'update',
};

/** Plays a story, compares its pictures and keeps which states it went through. Gives what is wrong. */
export async function lookAtStory(page: Page, story: StoryEntry): Promise<string[]> {
  // A story that was wrong may have left the window as a phone's.
  await page.setViewportSize(plain.size);
  const problems = await playStory(page, story.id);
  if (problems.length > 0) return problems;
  const isWholePage = story.tags.includes('page');
  const check = async (view: View, fullPage = false) => {
    const problem = await checkView(page, story, view, fullPage);
    if (problem) problems.push(problem);
  };
  await check(plain, !isWholePage && !(await isCovered(page)));
  if (isWholePage) {
    for (const view of pageViews) {
      problems.push(...(await lookFrom(page, view)));
      await check(view);
    }
    problems.push(...(await lookFrom(page, plain)));
  }
  problems.push(...(await page.evaluate(() => [...globalThis.__storyFaults])));
  await keepCoverage(page, story);
  return problems;
}

/** Whether something is open over the page: it covers the window, and would move with its size. */
const isCovered = (page: Page) =>
  page.evaluate(() => document.querySelector('[role$="dialog"], [role="menu"]') !== null);

/** Changes window, theme and language under the story; its own checks run again. */
async function lookFrom(page: Page, { suffix, size, locale, theme }: View): Promise<string[]> {
  await page.evaluate(() => globalThis.__changeView(true));
  await page.setViewportSize(size);
  const problems = await changeGlobals(page, { locale, theme });
  await page.evaluate(() => globalThis.__changeView(false));
  return problems.map((problem) => `${suffix}: ${problem}`);
}

async function checkView(
  page: Page,
  { id, title }: StoryEntry,
  { suffix }: View,
  fullPage: boolean,
): Promise<string | null> {
  if (!isPinnedBrowserAvailable) return null;
  const folder = (title.split('/')[0] ?? '').toLowerCase().replaceAll(' ', '-');
  const take = () => page.screenshot({ animations: 'disabled', caret: 'hide', fullPage });
  return checkPicture(`${folder}/${id.slice(folder.length + 1)}${suffix}`, take, pictureOptions);
}

async function keepCoverage(page: Page, { id }: StoryEntry): Promise<void> {
  const coverage = await page.evaluate(() => globalThis.__statechartCoverage());
  if (Object.keys(coverage).length === 0) return;
  const folder = join(results, 'statecharts');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${id}.json`), JSON.stringify(coverage));
}
