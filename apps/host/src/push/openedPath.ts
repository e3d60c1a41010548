/** Message of the service worker to the page when a member opens a notification. */
export interface OpenedNotification {
  type: 'notification.opened';
  /** The notification's id. */
  id: string;
  path: string;
}

/** Query parameter with the opened notification, for a page that is yet to load. */
const PARAMETER = 'notification';

/** Adds the opened notification to a path. */
export function withOpened(path: string, id: string): string {
  const url = new URL(path, 'http://app');
  url.searchParams.set(PARAMETER, id);
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The notification that opened a page, and the path without it; null for any other page. */
export function openedIn(path: string): OpenedNotification | null {
  const url = new URL(path, 'http://app');
  const id = url.searchParams.get(PARAMETER);
  if (!id) return null;
  url.searchParams.delete(PARAMETER);
  return { type: 'notification.opened', id, path: `${url.pathname}${url.search}${url.hash}` };
}
