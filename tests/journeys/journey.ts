import type { Locator } from 'playwright';
import type { PageUser } from './pageUser.ts';

/**
 * Something that members do on a page, told once: end to end tests take it on the real server, the
 * fault sweep puts its calls through faults, and both go by pointer or by keyboard.
 */
export interface Journey {
  /** Goes to where it is done, on the page that is open. */
  reach?: (user: PageUser) => Promise<void>;
  /** Types and chooses. All of it has to outlive every fault. */
  fill?: (user: PageUser) => Promise<void>;
  /** What is pressed to do it, and again after a fault where there is no Retry. */
  press: (user: PageUser) => Locator;
  /** What is there once it is done, and only then. */
  done: (user: PageUser) => Locator;
}

/** Does it, without waiting for what comes of it. */
export async function act(user: PageUser, { reach, fill, press }: Journey): Promise<void> {
  await reach?.(user);
  await fill?.(user);
  await user.press(press(user));
}

/** Does it, and waits until it is done. */
export async function take(user: PageUser, journey: Journey): Promise<void> {
  await act(user, journey);
  await journey.done(user).first().waitFor();
}
