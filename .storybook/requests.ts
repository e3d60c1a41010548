import { isLeftOpen } from '@saudagar/mocks';
import { setupWorker } from 'msw/browser';
import { reportFault } from './guard.ts';

interface Asked {
  what: string;
  /** In milliseconds of `performance.now()`. */
  began: number;
}

/** Requests without an answer by the worker's ids, and those that it has not heard of yet. */
const open = new Map<string, Asked>();
const unheard = new Set<Asked>();

/** A request unanswered for this long is one that the story means to leave open. */
const LEFT_OPEN_AFTER_MS = 1000;

const asked = ({ method, url }: Request): Asked => ({
  what: `${method} ${url}`,
  began: performance.now(),
});

const isRecent = ({ began }: Asked) => performance.now() - began < LEFT_OPEN_AFTER_MS;

/** Whether the story still waits for an answer. */
export const isAwaitingAnswers = () =>
  [...unheard].some(isRecent) ||
  [...open].some(([id, request]) => !isLeftOpen(id) && isRecent(request));

// The worker hears of a request only after a while; the page knows at once.
const ask = window.fetch;
window.fetch = async (input, init) => {
  const request = asked(new Request(input, init));
  unheard.add(request);
  try {
    return await ask(input, init);
  } finally {
    unheard.delete(request);
  }
};

function hear(id: string, request: Asked): void {
  open.set(id, request);
  const same = [...unheard].find(({ what }) => what === request.what);
  if (same) unheard.delete(same);
}

/** Starts the worker that answers stories' requests; one that no handler answers is a fault. */
export async function startWorker() {
  const worker = setupWorker();
  worker.events.on('request:start', ({ request, requestId }) => hear(requestId, asked(request)));
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
