import { test as base, type Page } from '@playwright/test';
import { makeAnswersLate } from './lateAnswers.ts';

/** Where the built Storybook is served. */
const storybookUrl = process.env.STORYBOOK_URL ?? 'http://localhost:6006';

/** By how many milliseconds requests and answers come late, each; not at all unless that is asked for. */
const lateness = Number(process.env.LATE_ANSWERS ?? 0);

/**
 * A test's view of Storybook: one page for all stories of a process, as for somebody who goes from
 * story to story. Loading it takes longer than most stories. A story that fails ends its process.
 */
export const test = base.extend<object, { storybook: Page }>({
  storybook: [
    async ({ browser }, use) => {
      const page = await browser.newPage({
        viewport: { width: 1280, height: 800 },
        deviceScaleFactor: 1,
        reducedMotion: 'reduce',
        locale: 'en-US',
        timezoneId: 'Asia/Jakarta',
      });
      // Storybook stops animations where it knows that it is tested.
      await page.addInitScript(() => {
        const userAgent = `${navigator.userAgent} (StorybookTestRunner)`;
        Object.defineProperty(navigator, 'userAgent', { get: () => userAgent });
        // Nobody points at an element here: marking what is pointed at asks for the style of every element.
        Object.assign(globalThis, { __STORYBOOK_HIGHLIGHT_INITIALIZED: true });
      });
      if (lateness > 0) await makeAnswersLate(page, lateness);
      await page.goto(`${storybookUrl}/iframe.html`);
      await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue);
      await use(page);
      await page.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

/** How every story begins. */
const GLOBALS = { locale: 'en', theme: 'light', a11y: { manual: false } };

/** Plays a story. Gives what went wrong in it or is inaccessible. */
export async function playStory(page: Page, storyId: string): Promise<string[]> {
  // Told to what holds them, not by an event, which would have the story before shown once more.
  await page.evaluate(
    (globals) => globalThis.__STORYBOOK_PREVIEW__.storyStoreValue?.userGlobals.update(globals),
    GLOBALS,
  );
  return storyAfter(page, 'setCurrentStory', { storyId, viewMode: 'story' });
}

/** Switches language or theme under the story that is shown; axe looks at it again, if it is asked. */
export const changeGlobals = (page: Page, globals: Record<string, string>, isAxeAsked = true) =>
  storyAfter(
    page,
    'updateGlobals',
    { globals: { ...globals, a11y: { manual: !isAxeAsked } } },
    isAxeAsked,
  );

/** Tells Storybook something and waits until the story has ended. */
async function storyAfter(
  page: Page,
  event: string,
  payload: object,
  isAxeAsked = true,
): Promise<string[]> {
  const { errors, reports } = await page.evaluate(
    ([name, message]) =>
      new Promise<Ending>((resolve) => {
        const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
        const told: string[] = [];
        const listeners: Record<string, (data: never) => void> = {
          storyMissing: () => end({ reporters: [] }, 'Storybook does not know this story.'),
          storyErrored: ({ description }: { description: string }) => told.push(description),
          storyThrewException: ({ message: why }: Error) => told.push(why),
          storyFinished: (ended: { reporters: Report[] }) => end(ended),
        };
        const end = ({ reporters }: { reporters: Report[] }, ...more: string[]) => {
          for (const [what, listener] of Object.entries(listeners)) channel.off(what, listener);
          const ofAxe = reporters
            .filter(({ type }) => type === 'a11y')
            .map(({ type, status, result }) => ({ type, status, violations: result?.violations }));
          resolve({ errors: [...told, ...more], reports: JSON.parse(JSON.stringify(ofAxe)) });
        };
        for (const [what, listener] of Object.entries(listeners)) channel.on(what, listener);
        channel.emit(name, message);
      }),
    [event, payload] as const,
  );
  if (errors.length > 0) return errors;
  if (reports.length === 0 && isAxeAsked) return ['axe has not looked at it'];
  return reports
    .filter(({ status }) => status !== 'passed')
    .flatMap(({ violations }) => violations?.map(describe) ?? ['axe could not look at it']);
}

const describe = ({ id, help, nodes }: Violation) =>
  `${id}: ${help}\n${nodes.map(({ html }) => html).join('\n')}`;

interface Ending {
  errors: string[];
  reports: (Omit<Report, 'result'> & { violations?: Violation[] })[];
}

interface Report {
  type: string;
  status: string;
  result?: { violations?: Violation[] };
}

interface Violation {
  id: string;
  help: string;
  nodes: { html: string }[];
}

declare global {
  var __STORYBOOK_PREVIEW__: {
    /** There once the stories are known. */
    storyStoreValue?: { userGlobals: { update(globals: object): void } };
  };
  var __STORYBOOK_ADDONS_CHANNEL__: {
    emit(event: string, payload: unknown): void;
    on(event: string, listener: (data: never) => void): void;
    off(event: string, listener: (data: never) => void): void;
  };
}
