import { setupWorker } from 'msw/browser';
import { reportFault } from './guard.ts';

/** When each unanswered request began, in milliseconds of `performance.now()`. */
const open = new Map<string, number>();

/** A request unanswered for this long is one that the story means to leave open. */
const LEFT_OPEN_AFTER_MS = 400;

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

/** Waits until the story has what it asked for: answers, fonts, pictures, and two frames to paint. */
export async function settle(): Promise<void> {
  while (isAwaitingAnswers()) await pause(10);
  await document.fonts.ready;
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})));
  await paintedFrames(2);
  if (isAwaitingAnswers()) await settle();
}

const isAwaitingAnswers = () =>
  [...open.values()].some((began) => performance.now() - began < LEFT_OPEN_AFTER_MS);

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

async function paintedFrames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
