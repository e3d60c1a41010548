import '@saudagar/ui/styles.css';
import './page.css';
import { createRoot } from 'react-dom/client';
import { messagesFrom, numberOf } from './messages.ts';
import { startPageServer } from './server.ts';
import { type Subject, subjectOf } from './subjects.tsx';

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
const frames = async (count: number) => {
  for (let passed = 0; passed < count; passed += 1) await frame();
};

let subject: Subject;
let total = 0;
let prepended = 0;

const rootElement = () => document.getElementById('root') as HTMLElement;
const shown = () => [...document.querySelectorAll<HTMLElement>(subject.message)];

/** Scrolls to the newest message, the last one, and waits until it is there. */
async function toNewest() {
  for (;;) {
    const element = findScroller();
    if (element) goToEnd(element);
    const last = shown().at(-1);
    if (total === 0 || (last && numberOf(last) === total - 1)) return;
    await frame();
  }
}

const goToEnd = (element: HTMLElement) => {
  element.scrollTop = element.scrollHeight;
};

/** Finds the element that scrolls the messages; null while they all fit. */
function findScroller(): HTMLElement | null {
  let at = document.querySelector(subject.message)?.parentElement ?? null;
  while (at && !(at.scrollHeight > at.clientHeight + 1 && clips(at))) at = at.parentElement;
  return at;
}

const clips = (element: HTMLElement) => getComputedStyle(element).overflowY !== 'visible';

function scroller(): HTMLElement {
  const scroller = findScroller();
  if (!scroller) throw new Error('nothing scrolls');
  return scroller;
}

const middleOf = (element: HTMLElement) => {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2;
};

/** The message in the middle of the viewport: its number and its top. */
function anchor(): { number: number; top: number } {
  const middle = middleOf(scroller());
  const message = shown().find((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return top <= middle && bottom >= middle - 20;
  });
  if (!message) throw new Error('nothing in sight');
  return { number: numberOf(message), top: message.getBoundingClientRect().top };
}

const topOf = (number: number) =>
  shown()
    .find((one) => numberOf(one) === number)
    ?.getBoundingClientRect().top;

/** Returns how far a message has moved, in px. */
function drift({ number, top }: { number: number; top: number }): number {
  const now = topOf(number);
  return now === undefined ? Number.POSITIVE_INFINITY : Math.round(Math.abs(now - top) * 10) / 10;
}

const talk = {
  frames,

  /** Loads and prepares the subject with `count` messages. */
  async load(name: string, count: number) {
    subject = await subjectOf(name);
    total = count;
    subject.prepare(messagesFrom(0, count));
  },

  async mount() {
    subject.show(createRoot(rootElement()));
    await toNewest();
    await frames(4);
  },

  /** Opens the conversation with its first page alone; scrolling back loads the rest. */
  async openPaged(count: number, atOnce: number) {
    const { openRoom } = await import('./room.tsx');
    subject = await subjectOf('room');
    total = count;
    const server = startPageServer(messagesFrom(0, count), atOnce);
    openRoom(createRoot(rootElement()), server);
    await toNewest();
    await frames(20);
    return server;
  },

  mounted: () => shown().length,

  /** Scrolls to the newest message. */
  async end() {
    goToEnd(scroller());
    await frames(4);
  },

  /** Scrolls back by `screens`, one a frame; returns the number of late frames. */
  async scroll(screens: number) {
    const element = scroller();
    let late = 0;
    let last = await frame();
    for (let passed = 0; passed < screens; passed += 1) {
      element.scrollTop -= element.clientHeight;
      const now = await frame();
      late += Math.max(0, Math.round((now - last) / (1000 / 60)) - 1);
      last = now;
    }
    return late;
  },

  /** Jumps up, then down to unmounted rows; returns the jumps that missed their position. */
  async jumps(steps: number) {
    const element = scroller();
    let jumps = 0;
    for (const [fraction, delta] of [
      [0.7, -150],
      [0.2, 150],
    ] as const) {
      element.scrollTop = element.scrollHeight * fraction;
      await frames(20);
      for (let passed = 0; passed < steps / 2; passed += 1) {
        const { number, top } = anchor();
        element.scrollTop += delta;
        await frames(3);
        const now = topOf(number);
        if (now !== undefined && Math.abs(now - top + delta) > 1) jumps += 1;
      }
    }
    return jumps;
  },

  /** Inserts messages before the first; returns how far the visible ones moved, in px. */
  async prepend(count: number) {
    const element = scroller();
    element.scrollTop = element.scrollHeight * 0.4;
    await frames(30);
    const at = anchor();
    prepended += count;
    subject.prepend(messagesFrom(-prepended, count));
    await frames(10);
    return drift(at);
  },

  /** Loads earlier pages; returns the largest movement of the visible messages, in px. */
  async readBack(pages: number, count: number, atOnce: number) {
    const server = await talk.openPaged(count, atOnce);
    let most = 0;
    for (let page = 0; page < pages; page += 1) {
      const before = scroller().scrollHeight;
      const release = server.hold();
      scroller().scrollTop = 300;
      await frames(20);
      const at = anchor();
      release();
      while (scroller().scrollHeight < before + 1000) await frame();
      await frames(10);
      most = Math.max(most, drift(at));
    }
    return most;
  },

  /** Adds messages after the last, while the reader is there. */
  async append(count: number) {
    const later = messagesFrom(total, count);
    total += count;
    subject.append(later);
    await toNewest();
    await frames(2);
  },

  focused: () => document.activeElement?.closest('article')?.getAttribute('aria-posinset') ?? null,
};

declare global {
  interface Window {
    talk: typeof talk;
  }
}
window.talk = talk;
