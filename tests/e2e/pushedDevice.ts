import type { Page, Worker } from '@playwright/test';
import type { TestBrowser } from '../../apps/server/testing/pushService.ts';

/** A notification that the service worker showed. */
export interface ShownNotification {
  title: string;
  body: string;
  lang: string;
}

/** A page that records its calls of the browser's APIs. */
type Asking = typeof globalThis & { asked: string[] };

/** A service worker that records the notifications it shows. */
interface ShowingScope extends EventTarget {
  registration: ServiceWorkerRegistration;
  shown: (ShownNotification & { tag: string; data: unknown })[];
}

/**
 * Replaces APIs that a headless browser lacks: it refuses notifications even when they are granted,
 * and reaches no push service. The subscription is the test's own. Records the page's calls, for
 * `askedOf`.
 */
export const standInForDevice = (page: Page, { subscription }: TestBrowser): Promise<unknown> =>
  page.addInitScript((own) => {
    const asked: string[] = [];
    (globalThis as Asking).asked = asked;
    Object.defineProperty(Notification, 'permission', {
      get: () => (asked.includes('permission') ? 'granted' : 'default'),
    });
    Notification.requestPermission = async () => {
      asked.push('permission');
      return 'granted';
    };
    PushManager.prototype.subscribe = async () => {
      asked.push('subscription');
      return { toJSON: () => own } as unknown as PushSubscription;
    };
  }, subscription);

/** Returns the page's calls of the browser's APIs, in order. */
export const askedOf = (page: Page) => page.evaluate(() => (globalThis as Asking).asked);

/** Returns the number of service workers the page has registered. */
export const workersOf = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** Returns the host's service worker, which records its notifications from now on. */
export async function workerOf(page: Page): Promise<Worker> {
  const worker =
    page.context().serviceWorkers()[0] ?? (await page.context().waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const scope = globalThis as unknown as ShowingScope;
    scope.shown = [];
    scope.registration.showNotification = async (title, options) => {
      const { body = '', lang = '', tag = '', data } = options ?? {};
      scope.shown = scope.shown.filter((one) => one.tag !== tag);
      scope.shown.push({ title, body, lang, tag, data });
    };
  });
  return worker;
}

/** Delivers a push message to the page's service worker. */
export async function deliverPush(page: Page, data: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  await browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await browser.detach();
}

/** Returns the notifications that are shown. */
export const shownBy = (worker: Worker): Promise<ShownNotification[]> =>
  worker.evaluate(() =>
    (globalThis as unknown as ShowingScope).shown.map(({ title, body, lang }) => ({
      title,
      body,
      lang,
    })),
  );

/**
 * Presses the latest notification. The browser lets a worker focus a window only after a real
 * press, so focusing is left to the test of the worker's functions.
 */
export const pressShown = (worker: Worker): Promise<void> =>
  worker.evaluate(() => {
    const scope = globalThis as unknown as ShowingScope;
    const latest = scope.shown.at(-1);
    const close = () => {
      scope.shown = scope.shown.filter((one) => one !== latest);
    };
    const press = Object.assign(new Event('notificationclick'), {
      notification: { ...latest, close },
      waitUntil: (work: Promise<unknown>) => void work.catch(() => {}),
    });
    scope.dispatchEvent(press);
  });
