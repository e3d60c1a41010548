import { reportFault } from './guard.ts';
import { awaited } from './requests.ts';
import { isCountingDown } from './timers.ts';

/**
 * Unchanged frames in a row after which a page counts as settled. Frames and not time: on a busy
 * machine a tenth of a second can pass without one.
 */
const QUIET_LOOKS = 5;

/** Limit of frames for a page that never settles, such as one with a running clock. */
const MOST_LOOKS = 180;

/**
 * Waits until the story has settled: answers, fonts and pictures are there, nothing moves, and the
 * page has not changed for a while after that.
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

/** Names of everything that is pending. */
const unrest = () => [
  ...awaited(),
  ...(isCountingDown() ? ['a short timer'] : []),
  ...(isMoving() ? ['something moves'] : []),
];

/** Waits for pending fonts and images. */
async function contents(): Promise<void> {
  await document.fonts.ready;
  const coming = Array.from(document.images).filter((image) => !isPutOff(image));
  await Promise.all(coming.map((image) => image.decode().catch(() => {})));
}

/** Checks whether a lazy picture is out of sight: the browser may never fetch it. */
const isPutOff = (image: HTMLImageElement) =>
  image.loading === 'lazy' &&
  !image.complete &&
  image.getBoundingClientRect().top > window.innerHeight;

/** Checks whether a finite animation runs; endless ones and those that scrolling moves do not count. */
const isMoving = () =>
  document
    .getAnimations()
    .some(
      ({ playState, effect, timeline }) =>
        playState === 'running' &&
        timeline instanceof DocumentTimeline &&
        effect?.getComputedTiming().endTime !== Infinity,
    );

/** Waits one turn of the event loop, behind pending messages, answers and timers. */
const turnOfAll = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
