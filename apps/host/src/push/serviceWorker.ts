import { registerRoute } from 'workbox-routing/registerRoute.js';
import {
  answerKept,
  deleteEarlierCaches,
  type KeepPage,
  keepPage,
  type WorkerEvent,
} from '../offline/keptPage.ts';
import { keepShared, SHARE_PATH } from '../share/sharedContent.ts';
import { openShown, showPushed, type WorkerScope } from './notifications.ts';

interface PushEvent extends WorkerEvent {
  readonly data: { json(): Parameters<typeof showPushed>[1] } | null;
}

interface ClickEvent extends WorkerEvent {
  readonly notification: Parameters<typeof openShown>[1];
}

interface PageEvent extends WorkerEvent {
  readonly data: KeepPage | null;
}

/** The worker's global scope, whose types differ from those of a page. */
const scope = globalThis as unknown as EventTarget & WorkerScope & { skipWaiting(): Promise<void> };

// Its caches have the same form in every version, or other names, so that a newer one can take over at once.
scope.addEventListener('install', () => void scope.skipWaiting());

scope.addEventListener('activate', (event) =>
  (event as WorkerEvent).waitUntil(deleteEarlierCaches()),
);

answerKept();
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === SHARE_PATH,
  ({ request }) => keepShared(request),
  'POST',
);

scope.addEventListener('message', (event) => {
  const message = event as PageEvent;
  if (message.data?.type === 'page.keep') message.waitUntil(keepPage(message, message.data.files));
});

scope.addEventListener('push', (event) => {
  const pushed = event as PushEvent;
  if (pushed.data) pushed.waitUntil(showPushed(scope, pushed.data.json()));
});

scope.addEventListener('notificationclick', (event) => {
  const clicked = event as ClickEvent;
  clicked.waitUntil(openShown(scope, clicked.notification));
});
