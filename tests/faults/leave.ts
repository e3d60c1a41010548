import type { User } from '@saudagar/contract';
import { SAMPLE_PASSWORD } from '@saudagar/mocks';
import {
  becomes,
  becomesCalm,
  becomesThere,
  handsOf,
  type Lane,
  seenOf,
  settled,
  surpriseIn,
} from './lane.ts';
import type { Filled } from './look.ts';
import type { Scenario } from './scenario.ts';
import { type Finding, findingOf } from './verdict.ts';

/** Milliseconds that a busy machine takes from a refused session to sign-in. */
export const REDIRECT_MS = 1000;

/** The state of a scenario when the member left the page. */
interface Left {
  lane: Lane;
  scenario: Scenario;
  /** The typed and chosen values. */
  filled: readonly Filled[];
  /** The address of the page. */
  address: string;
  /** True when the member can continue. */
  isReady: boolean;
}

/** Answers the call after the member has left the page: it takes effect all the same. */
export async function comeLate({ lane, scenario, address }: Left): Promise<Finding | undefined> {
  const { stage, page } = lane;
  const link = page.locator(`a[href^="/"]:not([href="${new URL(page.url()).pathname}"])`).first();
  const canLeave = (await link.count()) > 0;
  // Like Back, which works under an overlay.
  if (canLeave) await link.evaluate((element: HTMLElement) => element.click());
  stage.lift();
  await settled(lane);
  const away = await becomesCalm(lane);
  if (away) return away;
  if (canLeave && page.url() !== address && !(await becomesThere(lane, scenario, 0)))
    await page.goBack();
  await settled(lane);
  return becomesCalm(lane);
}

/** Ends the session: sign-in leads back to the page, with everything as it was. */
export async function signInAgain(left: Left): Promise<Finding | undefined> {
  const { lane, scenario, filled } = left;
  const { stage, page } = lane;
  const hands = handsOf(lane);
  const address = scenario.returnsTo ? stage.url + scenario.returnsTo : left.address;
  await settled(lane);
  stage.lift();
  const email = hands.field('account:field.email');
  // Some of the page's content was read before the refused call.
  await email.waitFor({ timeout: REDIRECT_MS }).catch(() => undefined);
  const isAsked = await seenOf(email.or(scenario.done(hands)))
    .waitFor()
    .then(() => email.isVisible())
    .catch(() => false);
  if (!isAsked) {
    if (await becomesThere(lane, scenario)) return surpriseIn(lane);
    return {
      what: 'a session that has ended does not lead to sign-in',
      advice: 'Call through the portal’s client, which ends the session on a 401; catch nothing.',
    };
  }
  if (await becomesThere(lane, scenario, 0)) return surpriseIn(lane);
  await email.fill(memberOf(lane, scenario).email);
  await hands.field('account:field.password').fill(SAMPLE_PASSWORD);
  await hands.button('account:signIn').click();
  const { pathname } = new URL(address);
  const isBack = (url: URL) => url.pathname === pathname;
  await page.waitForURL(isBack).catch(() => undefined);
  if (!isBack(new URL(page.url()))) {
    return {
      what: `after signing in again the member is at ${page.url()} instead of ${address}`,
      advice: 'Leave the address to the host: it remembers where the member was.',
    };
  }
  await settled(lane);
  if (await becomesThere(lane, scenario)) return surpriseIn(lane);
  if (scenario.press) await scenario.reach?.(hands);
  await settled(lane);
  left.isReady = true;
  const kept = scenario.isSecret ? [] : filled;
  return becomes(lane, (seen) => findingOf(seen, { filled: kept, isCalm: true, isSaid: true }));
}

function memberOf({ stage }: Lane, { as }: Scenario): User {
  return stage.community.accounts.find(as ?? 'member-1') as User;
}
