import {
  answerFile,
  answerPage,
  type KeepPage,
  keepPage,
  keptKind,
  type WorkerNetwork,
} from '../offline/keptPage.ts';
import { openShown, showPushed, type WorkerScope } from './notifications.ts';

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface PushEvent extends WorkerEvent {
  readonly data: { json(): Parameters<typeof showPushed>[1] } | null;
}

interface ClickEvent extends WorkerEvent {
  readonly notification: Parameters<typeof openShown>[1];
}

interface PageEvent extends WorkerEvent {
  readonly data: KeepPage;
}

interface FetchEvent extends Event {
  readonly request: Request;
  respondWith(reply: Promise<Response>): void;
}

/** The worker's global scope, whose types differ from those of a page. */
const scope = globalThis as unknown as EventTarget &
  Pick<Window, 'caches' | 'fetch' | 'location'> &
  WorkerScope & { skipWaiting(): Promise<void> };

/** The network and caches, as methods of the scope. */
const network: WorkerNetwork = {
  caches: scope.caches,
  load: (request) => scope.fetch(request),
};

// Its caches have the same form in every version, so that a newer one can take over at once.
scope.addEventListener('install', () => void scope.skipWaiting());

scope.addEventListener('fetch', (event) => {
  const fetched = event as FetchEvent;
  const kind = keptKind(fetched.request, scope.location.origin);
  if (kind === 'page') fetched.respondWith(answerPage(network, fetched.request));
  if (kind === 'file') fetched.respondWith(answerFile(network, fetched.request));
});

scope.addEventListener('message', (event) => {
  const message = event as PageEvent;
  if (message.data?.type === 'page.keep') message.waitUntil(keepPage(network, message.data));
});

scope.addEventListener('push', (event) => {
  const pushed = event as PushEvent;
  if (pushed.data) pushed.waitUntil(showPushed(scope, pushed.data.json()));
});

scope.addEventListener('notificationclick', (event) => {
  const clicked = event as ClickEvent;
  clicked.waitUntil(openShown(scope, clicked.notification));
});
