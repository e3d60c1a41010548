import { getSocket } from '@saudagar/delivery';
import { usePersistentActor, usePortal } from '@saudagar/portal';
import { useSelector } from '@xstate/react';
import { provideUnread } from './unreadFlow.ts';

/** Returns the live number of unread notifications; 0 while unknown. */
export function useUnreadNotifications(): number {
  // The socket comes first: an actor cannot be started while another one starts.
  getSocket(usePortal());
  const actor = usePersistentActor('notifications.unread', provideUnread, { query: null });
  return useSelector(actor, ({ context }) => context.value ?? 0);
}
