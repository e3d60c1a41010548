import type { Notification } from '@saudagar/contract';
import { ListView } from '@saudagar/flows/react';
import { SessionGate, useViewActor } from '@saudagar/portal';
import { EmptyState, SkeletonText } from '@saudagar/ui';
import { useEffect, useRef } from 'react';
import { NotificationRow } from './list/NotificationRow.tsx';
import { provideNotifications } from './list/notificationsActors.ts';
import { ReadAllButton } from './reading/ReadAllButton.tsx';
import { useTexts } from './texts.ts';
import { useUnreadNotifications } from './unread/useUnreadNotifications.ts';

/** Props of {@link Notifications}. */
export interface NotificationsProps {
  /** The path of what a notification is about; null where you have no page for it. */
  subjectPath: (subject: Notification['subject']) => string | null;
}

/** The member's notifications, newest first, as they come. */
export function Notifications(props: NotificationsProps) {
  return <SessionGate>{() => <OwnNotifications {...props} />}</SessionGate>;
}

function OwnNotifications({ subjectPath }: NotificationsProps) {
  const { t } = useTexts();
  const actor = useViewActor(provideNotifications, { query: null });
  const unread = useUnreadNotifications();
  const view = useRef<HTMLDivElement>(null);
  const hadUnread = useRef(false);
  // The pressed button goes with what is unread, and takes the focus with it.
  useEffect(() => {
    const isLost = hadUnread.current && unread === 0 && document.activeElement === document.body;
    if (isLost) view.current?.focus({ preventScroll: true });
    hadUnread.current = unread > 0;
  }, [unread]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div ref={view} className="sg-notifications" role="group" aria-label={t('title')} tabIndex={-1}>
      {unread > 0 && (
        <div className="sg-notifications-actions">
          <ReadAllButton />
        </div>
      )}
      <ListView
        actor={actor}
        aria-label={t('title')}
        idOf={({ id }) => id}
        skeleton={<SkeletonText lines={2} />}
        empty={<EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>}
      >
        {(notification) => (
          <NotificationRow notification={notification} href={subjectPath(notification.subject)} />
        )}
      </ListView>
    </div>
  );
}
