import { usePortal, useUser } from '@saudagar/portal';
import { useMemo, useSyncExternalStore } from 'react';
import { unreadIn } from './conversations.ts';
import { getInbox } from './inboxActors.ts';

/** Number of the member's unread messages in all conversations, updated live. */
export function useUnreadTotal(): number {
  const portal = usePortal();
  const memberId = useUser()?.id;
  const { subscribe, read } = useMemo(() => {
    const inbox = memberId === undefined ? null : getInbox(portal, memberId);
    return {
      subscribe(onChange: () => void) {
        const subscription = inbox?.subscribe(onChange);
        return () => subscription?.unsubscribe();
      },
      read: () => (inbox ? unreadIn(inbox.getSnapshot().context.conversations) : 0),
    };
  }, [portal, memberId]);
  return useSyncExternalStore(subscribe, read, read);
}
