import { reportFault } from './guard.ts';
import { awaited } from './requests.ts';
import { isCountingDown } from './timers.ts';

/**
 * How often in a row a page is found unchanged before it counts as at rest. Looks are counted and
 * not time: on a busy machine a tenth of a second can pass in which the page had no turn at all.
 */
const QUIET_LOOKS = 5;

/** A page that never rests, such as one with a running clock, is looked at after so many frames. */
const MOST_LOOKS = 180;

/**
 * Waits until the story has what it asked for and stands still: answers, fonts, pictures, nothing
 * that moves, and no change of the page for a while after all of that.
 */
export async function settle(): Promise<void> {
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
  for (let looks = 0; looks < MOST_LOOKS && quietLooks < QUIET_LOOKS; looks += 1) {
    if (quietLooks === 0) await contents();
    await nextFrame();
    await turnOfAll();
    quietLooks = unrest().length > 0 ? 0 : quietLooks + 1;
  }
  observer.disconnect();
  if (quietLooks < QUIET_LOOKS)
    reportFault(`the story does not come to rest: ${unrest().join(', ') || 'it keeps changing'}`);
}

/** What is under way. */
const unrest = () => [
  ...awaited(),
  ...(isCountingDown() ? ['a short timer'] : []),
  ...(isMoving() ? ['something moves'] : []),
];

/** Fonts and pictures that are on their way. */
async function contents(): Promise<void> {
  await document.fonts.ready;
  const coming = Array.from(document.images).filter((image) => !isPutOff(image));
  await Promise.all(coming.map((image) => image.decode().catch(() => {})));
}

/** Whether a lazy picture is out of sight: the browser may never fetch it. */
const isPutOff = (image: HTMLImageElement) =>
  image.loading === 'lazy' &&
  !image.complete &&
  image.getBoundingClientRect().top > window.innerHeight;

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
