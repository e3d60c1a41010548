import { toBeVisible } from '@testing-library/jest-dom/matchers';
import { expect } from 'storybook/test';

/**
 * The longest wait for what a busy machine shows late, in ms. Below the ten seconds after which a
 * list polls: an event must arrive by itself, not by that poll.
 */
export const LONGEST_WAIT = 9000;

/**
 * Makes `toBeVisible` wait: with motion, an element just found is still fading in. A removed
 * element never becomes visible, and fails at once.
 */
expect.extend({
  async toBeVisible(element: HTMLElement) {
    const isWrong = () => match().pass === Boolean(this.isNot);
    const match = () => toBeVisible.call(this as never, element) as unknown as MatcherResult;
    const end = performance.now() + LONGEST_WAIT;
    while (isWrong() && element.isConnected && performance.now() < end) await nextFrame();
    return match();
  },
});

interface MatcherResult {
  pass: boolean;
  message: () => string;
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
