import { isLeftOpen } from '@saudagar/mocks';
import { setupWorker } from 'msw/browser';
import { reportFault } from './guard.ts';

/** A request of the page's own, until its answer is here. */
interface Asked {
  what: string;
  /** As the worker knows it, once it has heard of it. */
  seenRequest?: Request;
}

/** What the page has asked for by itself, and what its elements have. */
const asked = new Set<Asked>();
const others = new Set<Request>();

/** Answers that are here and being read, and other bytes. */
let readings = 0;

/** What the story still waits for: an answer that was given is on its way for a while. */
export const awaited = (): string[] => [
  ...[...asked].flatMap(({ what, seenRequest }) =>
    seenRequest && isLeftOpen(seenRequest) ? [] : [what],
  ),
  ...[...others].flatMap((request) => (isLeftOpen(request) ? [] : [request.url])),
  ...(readings > 0 ? ['bytes that are being read'] : []),
];

const whatOf = (method: string, url: string | URL) =>
  `${method.toUpperCase()} ${new URL(url, location.href).href}`;

function ask(method: string, url: string | URL): Asked {
  const request = { what: whatOf(method, url) };
  asked.add(request);
  return request;
}

const { fetch } = window;
window.fetch = async (input, init) => {
  const { method, url } = input instanceof Request ? input : { method: 'GET', url: input };
  const request = ask(init?.method ?? method, url);
  try {
    return await fetch(input, init);
  } finally {
    asked.delete(request);
  }
};

const { open, send } = XMLHttpRequest.prototype;
const targets = new WeakMap<XMLHttpRequest, [method: string, url: string | URL]>();
XMLHttpRequest.prototype.open = function (method: string, url: string | URL, isAsync?: boolean) {
  targets.set(this, [method, url]);
  open.call(this, method, url, isAsync ?? true);
};
XMLHttpRequest.prototype.send = function (body) {
  const request = ask(...(targets.get(this) as [string, string | URL]));
  this.addEventListener('loadend', () => asked.delete(request), { once: true });
  send.call(this, body);
};

/** Counts what is being read of a kind of bytes. */
function countReadings(kind: { prototype: object }, ...ways: string[]): void {
  const prototype = kind.prototype as Record<string, () => Promise<unknown>>;
  for (const way of ways) {
    const read = prototype[way];
    if (!read) continue;
    prototype[way] = function (...given) {
      readings += 1;
      return read.apply(this, given).finally(() => {
        readings -= 1;
      });
    };
  }
}
countReadings(Response, 'arrayBuffer', 'blob', 'bytes', 'formData', 'json', 'text');
countReadings(Blob, 'arrayBuffer', 'bytes', 'text');

/** The worker hears of a request only after a while; the page knew at once. */
function note(request: Request): void {
  const what = whatOf(request.method, request.url);
  const own = [...asked].find((one) => !one.seenRequest && one.what === what);
  if (own) own.seenRequest = request;
  else others.add(request);
}

let started: ReturnType<typeof start> | undefined;

/** The worker that answers stories' requests. Stories of a docs page ask for it at once, and share it. */
export function startWorker() {
  started ??= start();
  return started;
}

/** Starts the worker; a request that no handler answers is a fault. */
async function start() {
  const worker = setupWorker();
  worker.events.on('request:start', ({ request }) => note(request));
  worker.events.on('request:end', ({ request }) => others.delete(request));
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
