import { isLeftOpen } from '@saudagar/mocks';
import { setupWorker } from 'msw/browser';
import { reportFault } from './guard.ts';

/** A pending request of the page. */
interface Asked {
  what: string;
  /** The request as the service worker knows it, once its event has arrived. */
  seenRequest?: Request;
}

/** Pending requests of the page's scripts and of its elements. */
const asked = new Set<Asked>();
const others = new Set<Request>();

/** Number of bodies being read. */
let readings = 0;

/** Requests the story still waits for: an answer takes a while to arrive. */
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

/** Counts pending reads of a kind of body. */
function countReadings(kind: { prototype: object }, ...methods: string[]): void {
  const prototype = kind.prototype as Record<string, () => Promise<unknown>>;
  for (const method of methods) {
    const read = prototype[method];
    if (!read) continue;
    prototype[method] = function (...given) {
      readings += 1;
      return read.apply(this, given).finally(() => {
        readings -= 1;
      });
    };
  }
}
countReadings(Response, 'arrayBuffer', 'blob', 'bytes', 'formData', 'json', 'text');
countReadings(Blob, 'arrayBuffer', 'bytes', 'text');

/** Matches the worker's event, which comes late, with the request the page has recorded. */
function recordRequest(request: Request): void {
  const what = whatOf(request.method, request.url);
  const own = [...asked].find((one) => !one.seenRequest && one.what === what);
  if (own) own.seenRequest = request;
  else others.add(request);
}

let started: ReturnType<typeof start> | undefined;

/** The service worker that answers stories' requests. Stories of a docs page share it. */
export function startWorker() {
  started ??= start();
  return started;
}

/** Starts the worker; a request that no handler answers is a fault. */
async function start() {
  const worker = setupWorker();
  worker.events.on('request:start', ({ request }) => recordRequest(request));
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
