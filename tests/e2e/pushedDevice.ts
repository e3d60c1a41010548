import type { Page, Worker } from '@playwright/test';
import type { TestBrowser } from '../../apps/server/testing/pushService.ts';

/** A notification that the worker asked the device to show. */
export interface ShownNotification {
  title: string;
  body: string;
  lang: string;
}

/** A page that keeps what it asked of the browser. */
type Asking = typeof globalThis & { asked: string[] };

/** A service worker that keeps what it shows. */
interface ShowingScope extends EventTarget {
  registration: ServiceWorkerRegistration;
  shown: (ShownNotification & { tag: string; data: unknown })[];
}

/**
 * Stands in for what a browser without a window lacks: it refuses notifications whatever it is granted,
 * and reaches no push service. What the page subscribes to is the test's own. Keeps what the page asks
 * of the browser, for `askedOf`.
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

/** What the page has asked of the browser, in order. */
export const askedOf = (page: Page) => page.evaluate(() => (globalThis as Asking).asked);

/** How many service workers the page has registered. */
export const workersOf = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** The host's own service worker, which keeps what it shows from now on. */
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

/** Lets the browser hand the page's worker what a push service has for it. */
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

/** What the device shows. */
export const shownBy = (worker: Worker): Promise<ShownNotification[]> =>
  worker.evaluate(() =>
    (globalThis as unknown as ShowingScope).shown.map(({ title, body, lang }) => ({
      title,
      body,
      lang,
    })),
  );

/**
 * Presses the latest notification. The browser lets a worker focus a window only for a press of the
 * member's own hand, so that this is left to the test of the worker's functions.
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
