import { usePendingCount } from '@saudagar/admin';
import { NavCount } from '../../shell/NavCount.tsx';
import { useTexts } from './useTexts.ts';

/** Number of flagged cases and approvals that await a moderator. */
export function PendingCount() {
  const { t } = useTexts();
  const count = usePendingCount();
  return <NavCount count={count} label={t('pending', { count })} />;
}
