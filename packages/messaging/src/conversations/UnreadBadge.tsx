import { VisuallyHidden } from '@saudagar/ui';
import { useTexts } from '../texts.ts';

/** Highest count shown before '9+' (MSG-016, MSG-017). */
const MOST_SHOWN = 9;

/** Number of unread messages; renders nothing for zero (MSG-020). */
export function UnreadBadge({ count }: { count: number }) {
  const { t } = useTexts();
  if (count <= 0) return null;
  return (
    <span className="sg-messages-unread">
      <span aria-hidden="true">{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>
      <VisuallyHidden elementType="span">{t('list.unread', { count })}</VisuallyHidden>
    </span>
  );
}
