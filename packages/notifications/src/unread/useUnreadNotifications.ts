import { connectionOf } from '@saudagar/delivery';
import { useKeptActor, usePortal } from '@saudagar/portal';
import { useSelector } from '@xstate/react';
import { provideUnread } from './unreadFlow.ts';

/** How many notifications the member has not read, as they come; 0 while that is not known. */
export function useUnreadNotifications(): number {
  // First: while one actor is started, no other can be.
  connectionOf(usePortal());
  const actor = useKeptActor('notifications.unread', provideUnread, { query: null });
  return useSelector(actor, ({ context }) => context.value ?? 0);
}
