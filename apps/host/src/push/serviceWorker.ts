import { openShown, showPushed, type WorkerScope } from './notifications.ts';

interface PushEvent extends Event {
  readonly data: { json(): Parameters<typeof showPushed>[1] } | null;
  waitUntil(work: Promise<unknown>): void;
}

interface ClickEvent extends Event {
  readonly notification: Parameters<typeof openShown>[1];
  waitUntil(work: Promise<unknown>): void;
}

/** The worker's global scope, whose types differ from those of a page. */
const scope = globalThis as unknown as WorkerScope & EventTarget & { skipWaiting(): Promise<void> };

// It caches nothing, so that a newer one can take over at once.
scope.addEventListener('install', () => void scope.skipWaiting());

scope.addEventListener('push', (event) => {
  const pushed = event as PushEvent;
  if (pushed.data) pushed.waitUntil(showPushed(scope, pushed.data.json()));
});

scope.addEventListener('notificationclick', (event) => {
  const clicked = event as ClickEvent;
  clicked.waitUntil(openShown(scope, clicked.notification));
});
