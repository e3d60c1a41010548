import { useUnreadNotifications } from '@saudagar/notifications';
import { NavCount } from '../../shell/NavCount.tsx';
import { useTexts } from './useTexts.ts';

/** Number of unread notifications, at the bell. */
export function UnreadNotifications() {
  const { t } = useTexts();
  const count = useUnreadNotifications();
  return <NavCount count={count} label={t('unread', { count })} />;
}
