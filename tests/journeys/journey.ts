import type { Locator } from 'playwright';
import type { Hands } from './hands.ts';

/**
 * Something that members do on a page, told once: end to end tests take it on the real server, the
 * fault sweep puts its calls through faults, and both go by pointer or by keyboard.
 */
export interface Journey {
  /** Goes to where it is done, on the page that is open. */
  reach?: (hands: Hands) => Promise<void>;
  /** Types and chooses. All of it has to outlive every fault. */
  fill?: (hands: Hands) => Promise<void>;
  /** What is pressed to do it, and again after a fault where there is no Retry. */
  press: (hands: Hands) => Locator;
  /** What is there once it is done, and only then. */
  done: (hands: Hands) => Locator;
}

/** Does it, without waiting for what comes of it. */
export async function act(hands: Hands, { reach, fill, press }: Journey): Promise<void> {
  await reach?.(hands);
  await fill?.(hands);
  await hands.press(press(hands));
}

/** Does it, and waits until it is done. */
export async function take(hands: Hands, journey: Journey): Promise<void> {
  await act(hands, journey);
  await journey.done(hands).first().waitFor();
}
