import { isAwaitingAnswers } from './requests.ts';
import { isCountingDown } from './timers.ts';

/**
 * How often in a row a page is found unchanged before it counts as at rest. Looks are counted and
 * not time: on a busy machine a tenth of a second can pass in which the page had no turn at all.
 */
const QUIET_LOOKS = 5;

/** A page that never rests, such as one with a running clock, is looked at after this long. */
const PATIENCE_MS = 3000;

/**
 * Waits until the story has what it asked for and stands still: answers, fonts, pictures, nothing
 * that moves, no change of the page for a while, and two frames to paint.
 */
export async function settle(): Promise<void> {
  await stillness();
  await document.fonts.ready;
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})));
  await nextFrame();
  await nextFrame();
}

async function stillness(): Promise<void> {
  const began = performance.now();
  let quietLooks = 0;
  const observer = new MutationObserver(() => {
    quietLooks = 0;
  });
  observer.observe(document.body, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
  while (quietLooks < QUIET_LOOKS && performance.now() - began < PATIENCE_MS) {
    await nextFrame();
    await turnOfAll();
    quietLooks = isAwaitingAnswers() || isCountingDown() || isMoving() ? 0 : quietLooks + 1;
  }
  observer.disconnect();
}

/** Whether something still moves that will come to rest; what turns for ever does not count. */
const isMoving = () =>
  document
    .getAnimations()
    .some(
      ({ playState, effect }) =>
        playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    );

/** Behind what waits already: messages, answers and timers that ran out. */
const turnOfAll = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
