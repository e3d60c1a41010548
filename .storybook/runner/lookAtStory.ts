import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { isPinnedBrowserAvailable } from '../../scripts/browser.ts';
import { layoutFaults } from '../../scripts/layoutFaults.ts';
import { checkPicture } from './pictures.ts';
import { changeGlobals, playStory } from './storybook.ts';
import type { StoryEntry } from './storyList.ts';
import { longTexts, pageViews, plain, sizes, type View } from './views.ts';

const root = join(import.meta.dirname, '../..');
const results = join(root, 'test-results/stories');
/** What is wrong on purpose is kept apart, so that no report shows it. */
const pictureOptions = ({ tags }: StoryEntry) => ({
  baselines: join(root, '.storybook/pictures'),
  differences: join(results, tags.includes('planted') ? 'planted' : 'pictures'),
  secondLooks: join(results, 'secondLooks.txt'),
  update: process.env.PICTURES === 'update',
});

/** Whole pages are measured with longer texts on every run, all other stories where that is asked for. */
const areAllMeasured = process.env.LONG_TEXTS === 'all';

/** Plays a story, compares its pictures and keeps which states it went through. Gives what is wrong. */
export async function lookAtStory(page: Page, story: StoryEntry): Promise<string[]> {
  // The one before may have been seen from elsewhere last, such as a phone.
  await page.setViewportSize(plain.size);
  await page.evaluate(() => globalThis.__changeView(false));
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
  }
  if (isWholePage || areAllMeasured) {
    problems.push(...(await measureLongTexts(page)));
  }
  problems.push(...(await page.evaluate(() => [...globalThis.__storyFaults])));
  await keepCoverage(page, story);
  return problems;
}

/** Whether something is open over the page: it covers the window, and would move with its size. */
const isCovered = (page: Page) =>
  page.evaluate(() => document.querySelector('[role$="dialog"], [role="menu"]') !== null);

/** Changes window, theme and language under the story; its own checks run again. */
async function lookFrom(
  page: Page,
  { suffix, size, locale, theme }: View,
  isAxeAsked = true,
): Promise<string[]> {
  await page.evaluate(() => globalThis.__changeView(true));
  await page.setViewportSize(size);
  const problems = await changeGlobals(page, { locale, theme }, isAxeAsked);
  await page.evaluate(() => globalThis.__changeView(false));
  return problems.map((problem) => `${suffix}: ${problem}`);
}

/** What longer texts break, at every width. Axe has seen the page; longer words are all the same to it. */
async function measureLongTexts(page: Page): Promise<string[]> {
  const problems = await lookFrom(page, longTexts, false);
  await page.evaluate(() => globalThis.__changeView(true));
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.evaluate(() => new Promise((go) => requestAnimationFrame(() => setTimeout(go))));
    const faults = await page.evaluate(layoutFaults);
    problems.push(...faults.map((fault) => `Texts of 140 %, ${size.width} px wide: ${fault}`));
  }
  return problems;
}

async function checkView(
  page: Page,
  story: StoryEntry,
  { suffix }: View,
  fullPage: boolean,
): Promise<string | null> {
  if (!isPinnedBrowserAvailable) return null;
  const { id, title } = story;
  const folder = (title.split('/')[0] ?? '').toLowerCase().replaceAll(' ', '-');
  const take = () => page.screenshot({ animations: 'disabled', caret: 'hide', fullPage });
  return checkPicture(
    `${folder}/${id.slice(folder.length + 1)}${suffix}`,
    take,
    pictureOptions(story),
  );
}

async function keepCoverage(page: Page, { id }: StoryEntry): Promise<void> {
  const coverage = await page.evaluate(() => globalThis.__statechartCoverage());
  if (Object.keys(coverage).length === 0) return;
  const folder = join(results, 'statecharts');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${id}.json`), JSON.stringify(coverage));
}
