import type { User } from '@saudagar/contract';
import { SAMPLE_PASSWORD } from '@saudagar/mocks';
import type { Filled } from './pageSnapshot.ts';
import type { Scenario } from './scenario.ts';
import { type Finding, findingOf } from './verdict.ts';
import {
  persistentFailure,
  surpriseIn,
  userOn,
  visibleOf,
  type Worker,
  waitForIdle,
  waitForNoFinding,
  waitUntilDone,
} from './worker.ts';

/** Milliseconds that a busy machine takes from a refused session to sign-in. */
export const REDIRECT_MS = 1000;

/** The state of a scenario when the member left the page. */
interface Left {
  worker: Worker;
  scenario: Scenario;
  /** The typed and chosen values. */
  filled: readonly Filled[];
  /** The address of the page. */
  address: string;
  /** True when the member can continue. */
  isReady: boolean;
}

/** Answers the call after the member has left the page: it takes effect all the same. */
export async function answerAfterLeaving({
  worker,
  scenario,
  address,
}: Left): Promise<Finding | undefined> {
  const { server, page } = worker;
  const link = page.locator(`a[href^="/"]:not([href="${new URL(page.url()).pathname}"])`).first();
  const canLeave = (await link.count()) > 0;
  // Like Back, which works under an overlay.
  if (canLeave) await link.evaluate((element: HTMLElement) => element.click());
  server.lift();
  await waitForIdle(worker);
  const away = await persistentFailure(worker);
  if (away) return away;
  if (canLeave && page.url() !== address && !(await waitUntilDone(worker, scenario, 0)))
    await page.goBack();
  await waitForIdle(worker);
  return persistentFailure(worker);
}

/** Ends the session: sign-in leads back to the page, with everything as it was. */
export async function signInAgain(left: Left): Promise<Finding | undefined> {
  const { worker, scenario, filled } = left;
  const { server, page } = worker;
  const user = userOn(worker);
  const address = scenario.returnsTo ? server.url + scenario.returnsTo : left.address;
  await waitForIdle(worker);
  server.lift();
  const email = user.field('account:field.email');
  // Some of the page's content was read before the refused call.
  await email.waitFor({ timeout: REDIRECT_MS }).catch(() => undefined);
  const isAsked = await visibleOf(email.or(scenario.done(user)))
    .waitFor()
    .then(() => email.isVisible())
    .catch(() => false);
  if (!isAsked) {
    if (await waitUntilDone(worker, scenario)) return surpriseIn(worker);
    return {
      what: 'a session that has ended does not lead to sign-in',
      advice: 'Call through the portal’s client, which ends the session on a 401; catch nothing.',
    };
  }
  if (await waitUntilDone(worker, scenario, 0)) return surpriseIn(worker);
  await email.fill(memberOf(worker, scenario).email);
  await user.field('account:field.password').fill(SAMPLE_PASSWORD);
  await user.button('account:signIn').click();
  const { pathname } = new URL(address);
  const isBack = (url: URL) => url.pathname === pathname;
  await page.waitForURL(isBack).catch(() => undefined);
  if (!isBack(new URL(page.url()))) {
    return {
      what: `after signing in again the member is at ${page.url()} instead of ${address}`,
      advice: 'Leave the address to the host: it remembers where the member was.',
    };
  }
  await waitForIdle(worker);
  if (await waitUntilDone(worker, scenario)) return surpriseIn(worker);
  if (scenario.press) await scenario.reach?.(user);
  await waitForIdle(worker);
  left.isReady = true;
  const expected = scenario.isSecret ? [] : filled;
  return waitForNoFinding(worker, (seen) =>
    findingOf(seen, { filled: expected, isCalm: true, isSaid: true }),
  );
}

function memberOf({ server }: Worker, { as }: Scenario): User {
  return server.community.accounts.find(as ?? 'member-1') as User;
}
