import { hrefOfSubject } from '@saudagar/portal/machines';
import { routes } from '../routing/links.ts';
import { type OpenedNotification, withOpened } from './openedPath.ts';

/** A push message of the server. */
interface Pushed {
  id: string;
  language: string;
  text: string;
  subject: { type: string; id: string };
  /** Part of the subject to open; an older server sends none. */
  part?: { type: string; id: string };
}

/** A notification as shown by the worker. */
interface Shown {
  close(): void;
  readonly tag: string;
  readonly data: { path: string };
}

/** A window of the app. */
interface AppWindow {
  focus(): Promise<unknown>;
  postMessage(message: OpenedNotification): void;
}

/** The part of a service worker used for notifications. */
export interface WorkerScope {
  readonly registration: {
    showNotification(
      title: string,
      options: { body: string; tag: string; lang: string; icon: string; data: Shown['data'] },
    ): Promise<void>;
  };
  readonly clients: {
    matchAll(of: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly AppWindow[]>;
    openWindow(path: string): Promise<unknown>;
  };
}

/** The list of notifications, for subjects without a page. */
const LIST_PATH = '/notifications';

/** Shows a pushed notification, replacing an earlier one with the same id. */
export function showPushed({ registration }: WorkerScope, pushed: Pushed): Promise<void> {
  const { id, language, text } = pushed;
  return registration.showNotification('Saudagar Hub', {
    body: text,
    tag: id,
    lang: language,
    icon: '/icon-192.png',
    data: { path: hrefOfSubject(routes, pushed) ?? LIST_PATH },
  });
}

/** Opens a notification's subject, in the window used last when the app is open. */
export async function openShown({ clients }: WorkerScope, shown: Shown): Promise<void> {
  shown.close();
  const { tag: id, data } = shown;
  const [window] = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!window) {
    await clients.openWindow(withOpened(data.path, id));
    return;
  }
  window.postMessage({ type: 'notification.opened', id, path: data.path });
  await window.focus();
}
