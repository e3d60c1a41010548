import { daysLeft, shownStatus, type Tender } from '@saudagar/contract';
import { formatNumber, useNow } from '@saudagar/ui';
import { useTexts } from '../texts.ts';

/** Remaining days at which a deadline is highlighted. */
const NEAR_DAYS = 3;

/** Remaining days, rounded up and never below 0 (TND-011, TND-012); its status once it ended. */
export function DaysTile({ tender }: { tender: Pick<Tender, 'status' | 'deadline'> }) {
  const { t, locale } = useTexts();
  const now = useNow();
  const count = daysLeft(tender.deadline, now);
  const isOpen = shownStatus(tender, now) === 'active';
  if (!isOpen && tender.status !== 'active' && tender.status !== 'draft')
    return (
      <div className="sg-tender-days" data-state="over">
        <span className="sg-tender-days-label">{t(`status.${tender.status}`)}</span>
      </div>
    );
  const state = isOpen ? (count <= NEAR_DAYS ? 'near' : 'open') : 'over';
  return (
    <div className="sg-tender-days" data-state={state}>
      <span className="sg-tender-days-number">{formatNumber(count, locale)}</span>{' '}
      <span className="sg-tender-days-label">{t('days', { count })}</span>
    </div>
  );
}
