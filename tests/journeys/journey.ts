import type { Locator } from 'playwright';
import type { Hands } from './hands.ts';

/**
 * An act of members on a page, described once: end to end tests run it on the real server, the
 * fault sweep puts its calls through faults, and both go by pointer or by keyboard.
 */
export interface Journey {
  /** Navigates to the act on the open page. */
  reach?: (hands: Hands) => Promise<void>;
  /** Types and chooses values, which must survive every fault. */
  fill?: (hands: Hands) => Promise<void>;
  /** The control that triggers it, and again after a fault when there is no Retry. */
  press: (hands: Hands) => Locator;
  /** An element that is there only once the act has succeeded. */
  done: (hands: Hands) => Locator;
}

/** Performs the act, without waiting for its result. */
export async function act(hands: Hands, { reach, fill, press }: Journey): Promise<void> {
  await reach?.(hands);
  await fill?.(hands);
  await hands.press(press(hands));
}

/** Performs the act, and waits until it has succeeded. */
export async function take(hands: Hands, journey: Journey): Promise<void> {
  await act(hands, journey);
  await journey.done(hands).first().waitFor();
}
