/**
 * Timers of the page. Short ones are counted, so that a picture waits for their end. Long ones,
 * such as the time a toast stays, stop once a story has played, so that no picture depends on how
 * late it is taken. The client's time limit never elapses: a held request is pictured as waiting.
 */

const LONG_MS = 1000;
/** Time after which the client gives up a request. */
const LIMIT_MS = 15_000;

const running = new Set<number>();
let playedStory: string | null = null;

/** Checks whether a short timer runs. */
export const isCountingDown = () => running.size > 0;

/** Stops all long timers of the story. */
export function stopLongTimers(story: string): void {
  playedStory = story;
}

/**
 * Starts long timers for another story; those of one that has played stay stopped in every view.
 */
export function startLongTimers(story: string): void {
  if (story !== playedStory) playedStory = null;
}

// A reader who opens a story sees toasts disappear.
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
