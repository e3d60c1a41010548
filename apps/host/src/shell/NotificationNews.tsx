import { useReadNotification, useUnreadNotifications } from '@saudagar/notifications';
import { VisuallyHidden } from '@saudagar/ui';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useTexts } from '../pages/notifications/useTexts.ts';
import { type OpenedNotification, openedIn } from '../push/openedPath.ts';

/**
 * Announces unread notifications once, not at every change of the count, and follows a notification
 * that the member opened on their device.
 */
export function NotificationNews() {
  const { t } = useTexts();
  useOpenedNotification();
  const unread = useUnreadNotifications();
  useAppBadge(unread);
  return (
    <VisuallyHidden elementType="div" role="status">
      {unread > 0 && t('arrived')}
    </VisuallyHidden>
  );
}

/** Shows the number of unread notifications on the icon of the installed app. */
function useAppBadge(unread: number): void {
  useEffect(() => {
    // Some browsers have none, others need a permission.
    void navigator.setAppBadge?.(unread).catch(() => {});
    return () => void navigator.clearAppBadge?.().catch(() => {});
  }, [unread]);
}

/** Opens the path of a notification opened on the device, and marks it as read. */
function useOpenedNotification(): void {
  const [, goTo] = useLocation();
  const markRead = useReadNotification();
  useEffect(() => {
    const opened = openedIn(`${location.pathname}${location.search}${location.hash}`);
    if (!opened) return;
    goTo(opened.path, { replace: true });
    markRead(opened.id);
  }, [goTo, markRead]);
  useEffect(() => {
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    const follow = ({ data }: MessageEvent<OpenedNotification>) => {
      if (data.type !== 'notification.opened') return;
      goTo(data.path);
      markRead(data.id);
    };
    workers?.addEventListener('message', follow);
    return () => workers?.removeEventListener('message', follow);
  }, [goTo, markRead]);
}
