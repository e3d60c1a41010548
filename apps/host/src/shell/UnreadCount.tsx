import './unreadCount.css';
import { useUnreadTotal } from '@saudagar/delivery';
import { VisuallyHidden } from '@saudagar/ui';
import { useEffect } from 'react';
import { showCount } from '../routing/title.ts';
import { useTexts } from '../texts.ts';

/** Numbers above are shown as '9+', as in the list of conversations. */
const MOST_SHOWN = 9;

/** How many messages are unread, in the navigation and before the page's title. */
export function UnreadCount() {
  const { t } = useTexts();
  const count = useUnreadTotal();
  useEffect(() => {
    showCount(count);
    return () => showCount(0);
  }, [count]);
  if (count === 0) return null;
  return (
    <span className="sg-nav-count">
      <span aria-hidden="true">{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>
      <VisuallyHidden elementType="span">{t('nav.unread', { count })}</VisuallyHidden>
    </span>
  );
}
