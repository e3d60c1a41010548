import type { Notification, Waits } from '@saudagar/contract';
import { getSocket } from '@saudagar/delivery/machines';
import type { Portal } from '@saudagar/portal/machines';

/** A read event: notifications the member has read in any tab. */
export interface NotificationsRead {
  /** Id of the notification; null for all. */
  id: string | null;
  readAt: string;
  /** Number still unread; null when the server does not know of the read yet. */
  unread: number | null;
}

const readsOf = (portal: Portal) => portal.channel<NotificationsRead>('saudagar.notifications.v1');

/** Publishes a read to every list and count, in all tabs. */
export const publishRead = (portal: Portal, read: NotificationsRead): void =>
  readsOf(portal).publish(read);

interface NotificationsNews {
  /** Called when the member has read notifications, with which ones. */
  onRead: (read: NotificationsRead) => void;
  /** Called when the server reports other changes, so lists are outdated. */
  onOutdated: (unread: number | null) => void;
}

/** Subscribes to reads and to the member-wide socket; returns the unsubscribe function. */
export function watchNotifications(
  portal: Portal,
  { onRead, onOutdated }: NotificationsNews,
): () => void {
  // The socket repeats a read that the member's own tabs have published, once. An equal count later
  // is another change: one notification withdrawn, and one added.
  let repeated: number | null = null;
  const stopReads = readsOf(portal).subscribe((read) => {
    repeated = read.unread;
    onRead(read);
  });
  const connection = getSocket(portal);
  const delivered = connection.on('connection.delivered', ({ events }) => {
    for (const event of events) {
      if (event.type === 'gap') onOutdated(null);
      if (event.type !== 'notification') continue;
      const isRepeated = event.unread === repeated;
      repeated = null;
      if (!isRepeated) onOutdated(event.unread);
    }
  });
  const opened = connection.on('connection.opened', ({ isNew }) => {
    repeated = null;
    if (isNew) onOutdated(null);
  });
  return () => {
    stopReads();
    delivered.unsubscribe();
    opened.unsubscribe();
  };
}

/** Name of the reads that wait for the server; with an id, of one notification's. */
const waitingReadKey = (id: string | null): string => `notifications.read.${id ?? ''}`;

/** How a read waits for the server: unnoticed, since it is shown as done. */
export const waitsAsRead = (id: string | null): Waits => ({
  subject: waitingReadKey(id),
  isMinor: true,
});

/** Applies the reads that wait for the server. */
export const withWaitingReads = (
  { waiting }: Portal,
  items: readonly Notification[],
): readonly Notification[] =>
  waiting.read().reduce((all, { subject, at: readAt }) => {
    if (!subject.startsWith(waitingReadKey(null))) return all;
    const id = subject.slice(waitingReadKey(null).length) || null;
    // A notification that came after all were read stays unread.
    const known = all.filter(({ created_at }) => id !== null || created_at <= readAt);
    const read = withRead(known, { id, readAt, unread: null });
    return all.map((item) => read.find((one) => one.id === item.id) ?? item);
  }, items);

/** Applies a read to notifications. */
export const withRead = (
  items: readonly Notification[],
  { id, readAt }: NotificationsRead,
): readonly Notification[] =>
  items.map((item) =>
    (id === null || item.id === id) && !item.read_at ? { ...item, read_at: readAt } : item,
  );
