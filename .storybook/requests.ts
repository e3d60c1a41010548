import { setupWorker } from 'msw/browser';
import { reportFault } from './guard.ts';

/** When each unanswered request began, in milliseconds of `performance.now()`. */
const open = new Map<string, number>();

/** A request unanswered for this long is one that the story means to leave open. */
const LEFT_OPEN_AFTER_MS = 1000;

/** Whether the story still waits for an answer. */
export const isAwaitingAnswers = () =>
  [...open.values()].some((began) => performance.now() - began < LEFT_OPEN_AFTER_MS);

// The worker hears of a request only after a while; the page knows at once.
const ask = window.fetch;
let asked = 0;
window.fetch = async (...request) => {
  asked += 1;
  const id = `fetch ${asked}`;
  open.set(id, performance.now());
  try {
    return await ask(...request);
  } finally {
    open.delete(id);
  }
};

/** Starts the worker that answers stories' requests; one that no handler answers is a fault. */
export async function startWorker() {
  const worker = setupWorker();
  worker.events.on('request:start', ({ requestId }) => open.set(requestId, performance.now()));
  worker.events.on('request:end', ({ requestId }) => open.delete(requestId));
  await worker.start({
    quiet: true,
    serviceWorker: { url: './mockServiceWorker.js' },
    onUnhandledFrame({ frame }) {
      if (frame.protocol !== 'http') return reportFault(`unexpected connection: ${frame.protocol}`);
      const { request } = frame.data as { request: Request };
      if (!isOwnAsset(request)) reportFault(`unexpected request: ${request.method} ${request.url}`);
    },
  });
  return worker;
}

/** Storybook's own scripts, styles, fonts and modules; the API lives under /api. */
function isOwnAsset({ method, url }: Request): boolean {
  const { origin, pathname } = new URL(url);
  return method === 'GET' && origin === location.origin && !pathname.startsWith('/api/');
}
