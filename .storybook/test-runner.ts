import type { TestRunnerConfig } from '@storybook/test-runner';
import type { BrowserContext, Page } from 'playwright';
import { builtStories, type StoryEntry } from '../scripts/stories/storyList.ts';
import { lookAtStory } from './hooks/lookAtStory.ts';
import { openStorybook, plainMessage, resetGlobals } from './hooks/storybookPage.ts';
import { plain } from './hooks/views.ts';

let known: ReadonlyMap<string, StoryEntry> | undefined;

/** A built story; read at first use, since tools load this file without a build. */
function storyOf(id: string): StoryEntry | undefined {
  known ??= new Map(builtStories().map((story) => [story.id, story]));
  return known.get(id);
}

/** The running story of this file's page; after a crash it is still set. */
let underWay: string | null = null;
/** True when a story failed in this page: its remains must not fail the next one. */
let isSpoiled = false;

/** The runner repeats a story whose page was lost. A story that navigates is wrong. */
function beginStory(id: string): void {
  const unfinished = underWay;
  underWay = null;
  if (unfinished === id) throw new Error(`The story ${id} left its page, or never ended.`);
  isSpoiled ||= unfinished !== null;
  underWay = id;
}

async function freshPage(): Promise<Page> {
  await jestPlaywright.resetPage();
  await globalThis.__sbSetupPage(globalThis.page, globalThis.context);
  isSpoiled = false;
  return globalThis.page;
}

export default {
  setup() {
    // In CI alone a failed story is tried again, and reported as flaky if it passes then.
    import.meta.jest.retryTimes(Number(process.env.STORY_RETRIES ?? 0), {
      logErrorsBeforeRetry: true,
    });
  },
  prepare: openStorybook,
  errorMessageFormatter: plainMessage,
  async preVisit(given, { id }) {
    beginStory(id);
    const page = isSpoiled ? await freshPage() : given;
    // The story before may have ended at the phone's size.
    await page.setViewportSize(plain.size);
    await resetGlobals(page);
  },
  async postVisit(page, { id, hasFailure }) {
    underWay = null;
    isSpoiled = true;
    if (hasFailure) return;
    const story = storyOf(id);
    if (!story) throw new Error(`The story ${id} is not in the list that was built.`);
    const problems = await lookAtStory(page, story);
    if (problems.length > 0) throw new Error(`${id}\n${problems.join('\n')}`);
    isSpoiled = false;
  },
} satisfies TestRunnerConfig;

declare global {
  var page: Page;
  var context: BrowserContext;
  var jestPlaywright: { resetPage(): Promise<void> };
  var __sbSetupPage: (page: Page, context: BrowserContext) => Promise<void>;
  interface ImportMeta {
    /** Jest's own object, in modules that Jest loads. */
    jest: { retryTimes(times: number, options: { logErrorsBeforeRetry: boolean }): void };
  }
}
