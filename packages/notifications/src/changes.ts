import type { Notification } from '@saudagar/contract';
import { getSocket } from '@saudagar/delivery/machines';
import type { Portal } from '@saudagar/portal/machines';

/** Notifications that the member has read in this tab or another. */
export interface NotificationsRead {
  /** The one that was read; null for all. */
  id: string | null;
  readAt: string;
  /** How many are left unread. */
  unread: number;
}

const readsOf = (portal: Portal) => portal.channel<NotificationsRead>('saudagar.notifications.v1');

/** Tells every list and count, other tabs included. */
export const publishRead = (portal: Portal, read: NotificationsRead): void =>
  readsOf(portal).publish(read);

interface NotificationsNews {
  /** The member has read some, and which is known. */
  onRead: (read: NotificationsRead) => void;
  /** The server tells of something else: what is shown may be old. */
  onOutdated: (unread: number | null) => void;
}

/** Hears of reads and of the member-wide socket; returns the way to stop. */
export function watchNotifications(
  portal: Portal,
  { onRead, onOutdated }: NotificationsNews,
): () => void {
  // The socket repeats what this member's own tabs have already said.
  let known: number | null = null;
  const stopReads = readsOf(portal).subscribe((read) => {
    known = read.unread;
    onRead(read);
  });
  const connection = getSocket(portal);
  const delivered = connection.on('connection.delivered', ({ events }) => {
    for (const event of events) {
      if (event.type === 'gap') onOutdated(null);
      if (event.type !== 'notification' || event.unread === known) continue;
      known = event.unread;
      onOutdated(event.unread);
    }
  });
  const opened = connection.on('connection.opened', ({ isNew }) => {
    if (isNew) onOutdated(null);
  });
  return () => {
    stopReads();
    delivered.unsubscribe();
    opened.unsubscribe();
  };
}

/** The notifications after some were read. */
export const withRead = (
  items: readonly Notification[],
  { id, readAt }: NotificationsRead,
): readonly Notification[] =>
  items.map((item) =>
    (id === null || item.id === id) && !item.read_at ? { ...item, read_at: readAt } : item,
  );
