import { useUnreadTotal } from '@saudagar/delivery';
import { useEffect } from 'react';
import { showCount } from '../../routing/title.ts';
import { NavCount } from '../../shell/NavCount.tsx';
import { useTexts } from './useTexts.ts';

/** Number of unread messages, in the navigation and before the page's title. */
export function UnreadCount() {
  const { t } = useTexts();
  const count = useUnreadTotal();
  useEffect(() => {
    showCount(count);
    return () => showCount(0);
  }, [count]);
  return <NavCount count={count} label={t('unread', { count })} />;
}
