/** What the service worker tells the page where a member opened a notification. */
export interface OpenedNotification {
  type: 'notification.opened';
  /** The notification's id. */
  id: string;
  path: string;
}

/** Names the opened notification in the address of a page that is yet to load. */
const PARAMETER = 'notification';

/** A path with the notification that it was opened from. */
export function withOpened(path: string, id: string): string {
  const url = new URL(path, 'http://app');
  url.searchParams.set(PARAMETER, id);
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The notification that a page was opened from, and its path without it; null where it was not. */
export function openedIn(path: string): OpenedNotification | null {
  const url = new URL(path, 'http://app');
  const id = url.searchParams.get(PARAMETER);
  if (!id) return null;
  url.searchParams.delete(PARAMETER);
  return { type: 'notification.opened', id, path: `${url.pathname}${url.search}${url.hash}` };
}
