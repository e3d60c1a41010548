import type { Endpoint } from '@saudagar/contract';
import { NOW } from '@saudagar/mocks';
import type { Locator, Page } from 'playwright';
import type { Scenario } from './scenario.ts';
import { ACT_MS, userOn, visibleOf, type Worker, waitForIdle, waitUntilDone } from './worker.ts';

/** Milliseconds without a call after which idle fetches are done. */
export const IDLE_MS = 400;
/** Selects the placeholders of a page whose code or content is loading. */
const WAITING = 'main [aria-busy="true"], main [class*="skeleton"]';

/** Opens the scenario's page and navigates to its act. */
export async function prepare(worker: Worker, scenario: Scenario): Promise<void> {
  // The page before retries its sign-out: in a new community the token is the same.
  await worker.page.goto('about:blank');
  // Earlier scenarios advanced the clock by minutes, and a hold of half an hour would end.
  await worker.page.clock.setSystemTime(NOW);
  await waitForIdle(worker);
  worker.server.begin(scenario, worker.language);
  if (scenario.press) {
    await worker.page.goto(worker.server.url + (scenario.path ?? scenario.page));
    await waitForIdle(worker);
  }
  await scenario.reach?.(userOn(worker));
  // Calls of opening the page belong to another scenario, however late its code comes.
  if (scenario.press) {
    await visibleOf(worker.page.locator('main')).waitFor();
    await visibleOf(worker.page.locator(WAITING)).waitFor({ state: 'hidden' });
  }
  await waitForIdle(worker, IDLE_MS);
}

export async function act(worker: Worker, scenario: Scenario): Promise<void> {
  if (scenario.press) await press(worker.page, scenario, visibleOf(scenario.press(userOn(worker))));
  else await worker.page.goto(worker.server.url + (scenario.path ?? scenario.page));
}

async function press(page: Page, { types }: Scenario, what: Locator): Promise<void> {
  await what.click();
  if (types) await page.keyboard.press('End').then(() => page.keyboard.type(types));
}

/** Runs the scenario without a fault; returns its calls. */
export async function rehearse(worker: Worker, scenario: Scenario): Promise<Endpoint[]> {
  worker.surprises.length = 0;
  await prepare(worker, scenario);
  const before = worker.server.made.length;
  await scenario.fill?.(userOn(worker));
  await act(worker, scenario);
  if (!(await waitUntilDone(worker, scenario, ACT_MS)))
    throw new Error(
      ['what is there once it is done does not appear', ...worker.surprises].join('; '),
    );
  // Parts on demand are fetched when the browser is idle.
  await waitForIdle(worker, IDLE_MS);
  if (worker.surprises.length > 0) throw new Error(worker.surprises.join('\n'));
  const { pathname } = new URL(scenario.path ?? scenario.page, worker.server.url);
  const made = worker.server.made.slice(before).filter(({ from }) => from === pathname);
  return [...new Set(made.map(({ endpoint }) => endpoint))];
}

/**
 * Recovers by the page's own control; without one, the member acts again. Returns whether recovery
 * is possible: some ends are final, such as a deleted post.
 */
export async function retryScenario(worker: Worker, scenario: Scenario): Promise<boolean> {
  const user = userOn(worker);
  const { pathname } = new URL(worker.page.url());
  if (pathname !== (scenario.path ?? scenario.page)) return false;
  const retry = visibleOf(user.button('ui:retry'));
  const again = scenario.press && visibleOf(scenario.press(user));
  if (await canBePressed(retry)) await retry.click();
  else if (!again) await act(worker, scenario);
  else if (await canBePressed(again)) await press(worker.page, scenario, again);
  else return false;
  return true;
}

/** Checks the control at this moment, without waiting. */
function canBePressed(control: Locator): Promise<boolean> {
  return control.evaluateAll(([element]) => {
    if (!element?.checkVisibility({ visibilityProperty: true })) return false;
    return element.closest('[inert], [disabled], [aria-disabled="true"]') === null;
  });
}

export const faultCount = ({ server }: Worker) =>
  server.made.filter(({ fault }) => fault !== null).length;

/** Waits until a call has met the fault; returns whether one has. */
export async function hasMetFault(worker: Worker, before: number): Promise<boolean> {
  for (let turn = 0; turn < 4; turn += 1) {
    if (faultCount(worker) > before) return true;
    await waitForIdle(worker, turn === 0 ? 10 : IDLE_MS);
  }
  return faultCount(worker) > before;
}
