import { stripVTControlCharacters } from 'node:util';
import type { PrepareContext } from '@storybook/test-runner';
import type { Page } from 'playwright';
import { makeAnswersLate } from './lateAnswers.ts';

/** By how many milliseconds requests and answers come late, each; 0 unless a run asks for it. */
const lateness = Number(process.env.LATE_ANSWERS ?? 0);

/** How many times slower the processor is than this machine's; 1 unless a run asks for it. */
const slowdown = Number(process.env.STORY_SLOWDOWN ?? 1);

/** Opens Storybook in a test file's page, told that it is being tested before it loads. */
export async function openStorybook({ page }: PrepareContext): Promise<void> {
  await page.addInitScript(() => {
    const userAgent = `${navigator.userAgent} (StorybookTestRunner)`;
    // Configurable, because the runner adds its version later.
    Object.defineProperty(navigator, 'userAgent', { get: () => userAgent, configurable: true });
    // Nobody hovers here, and marking the hovered element asks for the style of every element.
    Object.assign(globalThis, { __STORYBOOK_HIGHLIGHT_INITIALIZED: true });
  });
  if (slowdown > 1) {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  }
  if (lateness > 0) await makeAnswersLate(page, lateness);
  await page.goto(new URL('/iframe.html', process.env.TARGET_URL).href);
  await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue);
  await page.evaluate(() => {
    globalThis.__axeReports = [];
    globalThis.__STORYBOOK_ADDONS_CHANNEL__.on('storyFinished', ({ reporters }: Ending) => {
      globalThis.__axeReports = reporters
        .filter(({ type }) => type === 'a11y')
        .map(({ status, result }) => ({ status, violations: result?.violations ?? null }));
    });
  });
}

/** Colours in a message from the page would be noise in a report. */
export const plainMessage = (message: string) => stripVTControlCharacters(message);

/** Sets the toolbar for the next story. An event would render the story before once more. */
export const resetGlobals = (page: Page) =>
  page.evaluate(() =>
    globalThis.__STORYBOOK_PREVIEW__.storyStoreValue?.userGlobals.update({
      locale: 'en',
      theme: 'light',
      a11y: { manual: false },
    }),
  );

/** The violations of the last story. The runner alone passes a story that axe did not look at. */
export async function axeProblems(page: Page): Promise<string[]> {
  const reports: AxeReport[] = JSON.parse(
    await page.evaluate(() => JSON.stringify(globalThis.__axeReports)),
  );
  if (reports.length === 0) return ['axe has not looked at it'];
  return reports
    .filter(({ status }) => status !== 'passed')
    .flatMap(({ violations }) => violations?.map(describe) ?? ['axe could not look at it']);
}

const describe = ({ id, help, nodes }: Violation) =>
  `${id}: ${help}\n${nodes.map(({ html }) => html).join('\n')}`;

/** Switches language and theme under the rendered story; gives what fails as it renders again. */
export const changeGlobals = (page: Page, globals: object): Promise<string[]> =>
  page.evaluate(
    (payload) =>
      new Promise<string[]>((resolve) => {
        const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
        const messages: string[] = [];
        const listeners: Record<string, (data: never) => void> = {
          storyErrored: ({ description }: { description: string }) => messages.push(description),
          storyThrewException: ({ message }: Error) => messages.push(message),
          storyFinished: () => {
            for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
            resolve(messages);
          },
        };
        for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
        channel.emit('updateGlobals', payload);
      }),
    { globals },
  );

interface Ending {
  reporters: { type: string; status: string; result?: { violations?: Violation[] } }[];
}

interface AxeReport {
  status: string;
  violations: Violation[] | null;
}

interface Violation {
  id: string;
  help: string;
  nodes: { html: string }[];
}

declare global {
  var __axeReports: AxeReport[];
  var __STORYBOOK_PREVIEW__: {
    /** Set as soon as the stories are known. */
    storyStoreValue?: { userGlobals: { update(globals: object): void } };
  };
  var __STORYBOOK_ADDONS_CHANNEL__: {
    emit(event: string, payload: unknown): void;
    on(event: string, listener: (data: never) => void): void;
    off(event: string, listener: (data: never) => void): void;
  };
}
