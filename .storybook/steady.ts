import { NOW } from '@saudagar/mocks';

const now = new Date(NOW).getTime();
const SEED = 20260302;

/**
 * A date that does not advance while timers run, so that no picture depends on when it was taken.
 */
class SteadyDate extends Date {
  constructor(...parts: [] | ConstructorParameters<typeof Date>) {
    if (parts.length === 0) super(now);
    else super(...(parts as ConstructorParameters<typeof Date>));
  }

  static override now() {
    return now;
  }
}

globalThis.Date = SteadyDate as DateConstructor;

// An automated browser's mouse stays in the corner, and a change of layout dispatches its events at
// no fixed moment. Stories dispatch their own events, which are not trusted.
if (navigator.webdriver) {
  for (const act of ['over', 'out', 'enter', 'leave', 'move']) {
    for (const device of ['pointer', 'mouse']) {
      window.addEventListener(
        `${device}${act}`,
        (event) => event.isTrusted && event.stopImmediatePropagation(),
        true,
      );
    }
  }
}

/** True while the runner changes the window, theme or language under a story. */
let isChangingView = false;
globalThis.__changeView = (isChanging) => {
  isChangingView = isChanging;
};

// The browser scrolls when the page gets shorter: overlays would close as if a reader had scrolled.
window.addEventListener(
  'scroll',
  (event) => isChangingView && event.stopImmediatePropagation(),
  true,
);

// A change of view makes ResizeObserver report an undelivered loop, once, for what is open.
window.addEventListener(
  'error',
  (event) =>
    isChangingView &&
    event.message.startsWith('ResizeObserver loop') &&
    event.stopImmediatePropagation(),
  true,
);

// A busy machine leaves a page no idle moment: idle fetches would come after the picture.
if (navigator.webdriver) {
  const deadline = { didTimeout: false, timeRemaining: () => 50 };
  window.requestIdleCallback = (act) => window.setTimeout(act, 0, deadline);
  window.cancelIdleCallback = (handle) => window.clearTimeout(handle);
}

/** Restarts the random numbers, the same for every story (mulberry32). */
export function restartChance(): void {
  let state = SEED;
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

declare global {
  var __changeView: (isChanging: boolean) => void;
}
