import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { isPinnedBrowserAvailable } from '../../scripts/browser.ts';
import { PHONE } from '../../scripts/catalogue/states.ts';
import { dialogFaults } from '../../scripts/dialogFaults.ts';
import { layoutFaults } from '../../scripts/layoutFaults.ts';
import { listFaults } from '../../scripts/listFaults.ts';
import { pictureSuffixes } from '../../scripts/stories/pictureSuffixes.ts';
import type { StoryEntry } from '../../scripts/stories/storyList.ts';
import { pictureOf } from './pictureName.ts';
import { checkPicture } from './pictures.ts';
import { axeProblems, changeGlobals } from './storybookPage.ts';
import { longTexts, onPhone, plain, sizes, type View } from './views.ts';

/** The languages of the kit: words of each have their own width. */
const LOCALES = ['id', 'en'] as const;
const root = join(import.meta.dirname, '../..');
const results = join(root, 'test-results/stories');
/** Hides native video controls: the browser draws and moves them at its own times. */
const PICTURE_STYLE = 'video::-webkit-media-controls { display: none !important; }';

/** The pictures of planted faults have a folder of their own, so that no report shows them. */
const pictureOptions = ({ tags }: StoryEntry) => ({
  baselines: join(root, '.storybook/pictures'),
  differences: join(results, tags.includes('planted') ? 'planted' : 'pictures'),
  secondLooks: join(results, 'secondLooks.txt'),
  update: process.env.PICTURES === 'update',
});

/** Whole pages are measured with longer texts on every run, other stories on request. */
const areAllMeasured = process.env.LONG_TEXTS === 'all';
/** With motion a story is checked in one view, which no picture shows. */
const hasMotion = process.env.STORY_MOTION === 'on';

/** Checks a story that has played in each of its views. Returns the faults. */
export async function lookAtStory(page: Page, story: StoryEntry): Promise<string[]> {
  const problems = await axeProblems(page);
  const isWholePage = story.tags.includes(PHONE);
  const check = async (view: View, fullPage = false) => {
    const problem = await checkView(page, story, view, fullPage);
    if (problem) problems.push(problem);
  };
  if (hasMotion) return [...problems, ...(await storyFaults(page))];
  await check(plain, !isWholePage && !(await isCovered(page)));
  if (isWholePage) {
    problems.push(...(await lookFrom(page, onPhone)));
    await check(onPhone);
  }
  if (story.tags.includes('list')) problems.push(...(await measureList(page)));
  if (isWholePage || areAllMeasured) problems.push(...(await measureLongTexts(page)));
  problems.push(...(await measureFooters(page)));
  problems.push(...(await storyFaults(page)));
  await keepCoverage(page, story);
  return problems;
}

const storyFaults = (page: Page) => page.evaluate(() => [...globalThis.__storyFaults]);

/** Checks whether an overlay covers the page: it would move with the size of the window. */
const isCovered = (page: Page) =>
  page.evaluate(() => document.querySelector('[role$="dialog"], [role="menu"]') !== null);

/** Changes window, theme and language of the rendered story, and repeats its checks. */
async function lookFrom(page: Page, { suffix, size, locale, theme }: View): Promise<string[]> {
  // The length of texts makes no difference to axe.
  const isAxeAsked = locale !== longTexts.locale;
  await page.evaluate(() => globalThis.__changeView(true));
  await page.setViewportSize(size);
  const problems = await changeGlobals(page, { locale, theme, a11y: { manual: !isAxeAsked } });
  await page.evaluate(() => globalThis.__changeView(false));
  if (isAxeAsked && problems.length === 0) problems.push(...(await axeProblems(page)));
  return problems.map((problem) => `${suffix}: ${problem}`);
}

/** Finds the start of a list too low on a phone, in both languages. */
async function measureList(page: Page): Promise<string[]> {
  const problems: string[] = [];
  for (const locale of LOCALES) {
    problems.push(...(await lookFrom(page, { ...onPhone, locale })));
    const faults = await page.evaluate(listFaults);
    problems.push(...faults.map((fault) => `In ${locale} on a phone: ${fault}`));
  }
  return problems;
}

/** Finds layout faults with longer texts, at every width. */
async function measureLongTexts(page: Page): Promise<string[]> {
  const problems = await lookFrom(page, longTexts);
  await page.evaluate(() => globalThis.__changeView(true));
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.evaluate(() => new Promise((go) => requestAnimationFrame(() => setTimeout(go))));
    const faults = await page.evaluate(layoutFaults);
    problems.push(...faults.map((fault) => `Texts of 140 %, ${size.width} px wide: ${fault}`));
  }
  await page.evaluate(() => globalThis.__changeView(false));
  return problems;
}

/** Finds faults in the footer of an open dialog, at every width. */
async function measureFooters(page: Page): Promise<string[]> {
  if ((await page.locator('.sg-dialog-footer').count()) === 0) return [];
  const problems: string[] = [];
  await page.evaluate(() => globalThis.__changeView(true));
  for (const size of sizes) {
    await page.setViewportSize(size);
    const faults = await page.evaluate(dialogFaults);
    problems.push(...faults.map((fault) => `${size.width} px wide: ${fault}`));
  }
  await page.evaluate(() => globalThis.__changeView(false));
  return problems;
}

async function checkView(
  page: Page,
  story: StoryEntry,
  { suffix }: View,
  fullPage: boolean,
): Promise<string | null> {
  if (!isPinnedBrowserAvailable || !pictureSuffixes(story).includes(suffix)) return null;
  const options = {
    animations: 'disabled',
    caret: 'hide',
    style: PICTURE_STYLE,
    fullPage,
  } as const;
  const take = () => page.screenshot(options);
  return checkPicture(`${pictureOf(story)}${suffix}`, take, pictureOptions(story));
}

async function keepCoverage(page: Page, { id }: StoryEntry): Promise<void> {
  const coverage = await page.evaluate(() => globalThis.__statechartCoverage());
  if (Object.keys(coverage).length === 0) return;
  const folder = join(results, 'statecharts');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${id}.json`), JSON.stringify(coverage));
}
