import type { Endpoint } from '@saudagar/contract';
import { NOW } from '@saudagar/mocks';
import type { Locator, Page } from 'playwright';
import { ACT_MS, becomesThere, handsOf, type Lane, seenOf, settled } from './lane.ts';
import type { Scenario } from './scenario.ts';

/** Milliseconds without a call after which idle fetches are done. */
export const IDLE_MS = 400;
/** Selects the placeholders of a page whose code or content is loading. */
const WAITING = 'main [aria-busy="true"], main [class*="skeleton"]';

/** Opens the scenario's page and navigates to its act. */
export async function prepare(lane: Lane, scenario: Scenario): Promise<void> {
  // The page before retries its sign-out: in a new community the token is the same.
  await lane.page.goto('about:blank');
  // Earlier scenarios advanced the clock by minutes, and a hold of half an hour would end.
  await lane.page.clock.setSystemTime(NOW);
  await settled(lane);
  lane.stage.begin(scenario, lane.language);
  if (scenario.press) {
    await lane.page.goto(lane.stage.url + (scenario.path ?? scenario.page));
    await settled(lane);
  }
  await scenario.reach?.(handsOf(lane));
  // Calls of opening the page belong to another scenario, however late its code comes.
  if (scenario.press) {
    await seenOf(lane.page.locator('main')).waitFor();
    await seenOf(lane.page.locator(WAITING)).waitFor({ state: 'hidden' });
  }
  await settled(lane, IDLE_MS);
}

export async function act(lane: Lane, scenario: Scenario): Promise<void> {
  if (scenario.press) await press(lane.page, scenario, seenOf(scenario.press(handsOf(lane))));
  else await lane.page.goto(lane.stage.url + (scenario.path ?? scenario.page));
}

async function press(page: Page, { types }: Scenario, what: Locator): Promise<void> {
  await what.click();
  if (types) await page.keyboard.press('End').then(() => page.keyboard.type(types));
}

/** Runs the scenario without a fault; returns its calls. */
export async function rehearse(lane: Lane, scenario: Scenario): Promise<Endpoint[]> {
  lane.surprises.length = 0;
  await prepare(lane, scenario);
  const before = lane.stage.made.length;
  await scenario.fill?.(handsOf(lane));
  await act(lane, scenario);
  if (!(await becomesThere(lane, scenario, ACT_MS)))
    throw new Error(
      ['what is there once it is done does not appear', ...lane.surprises].join('; '),
    );
  // Parts on demand are fetched when the browser is idle.
  await settled(lane, IDLE_MS);
  if (lane.surprises.length > 0) throw new Error(lane.surprises.join('\n'));
  const { pathname } = new URL(scenario.path ?? scenario.page, lane.stage.url);
  const made = lane.stage.made.slice(before).filter(({ from }) => from === pathname);
  return [...new Set(made.map(({ endpoint }) => endpoint))];
}

/**
 * Recovers by the page's own control; without one, the member acts again. Returns whether recovery
 * is possible: some ends are final, such as a deleted post.
 */
export async function goOn(lane: Lane, scenario: Scenario): Promise<boolean> {
  const hands = handsOf(lane);
  const { pathname } = new URL(lane.page.url());
  if (pathname !== (scenario.path ?? scenario.page)) return false;
  const retry = seenOf(hands.button('ui:retry'));
  const again = scenario.press && seenOf(scenario.press(hands));
  if (await canBePressed(retry)) await retry.click();
  else if (!again) await act(lane, scenario);
  else if (await canBePressed(again)) await press(lane.page, scenario, again);
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

export const metCount = ({ stage }: Lane) =>
  stage.made.filter(({ fault }) => fault !== null).length;

/** Waits until a call has met the fault; returns whether one has. */
export async function met(lane: Lane, before: number): Promise<boolean> {
  for (let turn = 0; turn < 4; turn += 1) {
    if (metCount(lane) > before) return true;
    await settled(lane, turn === 0 ? 10 : IDLE_MS);
  }
  return metCount(lane) > before;
}
