import { toBeVisible } from '@testing-library/jest-dom/matchers';
import { expect } from 'storybook/test';

/**
 * The longest wait for what a busy machine shows late, in ms. Less than the ten seconds after which a
 * list looks by itself: what was to be told at once must not come by that look.
 */
export const LONGEST_WAIT = 9000;

/**
 * `toBeVisible` waits: where motion is not reduced, what was found a moment ago still fades in. An
 * element that has left the page never becomes visible, and fails at once.
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
