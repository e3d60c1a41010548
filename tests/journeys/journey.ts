import type { Locator } from 'playwright';
import type { PageUser } from './pageUser.ts';

/**
 * An act of members on a page, described once: end to end tests run it on the real server, the
 * fault sweep puts its calls through faults, and both go by pointer or by keyboard.
 */
export interface Journey {
  /** Navigates to the act on the open page. */
  reach?: (user: PageUser) => Promise<void>;
  /** Types and chooses values, which must survive every fault. */
  fill?: (user: PageUser) => Promise<void>;
  /** The control that triggers it, and again after a fault when there is no Retry. */
  press: (user: PageUser) => Locator;
  /** An element that is there only once the act has succeeded. */
  done: (user: PageUser) => Locator;
}

/** Performs the act, without waiting for its result. */
export async function act(user: PageUser, { reach, fill, press }: Journey): Promise<void> {
  await reach?.(user);
  await fill?.(user);
  await user.press(press(user));
}

/** Performs the act, and waits until it has succeeded. */
export async function perform(user: PageUser, journey: Journey): Promise<void> {
  await act(user, journey);
  await journey.done(user).first().waitFor();
}
