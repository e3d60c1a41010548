import type { Endpoint } from '@saudagar/contract';
import { NOW } from '@saudagar/mocks';
import type { Locator, Page } from 'playwright';
import type { Scenario } from './scenario.ts';
import { ACT_MS, becomesThere, seenOf, settled, userOn, type Worker } from './worker.ts';

/** Milliseconds without a call after which a browser has fetched what comes when it is idle. */
export const IDLE_MS = 400;
/** What a page shows in place of what it has not read yet, its code kept or fetched. */
const WAITING = 'main [aria-busy="true"], main [class*="skeleton"]';

/** Opens the scenario's page and goes to where it is done. */
export async function prepare(worker: Worker, scenario: Scenario): Promise<void> {
  // The page before tries its sign-out again by itself: in a new community the token is the same.
  await worker.page.goto('about:blank');
  // The scenarios before put the clock forward by minutes, and what is held for half an hour ends.
  await worker.page.clock.setSystemTime(NOW);
  await settled(worker);
  worker.server.begin(scenario, worker.language);
  if (scenario.press) {
    await worker.page.goto(worker.server.url + (scenario.path ?? scenario.page));
    await settled(worker);
  }
  await scenario.reach?.(userOn(worker));
  // What opening the page calls is another scenario's, however late its code comes.
  if (scenario.press) {
    await seenOf(worker.page.locator('main')).waitFor();
    await seenOf(worker.page.locator(WAITING)).waitFor({ state: 'hidden' });
  }
  await settled(worker, IDLE_MS);
}

export async function act(worker: Worker, scenario: Scenario): Promise<void> {
  if (scenario.press) await press(worker.page, scenario, seenOf(scenario.press(userOn(worker))));
  else await worker.page.goto(worker.server.url + (scenario.path ?? scenario.page));
}

async function press(page: Page, { types }: Scenario, what: Locator): Promise<void> {
  await what.click();
  if (types) await page.keyboard.press('End').then(() => page.keyboard.type(types));
}

/** Runs it as it is meant to be; gives the calls it makes. */
export async function rehearse(worker: Worker, scenario: Scenario): Promise<Endpoint[]> {
  worker.surprises.length = 0;
  await prepare(worker, scenario);
  const before = worker.server.made.length;
  await scenario.fill?.(userOn(worker));
  await act(worker, scenario);
  if (!(await becomesThere(worker, scenario, ACT_MS)))
    throw new Error(
      ['what is there once it is done does not appear', ...worker.surprises].join('; '),
    );
  // What comes on demand comes when the browser is idle.
  await settled(worker, IDLE_MS);
  if (worker.surprises.length > 0) throw new Error(worker.surprises.join('\n'));
  const { pathname } = new URL(scenario.path ?? scenario.page, worker.server.url);
  const made = worker.server.made.slice(before).filter(({ from }) => from === pathname);
  return [...new Set(made.map(({ endpoint }) => endpoint))];
}

/**
 * Takes the way on that the page offers; where it offers none of its own, the member does it again.
 * Gives whether there is a way: some ends are final, such as of a post that is gone.
 */
export async function goOn(worker: Worker, scenario: Scenario): Promise<boolean> {
  const user = userOn(worker);
  const { pathname } = new URL(worker.page.url());
  if (pathname !== (scenario.path ?? scenario.page)) return false;
  const retry = seenOf(user.button('ui:retry'));
  const again = scenario.press && seenOf(scenario.press(user));
  if (await canBePressed(retry)) await retry.click();
  else if (!again) await act(worker, scenario);
  else if (await canBePressed(again)) await press(worker.page, scenario, again);
  else return false;
  return true;
}

/** As it is at this moment: what goes while it is looked at is not waited for. */
function canBePressed(control: Locator): Promise<boolean> {
  return control.evaluateAll(([element]) => {
    if (!element?.checkVisibility({ visibilityProperty: true })) return false;
    return element.closest('[inert], [disabled], [aria-disabled="true"]') === null;
  });
}

export const metCount = ({ server }: Worker) =>
  server.made.filter(({ fault }) => fault !== null).length;

/** Waits until a call has met the fault; gives whether one has. */
export async function met(worker: Worker, before: number): Promise<boolean> {
  for (let turn = 0; turn < 4; turn += 1) {
    if (metCount(worker) > before) return true;
    await settled(worker, turn === 0 ? 10 : IDLE_MS);
  }
  return metCount(worker) > before;
}
