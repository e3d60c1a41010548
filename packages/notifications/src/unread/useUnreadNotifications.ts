import { getSocket } from '@saudagar/delivery';
import { usePersistentActor, usePortal } from '@saudagar/portal';
import { useSelector } from '@xstate/react';
import { provideUnread } from './unreadFlow.ts';

/** How many notifications the member has not read, as they come; 0 while that is not known. */
export function useUnreadNotifications(): number {
  // First: while one actor is started, no other can be.
  getSocket(usePortal());
  const actor = usePersistentActor('notifications.unread', provideUnread, { query: null });
  return useSelector(actor, ({ context }) => context.value ?? 0);
}
