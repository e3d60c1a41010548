/**
 * What a page counts down. Short waits are known, so that a picture waits for their end. Long ones,
 * such as the time a notice stays, stop once a story has played: what is on the pictures must not
 * depend on how soon a busy machine comes to take them. The time limit of a request never runs out: one
 * that is held back for ever is pictured as waiting, however slow the machine is.
 */

const LONG_MS = 1000;
/** How long the client waits for an answer. */
const LIMIT_MS = 15_000;

const running = new Set<number>();
let playedStory: string | null = null;

/** Whether something is about to happen by itself. */
export const isCountingDown = () => running.size > 0;

/** From now on nothing that takes long happens to this story by itself. */
export function stopLongTimers(story: string): void {
  playedStory = story;
}

/** Lets another story's time run; the one that has played stays as it is, whatever view it is in. */
export function startLongTimers(story: string): void {
  if (story !== playedStory) playedStory = null;
}

// Whoever looks at a story by themselves sees notices go.
if (navigator.webdriver) {
  const { setTimeout, clearTimeout } = window;

  const count = (act: TimerHandler, ms = 0, ...given: unknown[]): number => {
    const isLong = ms >= LONG_MS;
    const handle: number = setTimeout(() => {
      running.delete(handle);
      if (ms === LIMIT_MS || (isLong && playedStory !== null)) return;
      if (typeof act === 'function') act(...given);
    }, ms);
    if (!isLong) running.add(handle);
    return handle;
  };
  window.setTimeout = count as typeof window.setTimeout;
  const { timeout } = AbortSignal;
  AbortSignal.timeout = (ms) =>
    ms === LIMIT_MS ? new AbortController().signal : timeout.call(AbortSignal, ms);
  window.clearTimeout = (handle) => {
    if (typeof handle === 'number') running.delete(handle);
    clearTimeout(handle);
  };
}
