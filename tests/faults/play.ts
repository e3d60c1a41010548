import type { Endpoint } from '@saudagar/contract';
import { NOW } from '@saudagar/mocks';
import type { Locator, Page } from 'playwright';
import { ACT_MS, becomesThere, handsOf, type Lane, seenOf, settled } from './lane.ts';
import type { Scenario } from './scenario.ts';

/** Milliseconds without a call after which a browser has fetched what comes when it is idle. */
export const IDLE_MS = 400;
/** What a page shows in place of what it has not read yet, its code kept or fetched. */
const WAITING = 'main [aria-busy="true"], main [class*="skeleton"]';

/** Opens the scenario's page and goes to where it is done. */
export async function prepare(lane: Lane, scenario: Scenario): Promise<void> {
  // The page before tries its sign-out again by itself: in a new community the token is the same.
  await lane.page.goto('about:blank');
  // The scenarios before put the clock forward by minutes, and what is held for half an hour ends.
  await lane.page.clock.setSystemTime(NOW);
  await settled(lane);
  lane.stage.begin(scenario, lane.language);
  if (scenario.press) {
    await lane.page.goto(lane.stage.url + (scenario.path ?? scenario.page));
    await settled(lane);
  }
  await scenario.reach?.(handsOf(lane));
  // What opening the page calls is another scenario's, however late its code comes.
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

/** Runs it as it is meant to be; gives the calls it makes. */
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
  // What comes on demand comes when the browser is idle.
  await settled(lane, IDLE_MS);
  if (lane.surprises.length > 0) throw new Error(lane.surprises.join('\n'));
  const { pathname } = new URL(scenario.path ?? scenario.page, lane.stage.url);
  const made = lane.stage.made.slice(before).filter(({ from }) => from === pathname);
  return [...new Set(made.map(({ endpoint }) => endpoint))];
}

/**
 * Takes the way on that the page offers; where it offers none of its own, the member does it again.
 * Gives whether there is a way: some ends are final, such as of a post that is gone.
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

/** As it is at this moment: what goes while it is looked at is not waited for. */
function canBePressed(control: Locator): Promise<boolean> {
  return control.evaluateAll(([element]) => {
    if (!element?.checkVisibility({ visibilityProperty: true })) return false;
    return element.closest('[inert], [disabled], [aria-disabled="true"]') === null;
  });
}

export const metCount = ({ stage }: Lane) =>
  stage.made.filter(({ fault }) => fault !== null).length;

/** Waits until a call has met the fault; gives whether one has. */
export async function met(lane: Lane, before: number): Promise<boolean> {
  for (let turn = 0; turn < 4; turn += 1) {
    if (metCount(lane) > before) return true;
    await settled(lane, turn === 0 ? 10 : IDLE_MS);
  }
  return metCount(lane) > before;
}
