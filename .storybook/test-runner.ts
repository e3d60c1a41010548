import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestContext, TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import { isPinnedBrowserAvailable } from '../scripts/browser.ts';
import { checkPicture } from './pictures.ts';
import type { MachineCoverage } from './statechartCoverage.ts';

const root = process.cwd();
const results = join(root, 'test-results/stories');
const pictureOptions = {
  baselines: join(root, '.storybook/pictures'),
  differences: join(results, 'pictures'),
  update: process.env.PICTURES === 'update',
};

/** How a story is looked at: the toolbar's settings and the window. */
interface View {
  suffix: string;
  locale: 'en' | 'id';
  theme: 'light' | 'dark';
  size: { width: number; height: number };
}

const desktop = { width: 1280, height: 800 };
const phone = { width: 360, height: 780 };
const plain: View = { suffix: '', locale: 'en', theme: 'light', size: desktop };

/** With the plain view, every two of width, theme and language meet in one of these. */
const pageViews: View[] = [
  { suffix: '.dark-id', locale: 'id', theme: 'dark', size: desktop },
  { suffix: '.phone-id', locale: 'id', theme: 'light', size: phone },
  { suffix: '.phone-dark', locale: 'en', theme: 'dark', size: phone },
];

const visited = new Set<string>();

const config: TestRunnerConfig = {
  async preVisit(page, { id }) {
    // The runner repeats a story whose page was lost under it; a story that navigates away is wrong.
    if (visited.has(id)) throw new Error(`The story ${id} left its page.`);
    visited.add(id);
    // A story that ran out of time may have left the window as a phone's.
    await page.setViewportSize(plain.size);
  },
  async postVisit(page, story) {
    if (story.hasFailure) {
      // Storybook is still ending the story, and one that begins meanwhile makes it load the page anew.
      await page.waitForFunction(
        () => (globalThis.__STORYBOOK_PREVIEW__.currentRender?.phase ?? 'finished') === 'finished',
      );
      return;
    }
    const problems: string[] = [];
    const isWholePage = await isPage(page);
    await check(page, story, plain, problems, !isWholePage && !(await isCovered(page)));
    if (isWholePage) {
      for (const view of pageViews) {
        await lookFrom(page, story, view, problems);
        await check(page, story, view, problems);
      }
      // Waited for: a story that begins while another still renders makes Storybook load the page anew.
      await lookFrom(page, story, plain, problems);
    }
    problems.push(...(await page.evaluate(() => [...globalThis.__storyFaults])));
    await keepCoverage(page, story);
    if (problems.length > 0) throw new Error(`${story.id}\n${problems.join('\n')}`);
  },
};

export default config;

const isPage = (page: Page) =>
  page.evaluate(
    () => globalThis.__STORYBOOK_PREVIEW__.currentRender?.story.tags.includes('page') ?? false,
  );

/** Whether something is open over the page: it covers the window, and would move with its size. */
const isCovered = (page: Page) =>
  page.evaluate(() => document.querySelector('[role$="dialog"], [role="menu"]') !== null);

/** Changes window, theme and language under the rendered story; its own checks run again. */
async function lookFrom(page: Page, story: TestContext, view: View, problems: string[]) {
  await page.evaluate(() => globalThis.__changeView(true));
  await page.setViewportSize(view.size);
  const failure = await page.evaluate(({ locale, theme }) => {
    const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
    return new Promise<string | null>((resolve) => {
      channel.once('storyThrewException', (error: Error) => resolve(error.message));
      channel.once('storyFinished', ({ reporters }: FinishedStory) => {
        const violations = reporters.flatMap(({ result }) => result?.violations ?? []);
        resolve(
          violations.length === 0
            ? null
            : violations
                .map(
                  ({ id, help, nodes }) =>
                    `${id}: ${help}\n${nodes.map(({ html }) => html).join('\n')}`,
                )
                .join('\n'),
        );
      });
      channel.emit('updateGlobals', { globals: { locale, theme } });
    });
  }, view);
  await page.evaluate(() => globalThis.__changeView(false));
  if (failure) problems.push(`${story.id}${view.suffix}: ${failure}`);
}

async function check(
  page: Page,
  { id, title }: TestContext,
  view: View,
  problems: string[],
  fullPage = false,
) {
  if (!isPinnedBrowserAvailable) return;
  const folder = (title.split('/')[0] ?? '').toLowerCase().replaceAll(' ', '-');
  const name = `${folder}/${id.slice(folder.length + 1)}${view.suffix}`;
  const take = () => page.screenshot({ animations: 'disabled', caret: 'hide', fullPage });
  const problem = await checkPicture(name, take, pictureOptions);
  if (problem) problems.push(problem);
}

async function keepCoverage(page: Page, { id }: TestContext) {
  const coverage = await page.evaluate(() => globalThis.__statechartCoverage());
  if (Object.keys(coverage).length === 0) return;
  const folder = join(results, 'statecharts');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${id}.json`), JSON.stringify(coverage satisfies Coverage));
}

type Coverage = Record<string, MachineCoverage>;

interface FinishedStory {
  reporters: {
    result?: { violations?: { id: string; help: string; nodes: { html: string }[] }[] };
  }[];
}

declare global {
  var __STORYBOOK_ADDONS_CHANNEL__: {
    emit(event: string, payload: unknown): void;
    once(event: string, listener: (payload: never) => void): void;
  };
  var __STORYBOOK_PREVIEW__: { currentRender?: { phase: string; story: { tags: string[] } } };
}
